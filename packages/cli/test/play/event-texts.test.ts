import { createGame, NOBODY, type OrdersEvent, type TurnsEvent, UNKNOWN } from '@rubicon/engine';
import type { HistoryEntry } from '@rubicon/protocol/wire';
import pc from 'picocolors';
import { expect, test } from 'vitest';
import { makeCast } from '../../src/play/texts/cast.ts';
import { narrate, narrateEntries } from '../../src/play/texts/narration.ts';
import { ordersEventText } from '../../src/play/texts/orders/events.ts';
import { turnsEventText } from '../../src/play/texts/turns/events.ts';

const seats = ['Ann', 'Bob', 'Cato'].map((name) => ({ name }));

function gameOf(edition: string) {
  const game = createGame({ edition, colours: ['red', 'blue', 'green'] });
  if (game.error !== undefined) throw new Error(game.error.code);
  return { cast: makeCast(game, seats, pc.createColors(false)), position: game.position };
}

/** One event of each type; a new type without a line here does not compile. */
const turnsEvents: { readonly [Type in TurnsEvent['type']]: Extract<TurnsEvent, { type: Type }> } = {
  'rolled-off': { type: 'rolled-off', seats: [0, 1], faces: [5, 3] },
  seated: { type: 'seated', left: [1, 2, 0] },
  'colour-chosen': { type: 'colour-chosen', seat: 0, colour: 4 },
  'missions-dealt': { type: 'missions-dealt', missions: [6, UNKNOWN, UNKNOWN] },
  'cities-placed': { type: 'cities-placed', territories: [0, 27] },
  'objectives-laid': { type: 'objectives-laid', objectives: [0, 8], rewards: [2, 5] },
  'capitals-asked': { type: 'capitals-asked' },
  'capital-picked': { type: 'capital-picked', seat: 1, territory: UNKNOWN },
  'capital-named': { type: 'capital-named', seat: 0, territory: 0 },
  'capitals-shown': { type: 'capitals-shown', territories: [0, 11, NOBODY] },
  started: { type: 'started', seat: 0, reserve: [] },
  dealt: { type: 'dealt', owners: [] },
  spread: { type: 'spread', armies: [1] },
  prompted: { type: 'prompted', phase: 'claim', seat: 0, armies: 0, neutral: 0 },
  claimed: { type: 'claimed', seat: 0, territory: 0 },
  'turn-began': { type: 'turn-began', seat: 0, armies: 3, trading: 'none' },
  traded: {
    type: 'traded',
    seat: 0,
    cards: [0, 1],
    armies: 2,
    extra: NOBODY,
    extraArmies: 0,
    trading: 'none',
  },
  placed: { type: 'placed', seat: 0, territory: 0, armies: 1 },
  'armies-lost': { type: 'armies-lost', seat: 0, territory: NOBODY, armies: 2 },
  'attacks-began': { type: 'attacks-began', seat: 0 },
  'opening-moves': { type: 'opening-moves', moves: 1 },
  announced: { type: 'announced', from: 0, to: 1, dice: 3, stopAt: 0 },
  thrown: { type: 'thrown', from: 0, to: 1, attack: [6, 3, 1], defence: [5, 4], stopAt: 0 },
  'dice-asked': { type: 'dice-asked', phase: 're-roll' },
  're-rolled': { type: 're-rolled', card: 0, die: 1, face: 5 },
  'commander-used': { type: 'commander-used', die: 3 },
  'questions-stopped': { type: 'questions-stopped', seat: 0 },
  'cards-covered': { type: 'cards-covered', cards: [0] },
  'dice-helped': { type: 'dice-helped', attackDice: 1, defenceDice: 1, attackRaised: 0, defenceRaised: 1 },
  rolled: { type: 'rolled', from: 0, to: 1, attack: [6], defence: [5], attackersLost: 0, defendersLost: 1 },
  captured: { type: 'captured', seat: 0, from: 0, to: 1, loser: 1, dice: 1 },
  eliminated: { type: 'eliminated', seat: 1, by: 0, cards: [-1, -1], trading: 'none' },
  'airfield-lost': { type: 'airfield-lost', territory: 0 },
  'spoils-taken': { type: 'spoils-taken', seat: 1, by: 0 },
  'rewards-lost': { type: 'rewards-lost', seat: 1 },
  occupied: { type: 'occupied', from: 0, to: 1, armies: 1 },
  'attacks-ended': { type: 'attacks-ended', seat: 0 },
  reshuffled: { type: 'reshuffled' },
  drew: { type: 'drew', seat: 1, card: -1 },
  'objective-taken': { type: 'objective-taken', seat: 0, objective: 3, reward: NOBODY },
  'airfield-placed': { type: 'airfield-placed', seat: 0, reward: 0, territory: 0 },
  fortified: { type: 'fortified', from: 0, to: 1, armies: 2 },
  overthrown: { type: 'overthrown', seat: 1, by: 0, cards: [2] },
  settled: { type: 'settled', seat: 0, armies: 5 },
  skipped: { type: 'skipped', seat: 0 },
  expired: { type: 'expired', seat: 0 },
  surrendered: { type: 'surrendered', seat: 1, cards: [], unplaced: 0 },
  'mission-shown': { type: 'mission-shown', seat: 1, mission: 4 },
  'draw-offered': { type: 'draw-offered', seat: 0 },
  'draw-accepted': { type: 'draw-accepted', seat: 1 },
  'draw-declined': { type: 'draw-declined', seat: 1 },
  'draw-expired': { type: 'draw-expired', seat: 0 },
  won: { type: 'won', seat: 0 },
  drawn: { type: 'drawn' },
};

