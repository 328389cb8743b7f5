import { createGame, NOBODY, type OrdersEvent, type TurnsEvent, UNKNOWN } from '@rubicon/engine';
import pc from 'picocolors';
import { expect, test } from 'vitest';
import { makeCast } from '../../src/play/texts/cast.ts';
import { narrate } from '../../src/play/texts/narration.ts';
import { ordersEventText } from '../../src/play/texts/orders/events.ts';
import { turnsEventText } from '../../src/play/texts/turns/events.ts';

const seats = ['Ann', 'Bob', 'Cato'].map((name) => ({ name }));

function gameOf(edition: string) {
  const game = createGame({ edition, colours: ['red', 'blue', 'green'] });
  if (game.error !== undefined) throw new Error(game.error.code);
  return { cast: makeCast(game, seats, pc.createColors(false)), position: game.position };
}

/** One of each: a new event without a line here does not compile. */
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
  commanded: { type: 'commanded', die: 3 },
  'asks-no-more': { type: 'asks-no-more', seat: 0 },
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
  'draw-lapsed': { type: 'draw-lapsed', seat: 0 },
  won: { type: 'won', seat: 0 },
  drawn: { type: 'drawn' },
};

test('every event of dice and turns, in the words of 2008', () => {
  const { cast, position } = gameOf('command-room');
  if (position.family !== 'turns') throw new Error('not a game of turns');
  const view = { ...position, seat: 0, vacated: [0, 1] };
  const texts = Object.values(turnsEvents).map((event) => turnsEventText(cast, view, event));
  expect(texts.flatMap((text) => text ?? []).join('\n')).toMatchInlineSnapshot(`
    "Rolled for the first turn: Ann 5 and Bob 3.
    Ann chooses red.
    Everybody gets a mission that nobody else sees. Ann: hold 18 territories with at least 2 troops on each.
    There are cities on Alaska and Siberia.
    The objectives lie open: Control Europe (Guaranteed Card), Control 18 Territories (Attack Die).
    Everybody chooses a capital, in secret.
    Bob has chosen.
    The capital of Ann is Alaska.
    Every capital is shown: Ann in Alaska and Bob in Brazil.
    Ann (R) goes first.
    The territories are dealt, with one troop on each.
    All troops are spread over them.
    Turn 1: Ann (R) gets 3 troops for 0 territories, the least there is.
    Ann trades Alaska (1 star) and Northwest Territory (1 star) for 2 troops.
    2 troops of Ann find no room and are lost.
    Ann may maneuver before the first attack.
    Ann attacks Northwest Territory (nobody) from Alaska with 3 dice.
    Alaska (0) attacks Northwest Territory (nobody, 0): 6 3 1 against 5 4.
    Ann shows Alaska (1 star) and rolls the 1 again: 5.
    The commander of Ann turns the 3 to 6.
    Rewards: one die more for the attacker and defender, the lowest is dropped; an airfield adds 1 to the highest die of the defender.
    Ann takes Northwest Territory from Bob.
    Bob is eliminated by Ann, who gets 2 cards.
    The airfield on Alaska is destroyed.
    Ann gets the objectives of Bob; the rewards leave the game.
    The rewards of Bob leave the game.
    1 troop moves from Alaska into Northwest Territory.
    The traded cards are shuffled into a new draw pile.
    Bob draws a card.
    Ann takes the objective Control 8 Cities.
    Ann places the airfield on Alaska.
    Ann moves 2 troops from Alaska to Northwest Territory.
    Bob does not hold the own capital and is overthrown by Ann, who gets 1 card: Greenland (1 star).
    Ann takes Alaska and Northwest Territory with one troop each, and places 5 more there.
    Ann is passed over.
    The time of Ann is up.
    Bob surrenders; the troops on the board stay where they are and only defend.
    The mission of Bob: hold Europe, South America and one more continent of your choice.
    Ann offers a draw.
    Bob accepts the draw.
    Bob declines the draw.
    The draw offered by Ann was not accepted by all.
    Ann wins.
    All agree to a draw."
  `);
});

