import { type Json, type Offer, type Position, type SeatCommand, viewOf } from '@rubicon/engine';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { nextRoll } from '../../src/game/match/auto-attack.ts';
import { fullDefence } from '../../src/game/match/auto-defence.ts';
import { keptDice } from '../../src/game/match/kept-dice.ts';
import type { MatchState } from '../../src/game/match/match.ts';
import { Input } from '../../src/game/prompts/input.ts';
import { sendAction, stageAction } from '../../src/game/prompts/prompt.ts';
import { NOTHING_STAGED } from '../../src/game/prompts/staging.ts';
import type { Settings } from '../../src/settings/settings.ts';
import { newGame } from './games.ts';

const ALASKA = 0;
const ALBERTA = 1;
const KAMCHATKA = 2;

const { rules, position, game } = newGame({
  edition: 'world-domination',
  players: 3,
  options: { setup: 'quick' },
  seed: 'input',
});

/** The first seat's turn, in this phase, with these armies in Alaska. */
function viewIn(phase: Position['phase'], armies = 5): Position {
  const view = viewOf(position, 0);
  view.armies[ALASKA] = armies;
  return { ...view, phase, seat: 0, turn: 1 } as Position;
}

const attackOffer = (most: number, to = ALBERTA): Offer => ({
  type: 'attack',
  from: ALASKA,
  to,
  least: 1,
  most,
});
const defendOffer: Offer = { type: 'defend', least: 1, most: 2 };
const endAttacks: Offer = { type: 'end-attacks' };
const attack = { from: ALASKA, to: ALBERTA, stopAt: 1 };

describe('an automatic attack', () => {
  test('rolls with the most dice', () => {
    expect(nextRoll(attack, viewIn('attack'), [endAttacks, attackOffer(3)])).toEqual({
      type: 'attack',
      from: ALASKA,
      to: ALBERTA,
      dice: 3,
    });
  });

  test.each([
    ['the armies are down to the limit', { ...attack, stopAt: 5 }, viewIn('attack', 5), [attackOffer(3)]],
    ['the territory is taken', attack, viewIn('occupy'), []],
    ['only another territory can be attacked', attack, viewIn('attack'), [attackOffer(3, KAMCHATKA)]],
    [
      'cards have to be traded in first',
      attack,
      viewIn('attack'),
      [{ type: 'trade', cards: [], extras: [] }],
    ],
  ] satisfies [string, typeof attack, Position, Offer[]][])('is over when %s', (_, one, view, offers) => {
    expect(nextRoll(one, view, offers)).toBeUndefined();
  });
});

describe('an automatic defence', () => {
  test('rolls with the most dice', () => {
    expect(fullDefence([{ type: 'surrender' }, defendOffer])).toEqual({ type: 'defend', dice: 2 });
  });

  test('does nothing without an attack', () => {
    expect(fullDefence([endAttacks])).toBeUndefined();
  });
});

/** Input for a match that never answers; the test sets what is shown. */
function newInput(settings: Partial<Settings> = {}, isLesson = false) {
  const shown = createStore<MatchState>(() => ({
    game,
    yours: [0],
    seat: 0,
    defender: undefined,
    rules,
    view: viewIn('attack'),
    history: [],
    shown: 0,
    reveal: undefined,
    offers: [attackOffer(3), endAttacks],
    isHalted: false,
    isSending: false,
    isBehind: false,
    lasts: 0,
    rejection: undefined,
    failure: undefined,
  }));
  const sent: SeatCommand[] = [];
  const dismissRejection = vi.fn();
  const match = {
    store: shown,
    dismissRejection,
    hurry: () => {},
    send(command: SeatCommand): void {
      sent.push(command);
      shown.setState({ offers: [], isSending: true });
    },
  };
  const chosen = createStore(() => ({
    confirm: true,
    speed: 'normal' as Settings['speed'],
    autoDefence: false,
    ...settings,
  }));
  const input = new Input(match, chosen, undefined, isLesson);
  const leave = input.follow();
  const show = (view: Position, offers: readonly Offer[]): void =>
    shown.setState(({ shown: before }) => ({ view, offers, shown: before + 1, isSending: false }));
  /** Makes the last command fail: with a rejection, or because the table accepts no commands now. */
  const fail = (offers: readonly Offer[], rejection?: Json): void =>
    shown.setState({ offers, rejection, isSending: false });
  const rollBack = (): void => shown.setState({ shown: 0, offers: [], isSending: false });
  return { input, sent, show, fail, rollBack, chosen, leave, dismissRejection };
}