test('every event of dice and turns, in the words of 2008', () => {
  const { cast, position } = gameOf('command-room');
  if (position.family !== 'turns') throw new Error('not a game of turns');
  const view = { ...position, seat: 0, vacated: [0, 1] };
  const texts = Object.values(turnsEvents).map((event) => turnsEventText(cast, view, event));
  expect(texts.flatMap((text) => text ?? []).join('\n')).toMatchInlineSnapshot(`
    "Roll for the first turn: Ann 5 and Bob 3.
    Ann chooses red.
    Each player receives a secret mission. Ann: hold 18 territories with at least 2 troops on each.
    Cities: Alaska and Siberia.
    Open objectives: Control Europe (Guaranteed Card), Control 18 Territories (Attack Die).
    All players choose a capital in secret.
    Bob has chosen.
    The capital of Ann is Alaska.
    Every capital is revealed: Ann in Alaska and Bob in Brazil.
    Ann (R) goes first.
    The territories are dealt, with 1 troop on each.
    All troops are placed automatically.
    Turn 1: Ann (R) receives 3 troops for 0 territories (minimum).
    Ann trades in Alaska (1 star) and Northwest Territory (1 star) for 2 troops.
    Ann loses 2 troops: no room.
    Ann may maneuver before the first attack.
    Ann attacks Northwest Territory (nobody) from Alaska with 3 dice.
    Alaska (0) attacks Northwest Territory (nobody, 0): 6 3 1 against 5 4.
    Ann shows Alaska (1 star) and re-rolls the 1: 5.
    The commander of Ann turns the 3 to 6.
    Rewards: +1 die for the attacker and defender, lowest dropped; airfield, +1 to the highest die of the defender.
    Ann captures Northwest Territory from Bob.
    Ann eliminates Bob and takes 2 cards.
    The airfield on Alaska is lost.
    Ann takes the objectives of Bob. The rewards leave the game.
    The rewards of Bob leave the game.
    1 troop moves from Alaska into Northwest Territory.
    The discard pile is reshuffled.
    Bob draws a card.
    Ann takes the objective Control 8 Cities.
    Ann places the airfield on Alaska.
    Ann moves 2 troops from Alaska to Northwest Territory.
    Ann overthrows Bob and takes 1 card: Greenland (1 star).
    Ann takes Alaska and Northwest Territory with 1 troop each and places 5 more there.
    Ann is skipped.
    Ann ran out of time.
    Bob surrenders. The troops stay on the board and only defend.
    Bob reveals the mission: hold Europe, South America and 1 more continent of your choice.
    Ann offers a draw.
    Bob accepts the draw.
    Bob declines the draw.
    The draw offer of Ann expired.
    Ann wins.
    The game is a draw."
  `);
});

