import { loadChallenge, parseChallenge } from '@rubicon/analysis';
import type { LocalDate } from '@rubicon/analysis/date';
import { COLOURS, isToAct, NEUTRAL, type Position, SPECTATOR, viewOf } from '@rubicon/engine';
import { foldRecord } from '@rubicon/protocol';
import { goalIds } from '../challenge/goal-ids.ts';
import { roundOf } from '../game/facts/rounds.ts';
import type { Answer, ChallengePreview, GamePreview } from './lobby.ts';

/** Reads the preview of a game from its record, as a spectator may know it. */
export function previewOf(text: string): Answer<GamePreview> {
  const folded = foldRecord(text);
  if (folded.error !== undefined) return { error: 'damaged' };
  const { position, entries } = folded.game;
  const view = viewOf(position, SPECTATOR);
  const colours = view.colours.map((colour) => COLOURS[colour]);
  return {
    value: {
      owners: ownersIn(view),
      colours,
      round: roundOf(view, entries, entries.length),
      toAct: colours.flatMap((_, seat) => (isToAct(view, seat) ? seat : [])),
    },
  };
}

/** Loads the challenge of a day for its card. */
export async function challengePreview(date: LocalDate): Promise<Answer<ChallengePreview>> {
  const { challenge } = parseChallenge(await loadChallenge(date));
  if (challenge === undefined) return { error: 'damaged' };
  return { value: { goal: goalIds(challenge), owners: ownersIn(challenge.position) } };
}

const ownersIn = ({ owner, colours }: Position): GamePreview['owners'] =>
  owner.map((holder) => (holder === NEUTRAL ? 'neutral' : COLOURS[colours[holder]!]));
