import { legal, type Offer, type TurnsPosition, viewOf } from '@rubicon/engine';
import { describe, expect, test } from 'vitest';
import { promptOf, waitingText } from '../../src/game/prompts/current-prompt.ts';
import { offersOf } from '../../src/game/prompts/decision.ts';
import type { Prompt } from '../../src/game/prompts/prompt.ts';
import { NOTHING_STAGED } from '../../src/game/prompts/staging.ts';
import { de } from '../../src/words/de/index.ts';
import { en } from '../../src/words/en/index.ts';
import { helpWhile, type Moment, newGame, playOut, SETTINGS, titleOf } from './games.ts';

/** The territories that the engine's offers allow as a first pick. */
function firstPicks({ rules, position }: Moment, offers: readonly Offer[]): Set<number> {
  const has = { offers };
  /** While armies move in, the next attack: from the new territory if possible, otherwise from another one. */
  const nextPicks = (view: TurnsPosition, moved: number): Set<number> => {
    const armies = view.armies.with(view.from, view.armies[view.from]! - moved).with(view.to, moved);
    const later = { ...view, phase: 'attack', armies, toPlace: 0, trading: 'none' } as const;
    const attacks = offersOf({ offers: legal(rules, later, 0) }, 'attack');
    const targets = attacks.filter((attack) => attack.from === view.to).map(({ to }) => to);
    return new Set(targets.length > 0 ? targets : attacks.map(from));
  };
  const territory = (one: { readonly territory: number }): number => one.territory;
  const from = (one: { readonly from: number }): number => one.from;
  if (position.family === 'orders') {
    const own = position.owner.flatMap((owner, t) => (owner === 0 ? t : []));
    return new Set([
      ...offersOf(has, 'bid').flatMap(() => position.lot),
      ...offersOf(has, 'convert').flatMap(({ territories }) => territories),
      ...offersOf(has, 'deploy').flatMap(({ territories }) => territories),
      ...offersOf(has, 'order').flatMap(({ troops }) => (troops > 0 ? own : [])),
    ]);
  }
  const [occupy] = offersOf(has, 'occupy');
  if (occupy !== undefined) return nextPicks(position, occupy.most);
  const places = offersOf(has, 'place').map(territory);
  if (places.length > 0) return new Set(places);
  return new Set([
    ...offersOf(has, 'claim').map(territory),
    ...offersOf(has, 'choose-capital').map(territory),
    ...offersOf(has, 'place-airfield').map(territory),
    ...offersOf(has, 'attack').map(from),
    ...offersOf(has, 'fortify').map(from),
  ]);
}

/** The territories that may be picked after this origin. */
function secondPicks(offers: readonly Offer[], origin: number): Set<number> {
  const pairs = [...offersOf({ offers }, 'attack'), ...offersOf({ offers }, 'fortify')];
  return new Set([origin, ...pairs.filter(({ from }) => from === origin).map(({ to }) => to)]);
}

/** Plays a game and checks every prompt of the first seat. */
function eachQuestion(
  setting: (typeof SETTINGS)[number],
  look: (moment: Moment, offers: readonly Offer[], ask: (staging?: object) => Prompt) => void,
): void {
  playOut(setting, {
    helps: helpWhile(({ position }) => position.phase !== 'capital', setting.seed),
    asked(moment, seat) {
      if (seat !== 0) return;
      const { rules, game } = moment;
      const view = viewOf(moment.position, seat);
      const offers = legal(rules, view, seat);
      look(moment, offers, (staging = {}) => {
        const prompt = promptOf(
          { rules, view, seat, offers, game, yours: [seat] },
          { ...NOTHING_STAGED, ...staging },
          en,
        );
        if (prompt === undefined) throw new Error(`nothing is asked in ${view.phase}`);
        return prompt;
      });
    },
  });
}

const GAMES = SETTINGS.filter(({ edition }, i) => i % 4 === 0 || edition === 'simultaneous').map(
  (setting) => [titleOf(setting), setting] as const,
);

describe('the engine’s offers are lit, and every prompt has a text', () => {
  test.each(GAMES)('%s', (_, setting) => {
    eachQuestion(setting, (moment, offers, ask) => {
      const { lit, text } = ask();
      expect(lit).toEqual(firstPicks(moment, offers));
      expect(text).toMatch(/^\S.*[.?:]$/s);
      expect(text).not.toMatch(/undefined|NaN|\?\?/);
      const [origin] = lit;
      const areTwoClicks = offers.some(({ type }) => type === 'attack' || type === 'fortify');
      const isPlacing = offers.some(({ type }) => type === 'place');
      if (origin !== undefined && areTwoClicks && !isPlacing)
        expect(ask({ from: origin }).lit).toEqual(secondPicks(offers, origin));
    });
  });
});

