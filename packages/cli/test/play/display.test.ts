import { type Event, type Position, parsePosition, parseTerritory, type Rules } from '@rubicon/engine';
import pc from 'picocolors';
import { expect, test } from 'vitest';
import { boardText } from '../../src/play/texts/board.ts';
import { makeCast } from '../../src/play/texts/cast.ts';
import { narrate } from '../../src/play/texts/narration.ts';

const NAMES = ['Ann', 'Bob', 'Cleo'];

function open(text: string) {
  const parsed = parsePosition(text);
  if (parsed.error !== undefined) throw new Error(JSON.stringify(parsed.error));
  const { rules, position }: { rules: Rules; position: Position } = parsed;
  const seats = position.colours.map((_, seat) => ({ name: NAMES[seat] ?? '' }));
  return { position, rules, cast: makeCast({ rules, position }, seats, pc.createColors(false)) };
}

test('CC-2 at the end, vacated territories are shown as the winner’s', () => {
  const { cast, position } = open(
    'classic capitals=on red,blue-eliminated a3a1a1a1a1a1a1a1a1/..../n1n1n1n1n1n1n1/n1n1n1n1n1n1/n1n1n1n1n1n1n1n1n1n1n1n1/n1n1n1n1 over:b turn=9 first=a capitals=a:alaska,b:brazil vacated=.:venezuela+peru+brazil+argentina winner=a',
  );
  const board = boardText(cast, position, 80).join('\n');
  expect(board).toMatch(/R Venezuela/);
  expect(board).toContain('South America +2 held by R');
});

const ROUND =
  'simultaneous - red,blue,green a1b5c1....../..../......./....../............/.... order round=2 first=b objectives=a:siam,b:ural,c:china open=*';

/** Two moves of one round: Bob takes Alaska, then Ann\'s order from there comes up. */
const events = (rules: Rules): Event[] => {
  const territory = (id: string): number => parseTerritory(rules.board, id);
  const alaska = territory('alaska');
  const opened = {
    type: 'opened',
    seat: 0,
    sheet: { type: 'order', cash: [], deploy: [], moves: [] },
  } as const;
  const taken = {
    type: 'moved',
    seat: 1,
    from: territory('northwest-territory'),
    to: alaska,
    asked: 4,
    troops: 4,
    reason: 'none',
  } as const;
  const fight = {
    type: 'fought',
    seat: 1,
    defender: 0,
    territory: alaska,
    attackers: 4,
    defenders: 1,
    attackersLeft: 3,
    defendersLeft: 0,
  } as const;
  const late = {
    type: 'moved',
    seat: 0,
    from: alaska,
    to: territory('kamchatka'),
    asked: 1,
    troops: 0,
    reason: 'not-yours',
  } as const;
  return [opened, taken, fight, late] as Event[];
};

test('an order from a territory lost in the same round is not called a mistake', () => {
  const { cast, rules, position } = open(ROUND);
  const lines = narrate(cast, position, events(rules), 'every-roll');
  expect(lines.at(-1)).toBe(
    '  Ann moves 1 from Alaska to Kamchatka: not carried out (territory lost earlier this round).',
  );
});

test('an order from a territory of another player is ignored', () => {
  const { cast, rules, position } = open(ROUND.replace('a1b5', 'b1b5').replace('c1...', 'c1a1..'));
  const [opened, , , late] = events(rules);
  const lines = narrate(cast, position, [opened!, late!], 'every-roll');
  expect(lines.at(-1)).toBe('  Ann moves 1 from Alaska to Kamchatka: ignored (not held).');
});
