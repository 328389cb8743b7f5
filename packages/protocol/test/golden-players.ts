import {
  type Command,
  type Dice,
  expand,
  HOST,
  isBorder,
  legal,
  NEUTRAL,
  type Offer,
  type Position,
  type Rules,
  type Seat,
  seatsIn,
  type TurnsPosition,
  type TurnsRules,
  territoriesOf,
  toAct,
} from '@rubicon/engine';

/** How often players of a recorded game do something unusual: times per thousand commands. */
export interface Habits {
  readonly surrender?: number;
  readonly draw?: number;
  readonly timeout?: number;
}

/** Returns the next command: random, but aggressive, so that games end soon. */
export function chooseMove(rules: Rules, position: Position, habits: Habits, random: Dice): [Seat, Command] {
  const { surrender = 0, draw = 0, timeout = 0 } = habits;
  const inSetup = position.family === 'turns' ? position.turn === 0 : position.round === 0;
  const chance = inSetup ? 1000 : random.below(1000);
  if (chance < timeout) return [HOST, anyOf(legal(rules, position, HOST), random)];
  if (chance < timeout + surrender + draw) {
    const seat = pick(seatsIn(position), random);
    if (chance < timeout + surrender) return [seat, { type: 'surrender' }];
    const answers = legal(rules, position, seat).filter(({ type }) => type.endsWith('-draw'));
    return [seat, anyOf(answers, random)];
  }
  const [actor = HOST] = toAct(position);
  const offers = legal(rules, position, actor).filter(({ type }) => !/surrender|draw/.test(type));
  if (position.family === 'turns' && rules.family === 'turns')
    return [actor, chooseCommand(rules, position, offers, random)];
  const sheet = offers.find((offer) => offer.type === 'deploy' || offer.type === 'order');
  return [
    actor,
    sheet === undefined ? anyOf(offers, random) : fillSheet(rules, position, actor, sheet, random),
  ];
}

function chooseCommand(
  rules: TurnsRules,
  position: TurnsPosition,
  offers: readonly Offer[],
  random: Dice,
): Command {
  const { armies } = position;
  const trades = offers.filter(({ type }) => type === 'trade' || type === 'trade-stars');
  if (trades.length > 0 && (position.trading === 'must' || random.below(3) > 0)) return anyOf(trades, random);

  const rest = offers.find((offer) => offer.type === 'place-rest');
  if (rest !== undefined && rules.armyLimit > rest.armies && random.below(4) === 0)
    return placeRest(position, rest, random);
  const places = offers.filter((offer) => offer.type === 'place');
  if (places.length > 0) {
    const borders = places.filter(({ territory }) => isBorder(rules, position, territory));
    const { territory, most } = pick(borders.length > 0 ? borders : places, random);
    return { type: 'place', places: [[territory, most]] };
  }

  const attacks = offers.filter((offer) => offer.type === 'attack');
  const stronger = attacks.filter(({ from, to }) => (armies[from] ?? 0) > (armies[to] ?? 0) + 1);
  if (stronger.length > 0 && random.below(30) > 0) {
    const { from, to, most } = pick(stronger, random);
    if (random.below(3) > 0) return { type: 'assault', from, to, stopAt: 1 + random.below(2) };
    return { type: 'attack', from, to, dice: random.below(5) > 0 ? most : 1 + random.below(most) };
  }
  const list = offers.find((offer) => offer.type === 'fortify-many');
  const moves = offers.filter((offer) => offer.type === 'fortify');
  if (position.phase === 'attack') return moves.length > 0 ? anyOf(moves, random) : { type: 'end-attacks' };
  if (list !== undefined && random.below(2) === 0) return thereAndBack(pick(moves, random));
  if (position.moves > 1) return { type: 'end-turn' };

  const occupation = offers.find((offer) => offer.type === 'occupy');
  if (occupation !== undefined && random.below(5) > 0) return { type: 'occupy', armies: occupation.most };
  return anyOf(offers, random);
}

/** "The rest", on one territory of each kind. */
function placeRest(
  position: TurnsPosition,
  rest: Extract<Offer, { type: 'place-rest' }>,
  random: Dice,
): Command {
  const places: [number, number][] = [[pick(territoriesOf(position, position.seat), random), rest.armies]];
  if (rest.neutral > 0) places.push([pick(territoriesOf(position, NEUTRAL), random), rest.neutral]);
  return { type: 'place-rest', places };
}

/** A move there and back. */
function thereAndBack({ from, to }: Extract<Offer, { type: 'fortify' }>): Command {
  return {
    type: 'fortify-many',
    moves: [
      [from, to, 1],
      [to, from, 1],
    ],
  };
}

/** A sheet of mostly sensible orders. */
function fillSheet(
  { board }: Rules,
  position: Position,
  seat: Seat,
  offer: Extract<Offer, { type: 'deploy' | 'order' }>,
  random: Dice,
): Command {
  const own = territoriesOf(position, seat);
  const anywhere = () => random.below(board.size);
  const some = (list: readonly number[]) =>
    list.length === 0 || random.below(9) === 0 ? anywhere() : pick(list, random);
  const places = (list: readonly number[]) =>
    Array.from({ length: 3 }, () => [some(list), 1 + random.below(5)] as const);
  if (offer.type === 'deploy') return { type: 'deploy', places: places(offer.territories) };
  const moves = own.map((from) => {
    const to = random.below(9) === 0 ? anywhere() : pick(board.neighbours[from] ?? [], random);
    return [from, to, random.below((position.armies[from] ?? 0) + 2)] as const;
  });
  return {
    type: 'order',
    cash: offer.objectives.filter(() => random.below(5) === 0),
    deploy: places(own),
    moves,
  };
}

/** A random offer, then a random command inside it; lists are handled separately. */
function anyOf(offers: readonly Offer[], random: Dice): Command {
  const open = offers.map(expand).filter((commands) => commands.length > 0);
  return pick(pick(open, random), random);
}

function pick<T>(list: readonly T[], random: Dice): T {
  const item = list[random.below(list.length)];
  if (item === undefined) throw new Error('nothing to choose from');
  return item;
}
