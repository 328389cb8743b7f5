import {
  evolve,
  makePosition,
  type Position,
  parseEvent,
  parsePosition,
  SPECTATOR,
  viewOf,
} from '@rubicon/engine';
import { describe, expect, test } from 'vitest';
import { startGame } from '../src/start.ts';
import { GOLDEN_NAMES, linesOf, readGolden } from './records.ts';

interface Line {
  readonly events?: readonly unknown[];
}

/** The rules, and the position after each line of a record, folded from the events it holds. */
function positionsOf(name: string) {
  const [header, ...lines] = linesOf(readGolden(name)).map((line) => JSON.parse(line));
  const game = startGame(header, header.position);
  if (game.error !== undefined) throw new Error(game.error.code);
  const { rules, position } = game;
  const seen: Position[] = [structuredClone(position)];
  for (const { events = [] } of lines as Line[]) {
    for (const json of events) {
      const event = parseEvent(rules.board, json);
      if (event.error !== undefined) throw new Error(JSON.stringify(event.error));
      evolve(position, event.value);
    }
    seen.push(structuredClone(position));
  }
  return { rules, positions: seen };
}

describe('every position of a stored game can be written and opened again', () => {
  test.each(GOLDEN_NAMES)('%s', (name) => {
    const { rules, positions } = positionsOf(name);
    for (const position of positions) {
      for (const view of [position, viewOf(position, SPECTATOR)]) {
        const text = makePosition(rules, view);
        const opened = parsePosition(text);
        if (opened.error !== undefined) throw new Error(`${text}: ${JSON.stringify(opened.error)}`);
        if (makePosition(rules, opened.position) !== text) throw new Error(`${text} comes back changed`);
        const older = text.replace(' trading=none', ''); // which the notation once omitted
        if (older !== text && parsePosition(older).error !== undefined)
          throw new Error(`${older} is refused`);
      }
    }
    expect(positions.length).toBeGreaterThan(1);
  });
});
