import { legal, type Offer, viewOf } from '@rubicon/engine';
import { describe, expect, test } from 'vitest';
import { promptOf, waitingText } from '../../src/game/asking.ts';
import { offersOf } from '../../src/game/chair.ts';
import { NO_DRAFT } from '../../src/game/draft.ts';
import type { Prompt } from '../../src/game/prompt.ts';
import { de } from '../../src/words/de/index.ts';
import { en } from '../../src/words/en/index.ts';
import { helpWhile, type Moment, newGame, playOut, SETTINGS, titleOf } from './games.ts';

/** What the engine says may be picked first, by phase. */
function firstPicks({ position }: Moment, offers: readonly Offer[]): Set<number> {
  const has = { offers };
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

/** Of two clicks: what may be picked when the first one was there. */
function secondPicks(offers: readonly Offer[], origin: number): Set<number> {
  const pairs = [...offersOf({ offers }, 'attack'), ...offersOf({ offers }, 'fortify')];
  return new Set([origin, ...pairs.filter(({ from }) => from === origin).map(({ to }) => to)]);
}

/** Plays a game and looks at every question of the first seat. */
function eachQuestion(
  setting: (typeof SETTINGS)[number],
  look: (moment: Moment, offers: readonly Offer[], ask: (draft?: object) => Prompt) => void,
): void {
  playOut(setting, {
    helps: helpWhile(({ position }) => position.phase !== 'capital', setting.seed),
    asked(moment, seat) {
      if (seat !== 0) return;
      const { rules, game } = moment;
      const view = viewOf(moment.position, seat);
      const offers = legal(rules, view, seat);
      look(moment, offers, (draft = {}) => {
        const prompt = promptOf({ rules, view, seat, offers, game }, { ...NO_DRAFT, ...draft }, en);
        if (prompt === undefined) throw new Error(`nothing is asked in ${view.phase}`);
        return prompt;
      });
    },
  });
}

const GAMES = SETTINGS.filter(({ edition }, i) => i % 4 === 0 || edition === 'simultaneous').map(
  (setting) => [titleOf(setting), setting] as const,
);

describe('what is lit is what the engine offers, and it has a sentence', () => {
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

describe('an arrow may be drawn where the engine offers a way, and nowhere else', () => {
  test.each(GAMES)('%s', (_, setting) => {
    let drawn = 0;
    eachQuestion(setting, ({ position, rules }, offers, ask) => {
      const { drags = new Map(), drag } = ask();
      expect(drag === undefined).toBe(ask().drags === undefined);
      if (drag === undefined) return;
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
          expect(drag(from, to)).toMatchObject({ type: 'draft', draft: { from, to } });
        drawn++;
      }
    });
    expect(drawn).toBeGreaterThan(0);
  });
});

describe('the same click twice, or one on the sea, takes back the first of two', () => {
  test.each(GAMES.slice(0, 4))('%s', (_, setting) => {
    eachQuestion(setting, ({ position }, offers, ask) => {
      const { lit, pick } = ask();
      const isPair = offers.some(({ type }) => type === 'attack' || type === 'fortify');
      const [origin] = lit;
      if (!isPair || origin === undefined || (position.family === 'turns' && position.toPlace > 0)) return;
      const first = pick?.(origin, false);
      expect(first).toMatchObject({ type: 'draft', draft: { from: origin } });
      expect(ask({ from: origin }).pick?.(origin, false)).toEqual({ type: 'draft', draft: NO_DRAFT });
    });
  });
});

test('nobody is asked anything before the game, after it, and while it is the turn of another', () => {
  playOut(SETTINGS[0]!, {
    asked({ rules, position, game }, seat) {
      if (seat === 0) return;
      const view = viewOf(position, 0);
      const offers = legal(rules, view, 0);
      expect(promptOf({ rules, view, seat: 0, offers, game }, NO_DRAFT, en)).toBeUndefined();
      expect(promptOf({ rules, view, seat: 'watch', offers, game }, NO_DRAFT, en)).toBeUndefined();
    },
  });
});

test('who reads that others are waited for is not one of them', () => {
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

test('the first troops are placed, not committed like orders', () => {
  let asked = 0;
  eachQuestion(SETTINGS.find(({ edition }) => edition === 'simultaneous')!, (_, offers, ask) => {
    const [deploy] = offersOf({ offers }, 'deploy');
    if (deploy === undefined) return;
    asked++;
    expect(ask().primary).toBeUndefined();
    const placed = ask({ places: [[deploy.territories[0], deploy.troops]] });
    expect(placed.primary?.label).toBe('Place the first troops');
  });
  expect(asked).toBeGreaterThan(0);
});

test('the last colour is taken with one button', () => {
  const buttons: number[] = [];
  playOut(
    { edition: 'basic-training', players: 3, options: {}, seed: 'colours' },
    {
      asked({ rules, position, game }, seat) {
        if (position.phase !== 'colour') return;
        const view = viewOf(position, seat);
        const offers = legal(rules, view, seat);
        const prompt = promptOf({ rules, view, seat, offers, game }, NO_DRAFT, en)!;
        const count = offersOf({ offers }, 'choose-colour').length;
        expect(prompt.buttons).toHaveLength(count === 1 ? 0 : count);
        expect(prompt.primary?.label).toMatch(/^Play /);
        buttons.push(count);
      },
    },
  );
  expect(buttons).toContain(1);
});

test('five at once, but never more than there are', () => {
  eachQuestion(SETTINGS[0]!, ({ position }, _, ask) => {
    if (position.phase !== 'reinforce' || position.family !== 'turns' || position.trading === 'must') return;
    const { lit, pick } = ask();
    const [territory = -1] = lit;
    const count = Math.min(5, position.toPlace);
    expect(pick?.(territory, true)).toMatchObject({ draft: { places: [[territory, count]] } });
    expect(pick?.(territory, false)).toMatchObject({ draft: { places: [[territory, 1]] } });
  });
});

test('ending attacks is asked about only when a conquest was possible and none was made', () => {
  let sure = 0;
  eachQuestion(SETTINGS[0]!, ({ position }, offers, ask) => {
    const isAttack = offers.some(({ type }) => type === 'end-attacks');
    if (!isAttack || position.family !== 'turns' || position.toPlace > 0) return;
    const act = ask().primary?.act;
    const isSure = position.captures === 0 && offers.some(({ type }) => type === 'attack');
    expect(act?.type === 'send' && act.sure !== undefined).toBe(isSure);
    if (isSure) sure++;
  });
  expect(sure).toBeGreaterThan(0);
});

test('the large button does what was prepared, and ending is beside it', () => {
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
        expect(primary?.act).toMatchObject({ type: 'draft', draft: { moves: [[from, to, pair.most]] } });
      else expect(primary?.act).toMatchObject({ type: 'send', command: { type: pair.type, from, to } });
      expect(buttons).toContainEqual(end);
      seen.add(isMany ? 'many' : pair.type);
    });
  }
  expect(seen).toEqual(new Set(['attack', 'fortify', 'many']));
});