test('dice that rewards help are told with what helps, once for all rolls of a battle', () => {
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
      Rewards: one die more for the attacker, the lowest is dropped; an airfield adds 1 to the highest die of the attacker.
      5 5 2 1  against  5 5   6>5 5=5   each loses 1       8 : 3 left
      6 4 4 1  against  6 3   7>6 4>3   defender loses 2   8 : 1 left"
  `);
  expect(narrate(cast, structuredClone(position), events, 'summary').join('\n')).toMatchInlineSnapshot(`
    "Ann attacks Northwest Territory (Bob, 1 left) in vain.
    Lost in these attacks: 1 of Ann, 3 of the defenders."
  `);
});

test('dice that were changed are told as they were changed, or only what came of them', () => {
  const { cast, position } = gameOf('classic');
  if (position.family !== 'turns') throw new Error('not a game of turns');
  position.owner.splice(0, 2, 0, 1);
  position.armies.splice(0, 2, 9, 4);
  position.seat = 0;
  const { thrown, 're-rolled': reRolled, commanded, 'dice-asked': asked, rolled } = turnsEvents;
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
    Ann shows Alaska (infantry) and rolls the 1 again: 5.
    The commander of Ann turns the 3 to 6.
    Alaska (9) attacks Northwest Territory (Bob, 4):
      6 6 5  against  5 4   6>5 6>4   defender loses 2   9 : 2 left"
  `);
  expect(narrate(cast, structuredClone(position), events, 'summary').join('\n')).toMatchInlineSnapshot(`
    "Ann attacks Northwest Territory (Bob, 2 left) in vain.
    Lost in these attacks: 0 of Ann, 2 of the defenders.
    Ann has shown Alaska (infantry) to roll dice again."
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
  'draw-lapsed': [{ type: 'draw-lapsed', seat: 0 }],
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
    "Everybody has 20 tokens for bids.
    The secret objectives of Ann: Alaska, Northwest Territory and Greenland.
    To be bid for: Venezuela, Peru and Brazil.
    A die settles the tie: Ann 5 and Bob 3.
    Ann gets Venezuela, Peru and Brazil for 3 tokens.
    Nobody bids; Venezuela, Peru and Brazil stay empty.
    Who won nothing turns objectives into starting territories.
    Bob starts from Alaska, no objectives any more.
    Ann (R) has most tokens left and is the first player.
    Everybody places 24 troops on the own starting territories, in secret.
    Ann bids 2 tokens, in secret.
    Ann converts Alaska, in secret.
    The sheet of Ann is committed.
    Bob is done.
    Ann has bid 2.
      Ann gives no orders.
    Round 1: the orders of Ann (R) come first.
      Ann cashes in Alaska for 2 troops.
      Ann cashes in Alaska: ignored, for it has been cashed in.
      Ann cashes in Alaska: ignored, for it is none of the own objectives.
      Ann deploys 2 on Alaska.
      Ann deploys 5 on Alaska: only 2, there were no more.
      Ann deploys 5 on Alaska: ignored, for all are deployed already.
      Ann deploys 5 on Alaska: ignored, for it is not an own territory.
      Ann deploys 0 on Alaska: ignored, for nothing was ordered.
      Ann moves 2 from Alaska to Northwest Territory.
      Ann moves 4 from Alaska to Northwest Territory: only 2, there were no more.
      Ann moves 4 from Alaska to Northwest Territory: ignored, for nobody is there.
      Ann moves 4 from Alaska to Northwest Territory: ignored, for all there have moved in this round.
      Ann moves 4 from Alaska to Alaska: ignored, for it leads nowhere.
      Ann moves 4 from Alaska to Venezuela: ignored, for they do not touch.
        6 of Ann against 3 of Bob in Northwest Territory: 4 of Ann are left.
        2 of Ann against 5 of Bob in Northwest Territory: 4 of Bob are left.
        3 of Ann against 3 of Bob in Northwest Territory: all fall, and it is empty.
        2 of Ann against 2 of Bob in Northwest Territory: 1 of Ann is left.
    Supply: 2 troops of Ann on Alaska are removed, for 0 territories feed no larger stack.
    Ann has 9 points: 5 territories, objectives Alaska and Venezuela (none held), 2 for continents.
    Bob has 1 point: 1 territory.
    Ann is passed over.
    The time of Ann is up.
    Ann surrenders; the troops on the board stay where they are and only defend.
    Ann offers a draw.
    Bob accepts the draw.
    Bob declines the draw.
    The draw offered by Ann was not accepted by all.
    Ann wins.
    All agree to a draw."
  `);
});
