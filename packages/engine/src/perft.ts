import { type Dice, differentRolls } from './chance/dice.ts';
import { expand } from './expand.ts';
import { type Command, legal, type Offer, type Position, type Rules, step, toAct } from './family.ts';
import type { Seat } from './vocabulary.ts';

/** Commands that combine several decisions, or are not decisions of the game. */
const NOT_COUNTED: readonly Offer['type'][] = [
  'assault',
  'surrender',
  'offer-draw',
  'accept-draw',
  'decline-draw',
];

/** The decisions that `perft` counts: single ones, without leaving or draws. */
function decisions(rules: Rules, position: Position): [Seat, Command][] {
  return toAct(position).flatMap((seat) =>
    legal(rules, position, seat)
      .filter((offer) => !NOT_COUNTED.includes(offer.type))
      .flatMap(expand)
      .map((command): [Seat, Command] => [seat, command]),
  );
}

/** Every position that a command can lead to, over all outcomes of chance. */
function results(rules: Rules, position: Position, actor: Seat, command: Command): Position[] {
  const found: Position[] = [];
  const path: number[][] = []; // the outcomes still to be tried at each draw, the current one first
  do {
    let depth = 0;
    const dice: Dice = {
      below(n, count) {
        if (depth === path.length) path.push(count === undefined ? numbersBelow(n) : differentRolls(count));
        return path[depth++][0];
      },
    };
    const result = step(rules, position, actor, command, dice);
    if (result.rejection === undefined) found.push(result.position);
  } while (advance(path));
  return found;
}

/** Advances to the next sequence of outcomes, like an odometer; false after the last. */
function advance(path: number[][]): boolean {
  while (path.length > 0) {
    const last = path[path.length - 1];
    last.shift();
    if (last.length > 0) return true;
    path.pop();
  }
  return false;
}

const numbersBelow = (n: number): number[] => Array.from({ length: n }, (_, i) => i);

/**
 * Counts the different positions that can be reached by exactly 1, 2, … depth decisions. `onProgress` is called now and
 * then with the number found so far at the current depth.
 */
export function perft(
  rules: Rules,
  position: Position,
  depth: number,
  onProgress: (depth: number, found: number) => void = () => {},
): number[] {
  const counts: number[] = [];
  let level = new Map([['', position]]);
  for (let n = 1; n <= depth; n++) {
    const next = new Map<string, Position>();
    for (const from of level.values()) {
      for (const [actor, command] of decisions(rules, from)) {
        for (const to of results(rules, from, actor, command)) next.set(JSON.stringify(to), to);
      }
      onProgress(n, next.size);
    }
    counts.push(next.size);
    level = next;
  }
  return counts;
}
