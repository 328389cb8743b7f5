import { type Event, MISSIONS, redact, UNKNOWN } from '@rubicon/engine';
import { describe, expect, test } from 'vitest';
import { goalText, missionOf, missionText } from '../../src/game/facts/goals.ts';
import { nextIncome, standingOf } from '../../src/game/facts/standing.ts';
import { narrate } from '../../src/game/log/narration.ts';
import { de } from '../../src/words/de/index.ts';
import { en } from '../../src/words/en/index.ts';
import { helpWhile, newGame, playOut, SETTINGS, titleOf } from './games.ts';

/** Events that only advance the game have no text. */
const SILENT: readonly Event['type'][] = [
  'seated',
  'capitals-asked',
  'spread',
  'prompted',
  'attacks-began',
  'opening-moves',
  'dice-asked',
  'questions-stopped',
  'cards-covered',
  'dice-helped',
  'conversion-began',
  'opened',
];

const GAMES = SETTINGS.filter(({ edition }, i) => i % 5 === 0 || edition === 'simultaneous');
const BAD = /undefined|NaN|\?|\[object|null| {2}| [.,]/;

describe('every event is a whole sentence, for every viewer', () => {
  test.each(GAMES.map((setting) => [titleOf(setting), setting] as const))('%s', (_, setting) => {
    const wrong = new Set<string>();
    playOut(setting, {
      helps: helpWhile(() => true, setting.seed),
      happened({ rules, position, game }, events) {
        const naming = { rules, view: position, seats: game.seats, words: en };
        for (const event of events) {
          for (const viewer of [0, 1]) {
            const entry = narrate(naming, redact(rules, event, viewer));
            if (entry === undefined ? !SILENT.includes(event.type) : SILENT.includes(event.type))
              wrong.add(`silent: ${event.type}`);
            if (entry === undefined) continue;
            if (!/^\S.*[.!:)]$/.test(entry.text) || BAD.test(entry.text)) wrong.add(entry.text);
            if (entry.territories.some((t) => rules.board.territories[t] === undefined))
              wrong.add(`nowhere: ${entry.text}`);
          }
        }
      },
    });
    expect([...wrong]).toEqual([]);
  });
});

test('hidden cards, capitals and missions are not named', () => {
  const { rules, position, game } = newGame({ edition: 'capital', players: 3, options: {}, seed: '' });
  const naming = { rules, view: position, seats: game.seats, words: en };
  const say = (event: Event, viewer: number) => narrate(naming, redact(rules, event, viewer))?.text;
  const drew: Event = { type: 'drew', seat: 0, card: 0 };
  expect(say(drew, 0)).toContain('Alaska');
  expect(say(drew, 1)).not.toContain('Alaska');
  const picked: Event = { type: 'capital-picked', seat: 0, territory: 0 };
  expect(say(picked, 0)).toContain('Alaska');
  expect(say(picked, 1)).not.toContain('Alaska');
});

test.each([
  ['capital', en, 'Ann’s headquarters is Alaska.'],
  ['capital', de, 'Hauptquartier von Ann: Alaska.'],
  ['command-room', en, 'Ann’s capital is Alaska.'],
  ['command-room', de, 'Hauptstadt von Ann: Alaska.'],
])('%s has its own word for a capital', (edition, words, text) => {
  const { rules, position, game } = newGame({ edition, players: 3, options: {}, seed: '' });
  const naming = { rules, view: position, seats: game.seats, words };
  expect(narrate(naming, { type: 'capital-named', seat: 0, territory: 0 })?.text).toBe(text);
  expect(narrate(naming, { type: 'capital-picked', seat: 0, territory: 0 })?.text).toBe(text);
});

