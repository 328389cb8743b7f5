import { createGame, parsePosition } from '@rubicon/engine';
import pc from 'picocolors';
import { expect, test } from 'vitest';
import { widthOf } from '../../src/columns.ts';
import { boardText, lookText } from '../../src/play/texts/board.ts';
import { makeCast } from '../../src/play/texts/cast.ts';
import { playersText } from '../../src/play/texts/players.ts';

const notation =
  'world-domination - red,blue,black a12b1b1b1b1b1b1b1b1/a1a1a103a1/b1b1b1b1b1b1b1/b1b1b1b1b1b1/b1b1c5b1b1b1b1b1b1b1b1b1/b1b1b1b1 ' +
  'attack:a turn=7 first=a hands=a:brazil,b:?+?';

function example(colour = false) {
  const parsed = parsePosition(notation);
  if (parsed.error !== undefined) throw new Error(parsed.error.code);
  const seats = [
    { name: 'Ann', colour: 'red' as const },
    { name: 'Bob', colour: 'blue' as const },
    { name: 'Cato', colour: 'black' as const, bot: 'random' },
  ];
  return { cast: makeCast(parsed, seats, pc.createColors(colour)), position: parsed.position };
}

test('three columns on 80, with marks, armies, bonuses, holders and staged armies', () => {
  const { cast, position } = example();
  expect(boardText(cast, position, 80, new Map([[0, 3]])).join('\n')).toMatchInlineSnapshot(`
    "North America +5               Europe +5 held by B    Asia +7
    R Alaska                12+3   B Iceland          1   B Ural               1
    B Northwest Territory      1   B Great Britain    1   B Siberia            1
    B Greenland                1   B Scandinavia      1   K Yakutsk            5
    B Alberta                  1   B Northern Europe  1   B Kamchatka          1
    B Ontario                  1   B Western Europe   1   B Irkutsk            1
    B Quebec                   1   B Southern Europe  1   B Afghanistan        1
    B Western United States    1   B Ukraine          1   B China              1
    B Eastern United States    1                          B Mongolia           1
    B Central America          1   Africa +3 held by B    B Japan              1
                                   B North Africa     1   B Middle East        1
    South America +2 held by R     B Egypt            1   B India              1
    R Venezuela                1   B East Africa      1   B Siam               1
    R Peru                     1   B Congo            1
    R Brazil                 103   B South Africa     1   Australia +2 held by B
    R Argentina                1   B Madagascar       1   B Indonesia          1
                                                          B New Guinea         1
                                                          B Western Australia  1
                                                          B Eastern Australia  1"
  `);
});

test.each([
  [80, 3],
  [60, 2],
  [30, 1],
])('at a width of %i no line is longer', (width, columns) => {
  const { cast, position } = example(true);
  const text = boardText(cast, position, width);
  expect(Math.max(...text.map(widthOf))).toBeLessThanOrEqual(width);
  expect(text[0]?.match(/\+\d/g)).toHaveLength(columns);
});

test('an unclaimed territory has a dot and no armies', () => {
  const game = createGame({ edition: 'classic', colours: ['red', 'blue'] });
  if (game.error !== undefined) throw new Error(game.error.code);
  const cast = makeCast(game, [], pc.createColors(false));
  expect(boardText(cast, game.position, 80)[1]).toMatch(/^\. Alaska +\. Iceland +\. Ural$/);
});

test('look shows a territory and its neighbours with owners and armies', () => {
  const { cast, position } = example();
  expect(lookText(cast, position, 11).join('\n')).toMatchInlineSnapshot(`
    "Brazil, South America: Ann (R), 103 armies (pieces: 10 of 10, 3 of 1)
    neighbours:
      R Venezuela     1  South America
      R Peru          1  South America
      R Argentina     1  South America
      B North Africa  1  Africa"
  `);
});

test('players with territories, armies, cards and income', () => {
  const { cast, position } = example();
  expect(playersText(cast, position).join('\n')).toMatchInlineSnapshot(`
    "   player  territories  armies  cards  next income
    R  Ann               5     118      1            5  to play
    B  Bob              36      36      2           22
    K  Cato              1       5      0            3  bot (random)"
  `);
  expect(playersText(cast, position, 50).join('\n')).toMatchInlineSnapshot(`
    "R  Ann: territories 5, armies 118, cards 1, next income 5, to play
    B  Bob: territories 36, armies 36, cards 2, next income 22
    K  Cato: territories 1, armies 5, cards 0, next income 3, bot (random)"
  `);
});

test('a name cannot move the cursor', () => {
  const { cast } = example();
  const evil = [{ name: '\x1b[2JAn\nn', colour: 'red' as const }];
  expect(makeCast(cast, evil, cast.colours).seats[0]?.name).toBe('Ann');
});