describe('arrows may be drawn exactly where the engine offers them', () => {
  test.each(GAMES)('%s', (_, setting) => {
    let drawn = 0;
    eachQuestion(setting, ({ position, rules }, offers, ask) => {
      const { drags = new Map(), drag } = ask();
      expect(drag === undefined).toBe(ask().drags === undefined);
      if (drag === undefined) return;
      if (['occupy', 'reinforce'].includes(position.phase) || offersOf({ offers }, 'place').length > 0)
        return; // drawn early
      const own = position.owner.flatMap((owner, t) => (owner === 0 ? t : []));
      const pairs = [...offersOf({ offers }, 'attack'), ...offersOf({ offers }, 'fortify')];
      const origins = position.family === 'orders' ? own : pairs.map(({ from }) => from);
      expect(new Set(drags.keys())).toEqual(new Set(origins));
      for (const [from, targets] of drags) {
        const ends =
          position.family === 'orders'
            ? rules.board.neighbours[from]!
            : pairs.filter((pair) => pair.from === from).map(({ to }) => to);
        expect(targets).toEqual(new Set(ends));
        for (const to of targets)
          expect(drag(from, to)).toMatchObject({ type: 'stage', staging: { from, to } });
        drawn++;
      }
    });
    expect(drawn).toBeGreaterThan(0);
  });
});

describe('a second click on the origin clears the selection', () => {
  test.each(GAMES.slice(0, 4))('%s', (_, setting) => {
    eachQuestion(setting, ({ position }, offers, ask) => {
      const { lit, pick } = ask();
      const isPair = offers.some(({ type }) => type === 'attack' || type === 'fortify');
      const [origin] = lit;
      if (!isPair || origin === undefined || (position.family === 'turns' && position.toPlace > 0)) return;
      const first = pick?.(origin, false);
      expect(first).toMatchObject({ type: 'stage', staging: { from: origin } });
      expect(ask({ from: origin }).pick?.(origin, false)).toEqual({ type: 'stage', staging: NOTHING_STAGED });
    });
  });
});

test('a click on a territory that was selected after a conquest keeps it, the second one does not', () => {
  let asked = 0;
  eachQuestion(GAMES[0]![1], ({ position }, offers, ask) => {
    if (position.phase === 'occupy') {
      const { action } = ask().primary!;
      if (action.type === 'send') expect(action.selection).toMatchObject({ isGiven: true });
    }
    const from = offersOf({ offers }, 'attack')[0]?.from;
    if (from === undefined) return;
    asked++;
    const kept = { ...NOTHING_STAGED, from };
    expect(ask({ from, isGiven: true }).pick?.(from, false)).toEqual({ type: 'stage', staging: kept });
    expect(ask(kept).pick?.(from, false)).toEqual({ type: 'stage', staging: NOTHING_STAGED });
  });
  expect(asked).toBeGreaterThan(0);
});

test('a question about dice says if no card can change them', () => {
  const setting = SETTINGS.find(({ options }) => options.reRoll === 'on')!;
  const texts = new Set<string>();
  eachQuestion(setting, ({ position }, offers, ask) => {
    if (position.phase !== 're-roll') return;
    const hasCard = offersOf({ offers }, 're-roll').length > 0;
    const { text } = ask();
    expect(text).toBe(hasCard ? en.actions.diceDecision : en.actions.diceNoCard);
    texts.add(text);
  });
  expect(texts.size).toBe(2);
});

test('there is no prompt during the turn of another seat, and none for a spectator', () => {
  playOut(SETTINGS[0]!, {
    asked({ rules, position, game }, seat) {
      if (seat === 0) return;
      const view = viewOf(position, 0);
      const offers = legal(rules, view, 0);
      expect(
        promptOf({ rules, view, seat: 0, offers, game, yours: [0] }, NOTHING_STAGED, en),
      ).toBeUndefined();
      expect(
        promptOf({ rules, view, seat: 'watch', offers, game, yours: [] }, NOTHING_STAGED, en),
      ).toBeUndefined();
    },
  });
});

test('the waiting text does not name the reader', () => {
  const { position, game } = newGame({ edition: 'simultaneous', players: 3, options: {}, seed: '' });
  const view = { ...position, phase: 'bid' } as typeof position;
  expect(waitingText({ view, game, seat: 0 }, en)).toBe('Waiting for Bob and Cleo');
  expect(waitingText({ view, game, seat: 'watch' }, en)).toBe('Waiting for Ann, Bob and Cleo');
  const [ann, ...others] = game.seats;
  const bots = { ...game, seats: [ann!, ...others.map((seat) => ({ ...seat, bot: 'easy' }))] };
  expect(waitingText({ view, game: bots, seat: 0 }, en)).toBe('Bob and Cleo are thinking …');
  const two = { ...bots, seats: bots.seats.slice(0, 2) };
  expect(waitingText({ view, game: two, seat: 0 }, en)).toBe('Bob is thinking …');
  expect(waitingText({ view, game: two, seat: 0 }, de)).toBe('Bob überlegt …');
});