describe('an order from a territory that the seat does not hold', () => {
  const { rules, position, game } = newGame({ edition: 'simultaneous', players: 3, options: {}, seed: '' });
  const [FROM, TO] = [0, 1];
  const move: Event = {
    type: 'moved',
    seat: 0,
    from: FROM,
    to: TO,
    asked: 3,
    troops: 0,
    reason: 'not-yours',
  };
  const fight = (change: object): Event => ({
    type: 'fought',
    seat: 1,
    defender: 0,
    territory: FROM,
    attackers: 5,
    defenders: 3,
    attackersLeft: 2,
    defendersLeft: 0,
    ...change,
  });
  const say = (words: typeof en, ...entry: Event[]): string | undefined =>
    narrate({ rules, view: position, seats: game.seats, words }, entry.at(-1)!, entry)?.text;

  test('says that the territory was lost, if an earlier fight in the round took it', () => {
    expect(say(en, fight({}), move)).toMatch(/lost earlier this round\)$/);
    expect(say(de, fight({}), move)).toMatch(/in dieser Runde verloren\)$/);
    const empty: Event = { ...move, reason: 'no-troops' };
    expect(say(en, fight({ attackersLeft: 0 }), empty)).toMatch(/lost earlier this round\)$/);
  });

  test.each([
    ['there was no fight', []],
    ['the fight was elsewhere', [fight({ territory: TO })]],
    ['another seat lost it', [fight({ defender: 2 })]],
    ['the defender held it', [fight({ attackersLeft: 0, defendersLeft: 1 })]],
  ])('says that it is not held, if %s', (_, before) => {
    expect(say(en, ...before, move)).toMatch(/territory not held\)$/);
  });
});

describe('missions', () => {
  const { rules, position, game } = newGame({ edition: 'secret-mission', players: 6, options: {}, seed: '' });
  const naming = { rules, view: position, seats: game.seats, words: en };

  test.each(MISSIONS.map((mission, index) => [JSON.stringify(mission), index] as const))(
    'have a sentence: %s',
    (_, index) => {
      for (const seat of game.seats.keys()) {
        const text = missionText(naming, index, seat);
        expect(text).toMatch(/^[A-Z]/);
        expect(text).not.toMatch(BAD);
      }
    },
  );

  test('to destroy one’s own colour change into another mission', () => {
    const index = MISSIONS.findIndex((mission) => 'destroy' in mission && mission.destroy === 'red');
    expect(missionText(naming, index, 0)).toContain('24');
    expect(missionText(naming, index, 1)).toContain('Ann');
  });

  test('of other seats are unknown', () => {
    if (position.family !== 'turns') throw new Error('of turns');
    const view = { ...position, missions: [3, UNKNOWN, UNKNOWN] };
    expect(missionOf(rules, view, 0)).toBe(3);
    expect(missionOf(rules, view, 1)).toBeUndefined();
  });
});

test('every edition has a goal text, different for each kind of game', () => {
  const texts = new Set(SETTINGS.map((setting) => goalText({ rules: newGame(setting).rules, words: en })));
  for (const text of texts) expect(text).not.toMatch(BAD);
  expect(texts.size).toBeGreaterThanOrEqual(4);
});

test('the player list adds up in every game: territories, armies and income', () => {
  const wrong = new Set<string>();
  for (const setting of GAMES.slice(0, 8)) {
    playOut(setting, {
      helps: helpWhile(() => true, setting.seed),
      asked({ rules, position, game }, seat) {
        if (seat !== 0) return;
        const all = game.seats.map((_, s) => standingOf(rules, position, s));
        const held = position.owner.filter((owner) => owner >= 0 && owner < all.length).length;
        const territories = all.reduce((sum, standing) => sum + standing.territories, 0);
        if (held !== territories) wrong.add(`${titleOf(setting)}: ${held} held, ${territories} listed`);
        for (const [s, { status, income, armies, territories: own }] of all.entries()) {
          const isOut = status === 'eliminated' || status === 'surrendered';
          if (isOut && (income !== undefined || own > 0)) wrong.add(`${titleOf(setting)}: out, but ${own}`);
          if (armies < 0 || nextIncome(rules, position, s) !== income) wrong.add(titleOf(setting));
        }
        const turns = all.filter(({ status }) => status === 'turn').length;
        if (turns > 1) wrong.add(`${titleOf(setting)}: ${turns} have their turn`);
      },
    });
  }
  expect([...wrong]).toEqual([]);
});
