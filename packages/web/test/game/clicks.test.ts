import {
  legal,
  type Position,
  parsePosition,
  play,
  type SeatCommand,
  seededDice,
  viewOf,
} from '@rubicon/engine';
import { describe, expect, test } from 'vitest';
import {
  canFollow,
  decisionKey,
  promptOf,
  stagingAfter,
  stagingForNext,
} from '../../src/game/prompts/current-prompt.ts';
import type { Action, Prompt } from '../../src/game/prompts/prompt.ts';
import { NOTHING_STAGED, type Staging } from '../../src/game/prompts/staging.ts';
import { en } from '../../src/words/en/index.ts';
import { seatsFor } from './games.ts';

/** Red has most of South America, and its neighbours are weak. */
const START =
  'world-domination - red,blue b1b1b1b1b1b1b1b1b1/a1a6b1a1/b1b1b1b1b1b1b1/b1b1b1b1b1b1/b1b1b1b1b1b1b1b1b1b1b1b1/b1b1b1b1 reinforce:a turn=3 first=a';

/** The page's logic for one person, with the engine in place of the table; counts clicks. */
function sitDown(notation: string, seed = 'clicks') {
  const parsed = parsePosition(notation);
  if (parsed.error !== undefined) throw new Error(JSON.stringify(parsed.error));
  const { rules, position } = parsed;
  const dice = seededDice(seed);
  const seats = seatsFor(2);
  const game = { id: 'clicks', edition: rules.edition, options: {}, revision: rules.revision, seats };
  let staging: Staging = NOTHING_STAGED;
  let clicks = 0;
  let message: string | undefined;
  const idOf = (name: string): number => rules.board.territories.findIndex(({ id }) => id === name);
  const decision = () => {
    const view = viewOf(position, 0);
    return { rules, view, seat: 0, offers: legal(rules, view, 0), game, yours: [0] };
  };
  const prompt = (): Prompt => promptOf(decision(), staging, en)!;
  const key = (): string => decisionKey(0, position);

  function send(command: SeatCommand): void {
    const before = key();
    const rejection = play(rules, position, 0, command, dice, []);
    if (rejection !== undefined) throw new Error(JSON.stringify(rejection));
    if (key() !== before) staging = stagingForNext(staging);
  }
  function perform(action: Action | undefined): void {
    clicks++;
    message = undefined;
    if (action === undefined) throw new Error(`nothing happens: ${prompt().text}`);
    if (action.type === 'stage') staging = action.staging;
    else if (action.type === 'tell') message = action.text;
    else if (action.type === 'assault') send(action);
    else {
      staging = stagingAfter(staging, action.command, action.selection);
      send(action.command);
      for (const command of action.next ?? []) {
        if (!canFollow(decision(), command)) break;
        send(command);
      }
    }
  }
  return {
    position: position as Extract<Position, { family: 'turns' }>,
    idOf,
    prompt,
    clicks: () => clicks,
    message: () => message,
    staging: () => staging,
    pick: (name: string) => perform(prompt().pick?.(idOf(name), false)),
    drag: (from: string, to: string) => perform(prompt().drag?.(idOf(from), idOf(to))),
    press: (label: string) =>
      perform([prompt().primary, ...(prompt().buttons ?? [])].find((one) => one?.label === label)?.action),
    assault: () => perform({ type: 'assault', from: staging.from!, to: staging.to!, stopAt: 1 }),
  };
}

test('a turn with one conquest takes five clicks', () => {
  const { position, pick, press, assault, clicks } = sitDown(START);
  press('All here');
  pick('peru');
  pick('brazil');
  assault();
  expect(position.phase).toBe('occupy');
  press('End turn');
  expect(clicks()).toBe(5);
  expect(position.seat).toBe(1);
});

test('the buttons that end the attacks keep their order after a conquest', () => {
  const { position, pick, press, assault, prompt } = sitDown(START);
  const labels = (): string[] => (prompt().buttons ?? []).map(({ label }) => label);
  press('All here');
  pick('peru');
  pick('brazil');
  const before = labels();
  assault();
  expect(position.phase).toBe('occupy');
  expect(labels()).toEqual(before);
});

test('each further attack takes two clicks, and the armies move along', () => {
  const { position, idOf, pick, press, assault, clicks, prompt } = sitDown(START);
  press('All here');
  pick('peru');
  pick('brazil');
  assault();
  const armies = position.armies[idOf('peru')]!;
  const shown = prompt().shownPosition!.armies; // the armies that move in, before they are sent
  expect([shown[idOf('peru')], shown[idOf('brazil')]]).toEqual([1, armies - 1]);
  expect(prompt().selected).toBe(idOf('brazil'));
  expect(prompt().lit).toEqual(new Set([idOf('north-africa')]));
  const before = clicks();
  pick('north-africa');
  expect(position.armies[idOf('brazil')]).toBe(armies - 1);
  assault();
  expect(clicks()).toBe(before + 2);
  expect(position.owner[idOf('north-africa')]).toBe(0);
});

describe('while armies are placed', () => {
  test('drawing an arrow says how many are left; once all are placed, it sends them', () => {
    const { position, message, drag, press, staging, idOf } = sitDown(START);
    drag('peru', 'brazil');
    expect(message()).toBe('Place 3 more armies first.');
    expect(position.phase).toBe('reinforce');
    press('All here');
    drag('peru', 'brazil');
    expect(position.phase).toBe('attack');
    expect(staging()).toMatchObject({ from: idOf('peru'), to: idOf('brazil') });
  });

  test('clicking a target of the selected territory is enough to attack', () => {
    const { position, pick, press, staging, idOf } = sitDown(START);
    press('All here');
    pick('brazil');
    expect(position.phase).toBe('attack');
    expect(staging()).toMatchObject({ from: idOf('peru'), to: idOf('brazil') });
  });

  test('armies can be spread evenly over the borders', () => {
    const { prompt, press, staging } = sitDown(START);
    press('Place evenly');
    expect(staging().places.map(([, armies]) => armies)).toEqual([1, 1, 1]);
    expect(prompt().primary?.label).toBe('Place 3 armies');
  });
});