describe('actions', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test('a staged change is kept and sends nothing', () => {
    const { input, sent } = newInput();
    const staging = { ...NOTHING_STAGED, from: ALASKA };
    input.perform(stageAction(staging));
    expect(input.store.getState().staging).toBe(staging);
    expect(sent).toEqual([]);
  });

  test('every action dismisses the last rejection', () => {
    const { input, dismissRejection } = newInput();
    input.perform(undefined);
    expect(dismissRejection).not.toHaveBeenCalled();
    input.perform(stageAction(NOTHING_STAGED));
    expect(dismissRejection).toHaveBeenCalledTimes(1);
  });

  test('a command with a confirmation is sent only after Yes', () => {
    const { input, sent } = newInput();
    input.perform(sendAction({ type: 'end-attacks' }, 'End your attacks?'));
    expect(sent).toEqual([]);
    expect(input.store.getState().confirmation?.text).toBe('End your attacks?');
    vi.advanceTimersByTime(1000);
    input.answer(false);
    expect(input.store.getState().confirmation).toBeUndefined();
    expect(sent).toEqual([]);
    input.perform(sendAction({ type: 'end-attacks' }, 'End your attacks?'));
    vi.advanceTimersByTime(1000);
    input.answer(true);
    expect(sent).toEqual([{ type: 'end-attacks' }]);
    expect(input.store.getState().confirmation).toBeUndefined();
  });

  test.each([true, false])('the second half of a double tap does not answer: %s', (isYes) => {
    const { input, sent } = newInput();
    input.perform(sendAction({ type: 'end-attacks' }, 'End your attacks?'));
    vi.advanceTimersByTime(300);
    input.answer(isYes);
    expect(sent).toEqual([]);
    expect(input.store.getState().confirmation).toMatchObject({ isReady: false });
  });

  test('no confirmation is asked for when the setting is off', () => {
    const { input, sent } = newInput({ confirm: false });
    input.perform(sendAction({ type: 'end-attacks' }, 'End your attacks?'));
    expect(sent).toEqual([{ type: 'end-attacks' }]);
  });

  test('the message of an action stays until the next action or decision', () => {
    const { input, show, sent } = newInput();
    const message = (): string | undefined => input.store.getState().message;
    input.perform({ type: 'tell', text: 'Place 2 more armies first.' });
    expect(message()).toBe('Place 2 more armies first.');
    input.perform(stageAction(NOTHING_STAGED));
    expect(message()).toBeUndefined();
    input.perform({ type: 'tell', text: 'Place 2 more armies first.' });
    show(viewIn('fortify'), [{ type: 'end-turn' }]);
    expect(message()).toBeUndefined();
    expect(sent).toEqual([]);
  });

  test('deselecting keeps what is staged', () => {
    const { input } = newInput();
    input.perform(
      stageAction({ ...NOTHING_STAGED, from: ALASKA, to: ALBERTA, count: 2, places: [[ALASKA, 3]] }),
    );
    input.deselect();
    expect(input.store.getState().staging).toEqual({ ...NOTHING_STAGED, places: [[ALASKA, 3]] });
  });
});

describe('the next decision', () => {
  test('keeps the selected territories and drops everything else', () => {
    const { input, show } = newInput();
    input.perform(stageAction({ ...NOTHING_STAGED, from: ALASKA, to: ALBERTA, count: 2 }));
    input.perform(sendAction({ type: 'end-attacks' }, 'End your attacks?'));
    show(viewIn('fortify'), [{ type: 'end-turn' }]);
    expect(input.store.getState()).toMatchObject({
      staging: { ...NOTHING_STAGED, from: ALASKA, to: ALBERTA },
      confirmation: undefined,
    });
  });

  test('entries within the same decision change nothing', () => {
    const { input, show } = newInput();
    const staging = { ...NOTHING_STAGED, from: ALASKA, to: ALBERTA, count: 2 };
    input.perform(stageAction(staging));
    show(viewIn('attack', 4), [attackOffer(3)]);
    expect(input.store.getState().staging).toEqual(staging);
  });
});

