import type { TurnsPosition } from '@rubicon/engine';
import type { TurnsChair } from '../../chair.ts';
import { changesOf } from '../../draft.ts';
import { type Cast, markOf, paint, territoryName } from '../../texts/cast.ts';
import { rejectionText } from '../../texts/rejections.ts';
import { type Attack, attackOdds, numbersOdds, oddsLegend, shortOdds } from '../../texts/turns/odds.ts';
import type { Verb } from '../prompt.ts';
import { readNumber, readTerritory } from '../reading.ts';

/** More than anybody has, and computed at once. */
const MOST = 1000;

/** The odds of attacks, also of those that are only thought of: what is staged counts. */
export function oddsVerb(chair: TurnsChair): Verb {
  return {
    name: 'odds',
    help: [
      ['odds kamchatka', 'how attacks on it would end, or attacks from it if it is yours'],
      ['odds alaska kamchatka', 'the same from there; until 3 may follow'],
      ['odds 8 3', 'how 8 that may attack end against 3'],
    ],
    run(words) {
      chair.room.terminal.print(...oddsText(chair, words));
      return undefined;
    },
  };
}

function oddsText(chair: TurnsChair, words: readonly string[]): string[] {
  const { cast } = chair.room;
  const numbers = words.slice(0, 2).map(readNumber);
  const [attackers, defenders] = numbers;
  if (attackers !== undefined && defenders !== undefined && words.length === 2) {
    const isFine = [attackers, defenders].every((n) => n >= 1 && n <= MOST);
    return isFine ? numbersOdds(cast, attackers, defenders) : [`Type numbers from 1 to ${MOST}.`];
  }
  if (words.length === 0 || attackers !== undefined)
    return ['Type a territory, two of them or two numbers, for example: odds 8 3'];
  return attacksText(chair, words);
}

/** What the words name: all attacks on or from a territory, or a single one. */
function attacksText(chair: TurnsChair, words: readonly string[]): string[] {
  const { cast } = chair.room;
  const possible = attacksOf(chair);
  const first = readTerritory(
    chair,
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
        chair,
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
  if (another === undefined) return detail(chair, attack, second?.rest ?? rest);
  return [`Attacks (${oddsLegend(chair.rules)}):`, ...attacks.map((one) => lineOf(chair, one))];
}

/** `Alaska 9: Kamchatka (B 3, 84 %, -1.4)`. */
function lineOf({ room: { cast } }: TurnsChair, attack: Attack): string {
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

function detail({ room: { cast } }: TurnsChair, attack: Attack, words: readonly string[]): string[] {
  const most = attack.view.armies[attack.from]! - 1;
  const stopAt = words.length === 0 ? 1 : readUntil(words);
  if (stopAt === undefined) return ['After the two territories type “until 3”, or nothing.'];
  if (stopAt < 1 || stopAt > most)
    return [rejectionText(cast, { code: 'stop-out-of-range', stopAt, least: 1, most })];
  return attackOdds(cast, attack, stopAt);
}

/** How many armies are to be left, of `until taken`, `until 3` or `until 3 left`. */
export function readUntil([word, end, left, ...tooMuch]: readonly string[]): number | undefined {
  const isUntil = word === 'until' && (left === undefined || left === 'left') && tooMuch.length === 0;
  if (!isUntil) return undefined;
  return end === 'taken' ? 1 : readNumber(end);
}

/** Every attack that the seat could make if what is staged were there. */
function attacksOf(chair: TurnsChair): Attack[] {
  const { rules, seat, room } = chair;
  const changes = changesOf(room.draft);
  const armies = chair.view.armies.map((there, t) => there + (changes.get(t) ?? 0));
  const view: TurnsPosition = { ...chair.view, armies };
  const isOpen = (from: number, to: number): boolean =>
    view.owner[from] === seat && armies[from]! > 1 && view.owner[to] !== seat && armies[to]! > 0;
  return rules.board.neighbours.flatMap((neighbours, from) =>
    neighbours.flatMap((to) => (isOpen(from, to) ? { rules, view, seat, from, to } : [])),
  );
}