test('bonuses from rewards are shown once for all rolls of a battle', () => {
  const { cast, position } = gameOf('command-room');
  if (position.family !== 'turns') throw new Error('not a game of turns');
  position.owner.splice(0, 2, 0, 1);
  position.armies.splice(0, 2, 9, 4);
  position.seat = 0;
  const helped = { ...turnsEvents['dice-helped'], defenceDice: 0, attackRaised: 1, defenceRaised: 0 };
  const events: TurnsEvent[] = [
    helped,
    { ...turnsEvents.rolled, attack: [5, 5, 2, 1], defence: [5, 5], attackersLost: 1, defendersLost: 1 },
    helped,
    { ...turnsEvents.rolled, attack: [6, 4, 4, 1], defence: [6, 3], attackersLost: 0, defendersLost: 2 },
  ];
  expect(narrate(cast, structuredClone(position), events, 'every-roll').join('\n')).toMatchInlineSnapshot(`
    "Alaska (9) attacks Northwest Territory (Bob, 4):
      Rewards: +1 die for the attacker, lowest dropped; airfield, +1 to the highest die of the attacker.
      5 5 2 1  against  5 5   6>5 5=5   each loses 1       8 : 3 left
      6 4 4 1  against  6 3   7>6 4>3   defender loses 2   8 : 1 left"
  `);
  expect(narrate(cast, structuredClone(position), events, 'summary').join('\n')).toMatchInlineSnapshot(`
    "Ann fails to capture Northwest Territory (Bob, 1 left).
    Losses: Ann 1, defenders 3."
  `);
});

test('changed dice are shown in detail, or only the result', () => {
  const { cast, position } = gameOf('classic');
  if (position.family !== 'turns') throw new Error('not a game of turns');
  position.owner.splice(0, 2, 0, 1);
  position.armies.splice(0, 2, 9, 4);
  position.seat = 0;
  const {
    thrown,
    're-rolled': reRolled,
    'commander-used': commanded,
    'dice-asked': asked,
    rolled,
  } = turnsEvents;
  const events: TurnsEvent[] = [
    thrown,
    asked,
    reRolled,
    { ...asked, phase: 'commander' },
    commanded,
    { ...rolled, attack: [6, 6, 5], defence: [5, 4], attackersLost: 0, defendersLost: 2 },
  ];
  expect(narrate(cast, structuredClone(position), events, 'every-roll').join('\n')).toMatchInlineSnapshot(`
    "Alaska (9) attacks Northwest Territory (Bob, 4): 6 3 1 against 5 4.
    Ann shows Alaska (infantry) and re-rolls the 1: 5.
    The commander of Ann turns the 3 to 6.
    Alaska (9) attacks Northwest Territory (Bob, 4):
      6 6 5  against  5 4   6>5 6>4   defender loses 2   9 : 2 left"
  `);
  expect(narrate(cast, structuredClone(position), events, 'summary').join('\n')).toMatchInlineSnapshot(`
    "Ann fails to capture Northwest Territory (Bob, 2 left).
    Losses: Ann 0, defenders 2.
    Ann shows Alaska (infantry) to re-roll."
  `);
});

