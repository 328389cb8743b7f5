import { drawAtRandom, takeAtRandom } from '../../chance/random-draw.ts';
import { rollOff } from '../../chance/roll-off.ts';
import { fill, territoriesOf } from '../../columns.ts';
import { NEUTRAL, NOBODY, OWNERS, type Seat } from '../../vocabulary.ts';
import { dealMissions } from '../goals/missions.ts';
import { leftOf, type Position, seatsFrom } from '../position.ts';
import { emit, type Play, type SetupRule } from '../rules.ts';
import { advance } from './setup-sequence.ts';

/** S-1 */
const startingArmies = (players: number): number => 50 - 5 * players;
/** TP-1 */
const ARMIES_FOR_TWO = 40;

/** The defaults of most set-up rules. */
const inTurn = { claims: false, reserve: startingArmies, armies: 1, neutral: 0, colours: [] };

/** Seats roll for the start; `fillBoard` returns the seat after which placing continues. */
function setupByRoll(claims: boolean, fillBoard: (play: Play, first: Seat) => Seat): SetupRule {
  return {
    ...inTurn,
    claims,
    start(play) {
      const first = starter(play);
      start(play, first);
      advance(play, fillBoard(play, first));
    },
  };
}

/** S-3, S-4: claimed in turn, then placed in turn. */
export const claimSetup = setupByRoll(true, ({ position }, first) => rightOf(position, first));

/** Dealt from the starter on, then placed as S-4. */
export const dealSetup = setupByRoll(false, (play, first) => deal(play, seatsFrom(play.position, first)));

/** Dealt, and all armies spread evenly at once. */
export const quickSetup = setupByRoll(false, (play, first) => {
  deal(play, seatsFrom(play.position, first));
  spread(play);
  return first;
});

/** S-6: all cards are dealt from the dealer's left, one army on each territory and no more. */
export const bareSetup: SetupRule = {
  ...inTurn,
  reserve: () => 0,
  start(play) {
    const { rules, position } = play;
    const first = leftOfRandomSeat(play);
    const order = seatsFrom(position, first);
    const reserve = fill(OWNERS, 0);
    for (let t = 0; t < rules.board.size; t++) reserve[order[t % order.length]]++;
    emit(play, { type: 'started', seat: first, reserve });
    advance(play, deal(play, order));
  },
};

/** S-7, S-10: missions, then territories from the General's left, who also places first. */
export const missionSetup: SetupRule = {
  ...inTurn,
  start(play) {
    const { position } = play;
    const first = leftOfRandomSeat(play);
    start(play, first);
    dealMissions(play, first);
    deal(play, seatsFrom(position, first));
    advance(play, rightOf(position, first));
  },
};

/** TP-1, TP-8: three piles and a starter drawn at random; `fillBoard` returns the seat after which placing continues. */
function setupForTwo(fillBoard: (play: Play, first: Seat) => Seat): SetupRule {
  return {
    ...inTurn,
    reserve: () => ARMIES_FOR_TWO,
    armies: 2,
    neutral: 1,
    start(play) {
      const { rules, position, dice } = play;
      const first = rules.starter ?? dice.below(rules.players);
      start(play, first, ARMIES_FOR_TWO);
      deal(play, [...seatsFrom(position, first), NEUTRAL]);
      advance(play, fillBoard(play, first));
    },
  };
}

/** TP-2: two of the seat's armies and a neutral one at a time. */
export const neutralSetup = setupForTwo(({ position }, first) => rightOf(position, first));

/** The same, with all armies spread evenly at once. */
export const quickNeutralSetup = setupForTwo((play, first) => {
  spread(play);
  return first;
});

/** Gives every seat and the neutral side their armies. */
export function start(play: Play, first: Seat, neutral = 0): void {
  const { setup, players } = play.rules;
  const reserve = fill(OWNERS, 0);
  for (let seat = 0; seat < players; seat++) reserve[seat] = setup.reserve(players);
  reserve[NEUTRAL] = neutral;
  emit(play, { type: 'started', seat: first, reserve });
}

/** S-2: returns the seat of the first turn, rolled unless the rules fix it. */
export function starter(play: Play): Seat {
  const { rules, position, dice } = play;
  return rules.starter ?? rollOff(dice, seatsFrom(position, 0), (event) => emit(play, event));
}

/** S-10: draws the dealer, or the General; returns the seat at its left, which begins. */
function leftOfRandomSeat({ rules, position, dice }: Play): Seat {
  return rules.starter ?? leftOf(position, dice.below(rules.players));
}

export function rightOf(position: Position, seat: Seat): Seat {
  return position.left.indexOf(seat);
}

/** Deals all territories one at a time to these owners in turn; returns the owner that got the last. */
function deal(play: Play, order: readonly number[]): number {
  const { board } = play.rules;
  const drawn = drawAtRandom(
    play.dice,
    board.territories.map((_, t) => t),
    board.size,
  );
  const owners = fill(board.size, NOBODY);
  for (const [i, territory] of drawn.entries()) owners[territory] = order[i % order.length];
  emit(play, { type: 'dealt', owners });
  return order[(board.size - 1) % order.length];
}

/** Spreads each owner's armies over its territories evenly, the remainder at random. */
function spread(play: Play): void {
  const { position, dice } = play;
  const armies = position.owner.map(() => 0);
  for (let owner = 0; owner < OWNERS; owner++) {
    const left = territoriesOf(position, owner);
    if (left.length === 0) continue;
    const reserve = position.reserve[owner];
    for (const t of left) armies[t] = Math.floor(reserve / left.length);
    for (let rest = reserve % left.length; rest > 0; rest--) armies[takeAtRandom(dice, left)]++;
  }
  emit(play, { type: 'spread', armies });
}
