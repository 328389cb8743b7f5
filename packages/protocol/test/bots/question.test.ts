import { readFileSync } from 'node:fs';
import {
  type Game,
  isTurns,
  legal,
  NOBODY,
  parsePosition,
  play,
  scriptedDice,
  toAct,
  viewOf,
} from '@rubicon/engine';
import { describe, expect, test } from 'vitest';
import { makeView, QUESTIONS, questionOf, ViewWriter } from '../../src/index.ts';
import { gameAt, playAtRandom, TABLES } from './tables.ts';

/** The choices that a question must offer, and those that it may also offer. */
const CHOICES: Readonly<Record<string, { has: string[]; may: string[] }>> = {
  trade: { has: ['trade'], may: [] },
  place: { has: ['place'], may: ['trade', 'trade-stars'] },
  attack: { has: ['end-attacks'], may: ['attack', 'assault', 'fortify', 'trade', 'trade-stars'] },
};
const LEAVING = ['surrender', 'offer-draw', 'accept-draw', 'decline-draw'];

describe.each(TABLES)('$name', (table) => {
  test('the question fits the choices', () => {
    const { rules, position } = gameAt(table);
    const wrong: string[] = [];
    playAtRandom({ rules, position } as Game, `questions of ${table.name}`, 400, () => {
      for (const seat of toAct(position).filter((actor) => actor < position.status.length)) {
        const view = viewOf(position, seat);
        const asked = questionOf(view);
        const types = new Set(legal(rules, view, seat).map(({ type }): string => type));
        for (const type of LEAVING) types.delete(type);
        const { has = [], may = [...types] } = CHOICES[asked] ?? {};
        if (!QUESTIONS.includes(asked) || has.some((type) => !types.delete(type))) wrong.push(asked);
        if ([...types].some((type) => !may.includes(type) && !has.includes(type))) wrong.push(asked);
      }
    });
    expect(wrong).toEqual([]);
  });

  test('the text of a view is that of `makeView`', () => {
    const { rules, position } = gameAt(table);
    const writers = position.status.map((_, seat) => new ViewWriter(rules, seat));
    playAtRandom({ rules, position } as Game, `views of ${table.name}`, 250, (_, actor) => {
      const seat = Math.max(0, actor) % writers.length;
      const view = viewOf(position, seat);
      expect(writers[seat]!.write(view)).toBe(JSON.stringify(makeView(rules, view, seat)));
    });
  });
});

test('a writer sees changes within a view that it has written before', () => {
  const { rules, position } = gameAt(TABLES[0]!);
  const writer = new ViewWriter(rules, 0);
  writer.write(position);
  position.armies[0] = 7;
  expect(JSON.parse(writer.write(position)).armies.alaska).toBe(7);
});

test('a forced trade and its armies after an elimination are asked for in the phase attack', () => {
  const others = (count: number): string => 'a1'.repeat(count);
  const game = parsePosition(
    `classic - red,blue,green ${others(9)}/a1b1a9c5/${others(7)}/${others(6)}/${others(12)}/${others(4)} ` +
      'attack:a turn=9 first=a sets=2 hands=a:alaska+alberta+congo+wild-1,b:siam+india+china',
  );
  if (game.error !== undefined || !isTurns(game)) throw new Error(JSON.stringify(game.error));
  const { rules, position } = game;
  const asked: string[] = [];
  const ask = (): void => void asked.push(`${position.phase}: ${questionOf(viewOf(position, 0))}`);
  ask();
  const brazil = rules.board.territories.findIndex(({ id }) => id === 'brazil');
  const peru = rules.board.territories.findIndex(({ id }) => id === 'peru');
  play(rules, position, 0, { type: 'attack', from: brazil, to: peru, dice: 3 }, scriptedDice([6, 6, 6, 1]));
  ask();
  play(rules, position, 0, { type: 'occupy', armies: 3 }, scriptedDice([]));
  ask();
  const trade = legal(rules, position, 0).find(({ type }) => type === 'trade');
  if (trade?.type !== 'trade') throw new Error('no trade');
  const extra = trade.extras[0] ?? NOBODY;
  play(rules, position, 0, { type: 'trade', cards: trade.cards, extra }, scriptedDice([]));
  ask();
  play(rules, position, 0, { type: 'place', places: [[brazil, position.toPlace]] }, scriptedDice([]));
  ask();
  expect(asked).toEqual([
    'attack: attack',
    'occupy: occupy',
    'attack: trade',
    'attack: place',
    'attack: attack',
  ]);
});

test('docs/bots.md lists every question', () => {
  const page = readFileSync(new URL('../../../../docs/bots.md', import.meta.url), 'utf8');
  const section = page.split('### `asks`')[1]?.split('\n### ')[0] ?? '';
  expect(QUESTIONS.filter((question) => !section.includes(`\`${question}\``))).toEqual([]);
});