describe('commands that follow another one', () => {
  const endTurn = {
    ...sendAction({ type: 'end-attacks' }),
    selection: { from: ALASKA },
    next: [{ type: 'end-turn' }],
  } as const;

  test('are sent when it has been carried out, and keep its selection', () => {
    const { input, sent, show } = newInput();
    input.perform(endTurn);
    expect(sent).toEqual([{ type: 'end-attacks' }]);
    show(viewIn('fortify'), [{ type: 'end-turn' }]);
    expect(sent).toEqual([{ type: 'end-attacks' }, { type: 'end-turn' }]);
    expect(input.store.getState().staging.from).toBe(ALASKA);
  });

  test('are also sent after a confirmation', () => {
    vi.useFakeTimers();
    const { input, sent, show } = newInput();
    input.perform({ ...endTurn, confirmation: 'End your attacks?' });
    vi.advanceTimersByTime(1000);
    input.answer(true);
    vi.useRealTimers();
    show(viewIn('fortify'), [{ type: 'end-turn' }]);
    expect(sent).toEqual([{ type: 'end-attacks' }, { type: 'end-turn' }]);
  });

  test.each([
    ['something else is to be decided first', viewIn('attack'), [endAttacks]],
    ['an objective can be taken', viewIn('fortify'), [{ type: 'take-objective', objective: 0 }]],
  ] satisfies [string, Position, Offer[]][])('are not sent if %s', (_, view, offers) => {
    const { input, sent, show } = newInput();
    input.perform(endTurn);
    show(view, offers);
    expect(sent).toHaveLength(1);
    show(viewIn('fortify'), [{ type: 'end-turn' }]);
    expect(sent).toHaveLength(1);
  });

  test('are forgotten with the next action', () => {
    const { input, sent, show } = newInput();
    input.perform(endTurn);
    input.perform(stageAction(NOTHING_STAGED));
    show(viewIn('fortify'), [{ type: 'end-turn' }]);
    expect(sent).toHaveLength(1);
  });
});

describe('an assault on a double click', () => {
  const chosen = stageAction({ ...NOTHING_STAGED, from: ALASKA, to: ALBERTA });

  test('stops when the chances are too low', () => {
    const { input, sent, show } = newInput();
    input.perform(chosen);
    input.assault(ALBERTA, ({ armies }, from) => armies[from]! > 3);
    show(viewIn('attack', 4), [attackOffer(3)]);
    expect(sent).toHaveLength(2);
    show(viewIn('attack', 3), [attackOffer(2)]);
    expect(sent).toHaveLength(2);
    expect(input.store.getState().attack).toBeUndefined();
  });

  test('waits for the command sent by its first click', () => {
    const { input, sent, show } = newInput();
    show(viewIn('occupy'), [{ type: 'occupy', least: 1, most: 4 }]);
    input.perform({
      ...sendAction({ type: 'occupy', armies: 4 }),
      selection: { from: ALASKA, to: ALBERTA },
    });
    input.assault(ALBERTA, () => true);
    expect(sent).toHaveLength(1);
    show(viewIn('attack'), [attackOffer(3)]);
    expect(sent.at(-1)).toMatchObject({ type: 'attack', from: ALASKA, to: ALBERTA });
  });

  test('needs a chosen target', () => {
    const { input, sent } = newInput();
    input.assault(ALBERTA, () => true);
    input.perform(chosen);
    input.assault(KAMCHATKA, () => true);
    expect(sent).toEqual([]);
  });
});

describe('an assault shown roll by roll', () => {
  const start = { type: 'assault', ...attack } as const;

  test('rolls again each time the last roll has been shown, until it is over', () => {
    const { input, sent, show } = newInput();
    input.perform(start);
    expect(sent).toEqual([{ type: 'attack', from: ALASKA, to: ALBERTA, dice: 3 }]);
    show(viewIn('attack', 3), [attackOffer(2)]);
    expect(sent.at(-1)).toMatchObject({ dice: 2 });
    expect(input.store.getState().attack).toBeDefined();
    show(viewIn('occupy', 3), [{ type: 'occupy', least: 2, most: 2 }]);
    expect(sent).toHaveLength(2);
    expect(input.store.getState().attack).toBeUndefined();
  });

  test('waits until all entries have been shown', () => {
    const { input, sent, show } = newInput();
    input.perform(start);
    show(viewIn('attack', 4), []);
    expect(sent).toHaveLength(1);
    expect(input.store.getState().attack).toBeDefined();
  });

  test('continues after a defender at the same page has chosen dice', () => {
    const { input, sent, show } = newInput();
    input.perform(start);
    show(viewIn('defend', 4), [{ type: 'defend', least: 1, most: 2 }]);
    expect(sent).toHaveLength(1);
    show(viewIn('attack', 4), [attackOffer(3)]);
    expect(sent).toHaveLength(2);
  });

  test('can be stopped between two rolls', () => {
    const { input, sent, show } = newInput();
    input.perform(start);
    input.stopAttack();
    show(viewIn('attack', 4), [attackOffer(3)]);
    expect(sent).toHaveLength(1);
  });

  test('is a single command if animation is off', () => {
    const { input, sent } = newInput({ speed: 'off' });
    input.perform(start);
    expect(sent).toEqual([start]);
    expect(input.store.getState().attack).toBeUndefined();
  });

  test('ends when the page no longer shows the game', () => {
    const { input, sent, show, leave } = newInput();
    input.perform(start);
    leave();
    show(viewIn('attack', 4), [attackOffer(3)]);
    expect(sent).toHaveLength(1);
  });
});

