import type { TurnsPosition } from '@rubicon/engine';
import type { TurnsDecision } from '../../decision.ts';
import { changesOf } from '../../staging.ts';
import { type Cast, markOf, paint, territoryName } from '../../texts/cast.ts';
import { rejectionText } from '../../texts/rejections.ts';
import { type Attack, attackOdds, numbersOdds, oddsLegend, shortOdds } from '../../texts/turns/odds.ts';
import type { Verb } from '../prompt.ts';
import { readNumber, readTerritory } from '../reading.ts';

/** Larger than any stack in a game, yet computed instantly. */
const MOST = 1000;

/** Shows the odds of attacks, counting staged armies. */
export function oddsVerb(decision: TurnsDecision): Verb {
  return {
    name: 'odds',
    help: [
      ['odds kamchatka', 'the odds of attacks on it, or from it if it is yours'],
      ['odds alaska kamchatka', 'the odds of this attack; you can add until 3'],
      ['odds 8 3', 'the odds of 8 attackers against 3 defenders'],
    ],
    run(words) {
      decision.room.terminal.print(...oddsText(decision, words));
      return undefined;
    },
  };
}

function oddsText(decision: TurnsDecision, words: readonly string[]): string[] {
  const { cast } = decision.room;
  const numbers = words.slice(0, 2).map(readNumber);
  const [attackers, defenders] = numbers;
  if (attackers !== undefined && defenders !== undefined && words.length === 2) {
    const isFine = [attackers, defenders].every((n) => n >= 1 && n <= MOST);
    return isFine ? numbersOdds(cast, attackers, defenders) : [`Type numbers from 1 to ${MOST}.`];
  }
  if (words.length === 0 || attackers !== undefined)
    return ['Type 1 or 2 territories or 2 numbers, for example: odds 8 3'];
  return attacksText(decision, words);
}

/** The odds of the named attacks: all on or from a territory, or a single one. */
function attacksText(decision: TurnsDecision, words: readonly string[]): string[] {
  const { cast } = decision.room;
  const possible = attacksOf(decision);
  const first = readTerritory(
    decision,
    words,
    possible.flatMap(({ from, to }) => [from, to]),
  );
  if (first === undefined) return [];
  const found = possible.filter(({ from, to }) => from === first.territory || to === first.territory);
  const rest = first.rest[0] === 'to' ? first.rest.slice(1) : first.rest;
  const isUntil = rest[0] === 'until' || rest.length === 0;
  const second = isUntil
    ? undefined
    : readTerritory(
        decision,
        rest,
        found.map(({ to }) => to),
      );
  if (!isUntil && second === undefined) return [];
  const attacks =
    second === undefined
      ? found
      : found.filter(({ from, to }) => from === first.territory && to === second.territory);
  const [attack, another] = attacks;
  if (attack === undefined) {
    const name = territoryName(cast, second?.territory ?? first.territory);
    return [
      `You cannot attack ${name} ${second === undefined ? 'now' : `from ${territoryName(cast, first.territory)}`}.`,
    ];
  }
  if (another === undefined) return detail(decision, attack, second?.rest ?? rest);
  return [`Attacks (${oddsLegend(decision.rules)}):`, ...attacks.map((one) => lineOf(decision, one))];
}

/** `Alaska 9: Kamchatka (B 3, 84 %, -1.4)`. */
function lineOf({ room: { cast } }: TurnsDecision, attack: Attack): string {
  const { view, from } = attack;
  return `  ${territoryName(cast, from)} ${view.armies[from]}: ${targetText(cast, attack)}`;
}

/** A target with its owner, its armies and the odds. */
export function targetText(cast: Cast, attack: Attack): string {
  const { view, to } = attack;
  const owner = view.owner[to]!;
  const facts = `${markOf(cast, owner)} ${view.armies[to]}, ${shortOdds(attack)}`;
  return paint(cast, owner, `${territoryName(cast, to)} (${facts})`);
}

function detail({ room: { cast } }: TurnsDecision, attack: Attack, words: readonly string[]): string[] {
  const most = attack.view.armies[attack.from]! - 1;
  const stopAt = words.length === 0 ? 1 : readUntil(words);
  if (stopAt === undefined) return ['After the 2 territories, type “until 3” or nothing.'];
  if (stopAt < 1 || stopAt > most)
    return [rejectionText(cast, { code: 'stop-out-of-range', stopAt, least: 1, most })];
  return attackOdds(cast, attack, stopAt);
}

/** Reads the limit from `until taken`, `until 3` or `until 3 left`. */
export function readUntil([word, end, left, ...extra]: readonly string[]): number | undefined {
  const isUntil = word === 'until' && (left === undefined || left === 'left') && extra.length === 0;
  if (!isUntil) return undefined;
  return end === 'taken' ? 1 : readNumber(end);
}

/** All attacks the seat could make with the staged armies. */
function attacksOf(decision: TurnsDecision): Attack[] {
  const { rules, seat, room } = decision;
  const changes = changesOf(room.staging);
  const armies = decision.view.armies.map((there, t) => there + (changes.get(t) ?? 0));
  const view: TurnsPosition = { ...decision.view, armies };
  const isOpen = (from: number, to: number): boolean =>
    view.owner[from] === seat && armies[from]! > 1 && view.owner[to] !== seat && armies[to]! > 0;
  return rules.board.neighbours.flatMap((neighbours, from) =>
    neighbours.flatMap((to) => (isOpen(from, to) ? { rules, view, seat, from, to } : [])),
  );
}