test('the button for the first troops says “Deploy”, not “Commit orders”', () => {
  let asked = 0;
  eachQuestion(SETTINGS.find(({ edition }) => edition === 'simultaneous')!, (_, offers, ask) => {
    const [deploy] = offersOf({ offers }, 'deploy');
    if (deploy === undefined) return;
    asked++;
    expect(ask().primary).toBeUndefined();
    const placed = ask({ places: [[deploy.territories[0], deploy.troops]] });
    expect(placed.primary?.label).toBe('Deploy troops');
  });
  expect(asked).toBeGreaterThan(0);
});

test('the last colour needs only one button', () => {
  const buttons: number[] = [];
  playOut(
    { edition: 'basic-training', players: 3, options: {}, seed: 'colours' },
    {
      asked({ rules, position, game }, seat) {
        if (position.phase !== 'colour') return;
        const view = viewOf(position, seat);
        const offers = legal(rules, view, seat);
        const prompt = promptOf({ rules, view, seat, offers, game, yours: [seat] }, NOTHING_STAGED, en)!;
        const count = offersOf({ offers }, 'choose-colour').length;
        expect(prompt.buttons).toHaveLength(count === 1 ? 0 : count);
        expect(prompt.primary?.label).toMatch(/^Play /);
        buttons.push(count);
      },
    },
  );
  expect(buttons).toContain(1);
});

test('five armies can be placed at once, if there are that many', () => {
  eachQuestion(SETTINGS[0]!, ({ position }, _, ask) => {
    if (position.phase !== 'reinforce' || position.family !== 'turns' || position.trading === 'must') return;
    const { lit, pick } = ask();
    const [territory = -1] = lit;
    const count = Math.min(5, position.toPlace);
    expect(pick?.(territory, true)).toMatchObject({ staging: { places: [[territory, count]] } });
    expect(pick?.(territory, false)).toMatchObject({ staging: { places: [[territory, 1]] } });
  });
});

test('ending attacks needs a confirmation only if a capture was possible and none was made', () => {
  let confirmation = 0;
  eachQuestion(SETTINGS[0]!, ({ position }, offers, ask) => {
    const isAttack = offers.some(({ type }) => type === 'end-attacks');
    if (!isAttack || position.family !== 'turns' || position.toPlace > 0) return;
    const action = ask().primary?.action;
    const isConfirmed = position.captures === 0 && offers.some(({ type }) => type === 'attack');
    expect(action?.type === 'send' && action.confirmation !== undefined).toBe(isConfirmed);
    if (isConfirmed) confirmation++;
  });
  expect(confirmation).toBeGreaterThan(0);
});

test('the primary button carries out the staged action, beside the button that ends the phase', () => {
  const seen = new Set<string>();
  for (const [, setting] of GAMES) {
    eachQuestion(setting, ({ position }, offers, ask) => {
      if (position.family !== 'turns' || position.toPlace > 0) return;
      const pair = offers.find((offer) => offer.type === 'attack' || offer.type === 'fortify');
      if (pair?.type !== 'attack' && pair?.type !== 'fortify') return;
      const { from, to } = pair;
      const end = ask().primary;
      const { primary, buttons } = ask({ from, to });
      const isMany = offers.some(({ type }) => type === 'fortify-many');
      if (isMany)
        expect(primary?.action).toMatchObject({ type: 'stage', staging: { moves: [[from, to, pair.most]] } });
      else expect(primary?.action).toMatchObject({ type: 'send', command: { type: pair.type, from, to } });
      expect(buttons).toContainEqual(end);
      seen.add(isMany ? 'many' : pair.type);
    });
  }
  expect(seen).toEqual(new Set(['attack', 'fortify', 'many']));
});

test('with hidden missions, people at one screen place all their armies in one go', () => {
  const shared: number[] = [];
  playOut(
    { edition: 'secret-mission', players: 3, options: {}, seed: 'shared' },
    {
      asked({ rules, position, game }, seat) {
        if (position.phase !== 'deploy') return;
        const view = viewOf(position, seat);
        const offers = legal(rules, view, seat);
        const most = (yours: readonly number[]) =>
          promptOf({ rules, view, seat, offers, game, yours }, NOTHING_STAGED, en)?.range?.most;
        expect(most([seat])).toBe(1);
        shared.push(most([0, 1, 2]) ?? 0);
      },
    },
  );
  expect(Math.max(...shared)).toBeGreaterThan(10);
});