const none = 'none' as const;
const ordersEvents: {
  readonly [Type in OrdersEvent['type']]: readonly Extract<OrdersEvent, { type: Type }>[];
} = {
  'tokens-dealt': [{ type: 'tokens-dealt', tokens: 20 }],
  'objectives-dealt': [
    { type: 'objectives-dealt', seat: 0, objectives: [0, 1, 2] },
    { type: 'objectives-dealt', seat: 1, objectives: [UNKNOWN, UNKNOWN, UNKNOWN] },
  ],
  'came-up': [{ type: 'came-up', territories: [9, 10, 11] }],
  'rolled-off': [{ type: 'rolled-off', seats: [0, 1], faces: [5, 3] }],
  'lot-won': [{ type: 'lot-won', seat: 0, territories: [9, 10, 11], tokens: 3 }],
  'lot-left': [{ type: 'lot-left', territories: [9, 10, 11] }],
  'conversion-began': [{ type: 'conversion-began' }],
  converted: [{ type: 'converted', seat: 1, territories: [0] }],
  'token-taken': [{ type: 'token-taken', seat: 0 }],
  'deployment-began': [{ type: 'deployment-began', troops: 24 }],
  committed: [
    { type: 'committed', seat: 0, sheet: { type: 'bid', tokens: 2 } },
    { type: 'committed', seat: 0, sheet: { type: 'convert', territories: [0] } },
    { type: 'committed', seat: 0, sheet: { type: 'deploy', places: [] } },
    { type: 'committed', seat: 1, sheet: { type: 'hidden' } },
  ],
  opened: [
    { type: 'opened', seat: 0, sheet: { type: 'bid', tokens: 2 } },
    { type: 'opened', seat: 0, sheet: { type: 'convert', territories: [0] } },
    { type: 'opened', seat: 0, sheet: { type: 'order', cash: [], deploy: [], moves: [] } },
  ],
  'round-began': [{ type: 'round-began', round: 1, seat: 0 }],
  cashed: [
    { type: 'cashed', seat: 0, territory: 0, troops: 2, reason: none },
    { type: 'cashed', seat: 0, territory: 0, troops: 0, reason: 'cashed-already' },
    { type: 'cashed', seat: 0, territory: 0, troops: 0, reason: 'not-an-objective' },
  ],
  deployed: [
    { type: 'deployed', seat: 0, territory: 0, asked: 2, troops: 2, reason: none },
    { type: 'deployed', seat: 0, territory: 0, asked: 5, troops: 2, reason: 'too-many' },
    { type: 'deployed', seat: 0, territory: 0, asked: 5, troops: 0, reason: 'nothing-left' },
    { type: 'deployed', seat: 0, territory: 0, asked: 5, troops: 0, reason: 'not-yours' },
    { type: 'deployed', seat: 0, territory: 0, asked: 0, troops: 0, reason: 'nothing-ordered' },
  ],
  moved: [
    { type: 'moved', seat: 0, from: 0, to: 1, asked: 2, troops: 2, reason: none },
    { type: 'moved', seat: 0, from: 0, to: 1, asked: 4, troops: 2, reason: 'too-many' },
    { type: 'moved', seat: 0, from: 0, to: 1, asked: 4, troops: 0, reason: 'no-troops' },
    { type: 'moved', seat: 0, from: 0, to: 1, asked: 4, troops: 0, reason: 'moved-already' },
    { type: 'moved', seat: 0, from: 0, to: 0, asked: 4, troops: 0, reason: 'same-territory' },
    { type: 'moved', seat: 0, from: 0, to: 9, asked: 4, troops: 0, reason: 'not-adjacent' },
  ],
  fought: [fight(6, 3, 4, 0), fight(2, 5, 0, 4), fight(3, 3, 0, 0), fight(2, 2, 1, 0)],
  'supply-cut': [{ type: 'supply-cut', seat: 0, territory: 0, troops: 2 }],
  scored: [
    { type: 'scored', seat: 0, territories: 5, objectives: [0, 9], continents: 2, points: 9 },
    { type: 'scored', seat: 1, territories: 1, objectives: [], continents: 0, points: 1 },
  ],
  skipped: [{ type: 'skipped', seat: 0 }],
  expired: [{ type: 'expired', seat: 0 }],
  'gave-up': [{ type: 'gave-up', seat: 0 }],
  'draw-offered': [{ type: 'draw-offered', seat: 0 }],
  'draw-accepted': [{ type: 'draw-accepted', seat: 1 }],
  'draw-declined': [{ type: 'draw-declined', seat: 1 }],
  'draw-expired': [{ type: 'draw-expired', seat: 0 }],
  won: [{ type: 'won', seat: 0 }],
  drawn: [{ type: 'drawn' }],
};

function fight(attackers: number, defenders: number, attackersLeft: number, defendersLeft: number) {
  return {
    type: 'fought' as const,
    seat: 0,
    defender: 1,
    territory: 1,
    attackers,
    defenders,
    attackersLeft,
    defendersLeft,
  };
}

