import { createGame, EDITIONS, evolve, makePosition, parseEvent } from '@rubicon/engine';
import { RecordedGame } from '@rubicon/protocol';
import { describe, expect, test } from 'vitest';
import { tapeOf } from '../../src/host/tape.ts';
import { type Film, filmOf, positionAt } from '../../src/replay/film.ts';
import { record } from '../records.ts';

function filmed(text: string): Film {
  const answer = tapeOf(text, 'film');
  const film = answer.error === undefined ? filmOf(answer.value) : undefined;
  if (film === undefined) throw new Error('no film');
  return film;
}

describe('a film shows what the engine folds, after every line', () => {
  test.each(EDITIONS.map(({ id }) => id))('%s', (edition) => {
    const { game, lines } = record({ edition, players: 3, options: {}, seed: 'film' }, 400);
    const film = filmed(lines.map((line) => `${line}\n`).join(''));
    const colours = game.header.seats.map(({ colour }) => colour);
    const created = createGame({ edition, options: {}, colours });
    if (created.error !== undefined) throw new Error(created.error.code);
    const { rules, position } = created;
    expect(positionAt(film, 0)).toEqual(position);
    for (const [i, line] of lines.slice(1, film.lines.length + 1).entries()) {
      for (const json of JSON.parse(line).events) evolve(position, parseEvent(rules.board, json).value!);
      if (i % 7 === 0 || i === film.lines.length - 1) expect(positionAt(film, i + 1)).toEqual(position);
    }
    expect(positionAt(film, film.lines.length)).toEqual(game.position);
  });
});

test('going back and forth changes nothing', () => {
  const film = filmed(record({ edition: 'classic', players: 3, options: {}, seed: 'film' }, 100).text);
  const middle = positionAt(film, 50);
  positionAt(film, 100);
  positionAt(film, 0);
  expect(positionAt(film, 50)).toEqual(middle);
});

test('a tape of a game that this engine does not know is no film', () => {
  const tape = {
    game: { id: '', edition: 'chess', options: {}, revision: 1, seats: [] },
    lines: [],
    status: 'replayed' as const,
  };
  expect(filmOf(tape)).toBeUndefined();
});

test('a game that began from a position is shown from there', () => {
  const { game } = record({ edition: 'classic', players: 3, options: {}, seed: 'film' }, 100);
  const { edition, options, seats } = game.header;
  const position = makePosition(game.rules, game.position);
  const lines: string[] = [];
  RecordedGame.create({ edition, options, seats: [...seats], seed: 'on', position }, (line) =>
    lines.push(line),
  );
  expect(positionAt(filmed(`${lines.join('\n')}\n`), 0)).toEqual(game.position);
});