describe('automatic defence', () => {
  test('answers each attack once', () => {
    const { sent, show } = newInput({ autoDefence: true });
    expect(sent).toEqual([]);
    show(viewIn('defend'), [defendOffer]);
    expect(sent).toEqual([{ type: 'defend', dice: 2 }]);
  });

  test('answers again if the game was rolled back to before the attack', () => {
    const { sent, show, rollBack } = newInput({ autoDefence: true });
    show(viewIn('defend'), [defendOffer]);
    rollBack();
    show(viewIn('defend'), [defendOffer]);
    expect(sent).toHaveLength(2);
  });

  test('acts only while the setting is on, starting when it is turned on', () => {
    const { sent, show, chosen } = newInput();
    show(viewIn('defend'), [defendOffer]);
    expect(sent).toEqual([]);
    chosen.setState({ autoDefence: true });
    expect(sent).toEqual([{ type: 'defend', dice: 2 }]);
  });

  test('leaves the decision to the player in a lesson', () => {
    const { sent, show } = newInput({ autoDefence: true }, true);
    show(viewIn('defend'), [defendOffer]);
    expect(sent).toEqual([]);
  });
});

describe.each([
  ['rejected', { code: 'wrong-phase' }],
  ['not decided', undefined],
])('a command that is %s', (_, rejection) => {
  test('ends an assault', () => {
    const { input, sent, fail } = newInput();
    input.perform({ type: 'assault', ...attack });
    fail([attackOffer(3)], rejection);
    expect(sent).toHaveLength(1);
    expect(input.store.getState().attack).toBeUndefined();
    input.perform({ type: 'assault', ...attack });
    expect(sent).toHaveLength(2);
  });

  test('is not followed by queued commands', () => {
    const { input, sent, fail } = newInput();
    input.perform({ ...sendAction({ type: 'end-attacks' }), next: [{ type: 'end-attacks' }] });
    fail([attackOffer(3), endAttacks], rejection);
    expect(sent).toHaveLength(1);
  });

  test('is not sent again automatically', () => {
    const { sent, show, fail } = newInput({ autoDefence: true });
    show(viewIn('defend'), [defendOffer]);
    fail([defendOffer], rejection);
    expect(sent).toHaveLength(1);
  });
});

describe('dice that no change could improve are kept', () => {
  const expert = newGame({
    edition: 'world-domination',
    players: 3,
    options: { reRoll: 'on', commander: 'on' },
    seed: 'dice',
  });
  const keep: Offer[] = [{ type: 'keep' }, { type: 'keep-all' }];
  const thrown = (phase: Position['phase'], attack: number[], defence: number[], commanderUsed = 0) =>
    ({ ...viewIn(phase), thrownAttack: attack, thrownDefence: defence, commanderUsed }) as Position;

  test.each([
    ['commander', [6, 5, 1], [4, 3], 0, true], // already wins both
    ['commander', [3, 1], [6, 6], 0, true], // ties go to the defender
    ['commander', [5, 4, 1], [6, 6], 0, true],
    ['commander', [5, 4, 4], [5, 1], 0, false],
    ['commander', [2], [5], 0, false],
    ['re-roll', [3, 2, 1], [6, 5], 1, true], // one 6 cannot beat the 6, and the others stay too low
    ['re-roll', [3, 2, 1], [6, 5], 0, false], // with the commander there may be two
    ['re-roll', [3], [6, 6], 0, true],
  ] as const)('%s: %j against %j, commanders used: %i', (phase, attack, defence, used, isKept) => {
    const view = thrown(phase, [...attack], [...defence], used);
    expect(keptDice(expert.rules, view, keep)).toEqual(isKept ? { type: 'keep' } : undefined);
  });

  test('whatever cards are in the hand', () => {
    const view = thrown('re-roll', [2, 1], [5, 5]);
    const cards: Offer[] = [{ type: 're-roll', card: ALASKA, die: 2 }, ...keep];
    expect(keptDice(expert.rules, view, cards)).toBe(keptDice(expert.rules, view, keep));
  });

  test('without stopping an assault', () => {
    const { input, sent, show } = newInput();
    input.perform({ type: 'assault', ...attack });
    show(thrown('commander', [6, 5], [2, 1]), keep);
    expect(sent.at(-1)).toEqual({ type: 'keep' });
    show(viewIn('attack', 4), [attackOffer(3)]);
    expect(sent.at(-1)).toMatchObject({ type: 'attack' });
  });
});