test('every event of written orders', () => {
  const { cast, position } = gameOf('simultaneous');
  if (position.family !== 'orders') throw new Error('not a game of written orders');
  const texts = Object.values(ordersEvents)
    .flat()
    .map((event) => ordersEventText(cast, position, event));
  expect(texts.flatMap((text) => text ?? []).join('\n')).toMatchInlineSnapshot(`
    "Each player receives 20 tokens.
    Secret objectives of Ann: Alaska, Northwest Territory and Greenland.
    Up for bids: Venezuela, Peru and Brazil.
    Dice break the tie: Ann 5 and Bob 3.
    Ann wins Venezuela, Peru and Brazil for 3 tokens.
    No bids for Venezuela, Peru and Brazil.
    Players without a starting territory convert objectives.
    Bob converts objectives: Alaska.
    Ann (R) has the most tokens left and goes first.
    Each player deploys 24 troops in secret.
    Ann secretly bids 2 tokens.
    Ann secretly converts Alaska.
    Ann commits the sheet.
    Bob is ready.
    Ann bids 2.
      Ann gives no orders.
    Round 1: Ann (R) goes first.
      Ann cashes in Alaska for 2 troops.
      Ann cashes in Alaska: ignored (already cashed in).
      Ann cashes in Alaska: ignored (not an objective).
      Ann deploys 2 on Alaska.
      Ann deploys 5 on Alaska: only 2 (no more available).
      Ann deploys 5 on Alaska: ignored (no troops left).
      Ann deploys 5 on Alaska: ignored (not held).
      Ann deploys 0 on Alaska: ignored (no troops ordered).
      Ann moves 2 from Alaska to Northwest Territory.
      Ann moves 4 from Alaska to Northwest Territory: only 2 (no more available).
      Ann moves 4 from Alaska to Northwest Territory: ignored (no troops there).
      Ann moves 4 from Alaska to Northwest Territory: ignored (already moved).
      Ann moves 4 from Alaska to Alaska: ignored (same territory).
      Ann moves 4 from Alaska to Venezuela: ignored (not adjacent).
        Battle for Northwest Territory: Ann 6 against Bob 3; Ann has 4 left.
        Battle for Northwest Territory: Ann 2 against Bob 5; Bob has 4 left.
        Battle for Northwest Territory: Ann 3 against Bob 3; both sides lose all.
        Battle for Northwest Territory: Ann 2 against Bob 2; Ann has 1 left.
    Ann loses 2 troops on Alaska: supply limit 0.
    Ann has 9 points: 5 territories, objectives Alaska and Venezuela (0 held), continent bonus 2.
    Bob has 1 point: 1 territory.
    Ann is skipped.
    Ann ran out of time.
    Ann surrenders. The troops stay on the board and only defend.
    Ann offers a draw.
    Bob accepts the draw.
    Bob declines the draw.
    The draw offer of Ann expired.
    Ann wins.
    The game is a draw."
  `);
});

test('changes at the table are shown in order with the events', () => {
  const { cast, position } = gameOf('classic');
  const entry = { seat: 'host', time: undefined, events: [] } as const;
  const entries: HistoryEntry[] = [
    { ...entry, seq: 1, events: [{ type: 'claimed', seat: 0, territory: 0 }] },
    { ...entry, seq: 2, table: { type: 'left', seat: 1 } },
    { ...entry, seq: 3, table: { type: 'played-by', seat: 1, bot: 'medium' } },
    { ...entry, seq: 4, events: [{ type: 'claimed', seat: 1, territory: 1 }] },
    { ...entry, seq: 5, table: { type: 'returned', seat: 1 } },
    { ...entry, seq: 6, table: { type: 'played-by', seat: 1, player: 'k3f9' } },
    { ...entry, seq: 7, table: { type: 'paused' } },
    { ...entry, seq: 8, table: { type: 'resumed' } },
    { ...entry, seq: 9, table: { type: 'revised', revision: 2, engine: '0.2.0' } },
  ];
  expect(narrateEntries(cast, position, entries, 'summary')).toMatchInlineSnapshot(`
    [
      "Ann claims Alaska.",
      "Bob left the table.",
      "A bot (medium) now plays for Bob.",
      "Bob claims Northwest Territory.",
      "Bob is back.",
      "A human now plays for Bob.",
      "The game is paused.",
      "The game continues.",
      "An update corrected the rules. The game continues with the new rules.",
    ]
  `);
});
