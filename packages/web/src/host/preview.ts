import { loadChallenge, parseChallenge } from '@rubicon/analysis';
import type { LocalDate } from '@rubicon/analysis/date';
import {
  COLOURS,
  isToAct,
  NEUTRAL,
  type Position,
  SPECTATOR,
  seatsFrom,
  type TurnsPosition,
  viewOf,
} from '@rubicon/engine';
import { foldRecord } from '@rubicon/protocol';
import type { HistoryEntry } from '@rubicon/protocol/wire';
import { goalIds } from '../challenge/goal-ids.ts';
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
      round: view.family === 'orders' ? view.round : roundOf(view, entries),
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

/** A new round begins when the turn comes back to an earlier seat of the order, or to the same one. */
function roundOf(view: TurnsPosition, entries: readonly HistoryEntry[]): number {
  if (view.turn === 0) return 0;
  const order = seatsFrom(view, view.first);
  let round = 0;
  let last = order.length;
  for (const event of entries.flatMap(({ events }) => events)) {
    if (event.type !== 'turn-began') continue;
    const place = order.indexOf(event.seat);
    if (place <= last) round++;
    last = place;
  }
  return Math.max(1, round); // a record may begin within a turn
}
