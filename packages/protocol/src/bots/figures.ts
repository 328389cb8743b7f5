import {
  type Board,
  COLOURS,
  FIGURES,
  highBit,
  lowBit,
  MISSIONS,
  MOST_ATTACK_DICE,
  MOST_DEFENCE_DICE,
  makeCard,
  missionsInPlay,
  NO_LIMIT,
  NOBODY,
  OBJECTIVE_IDS,
  type ObjectiveId,
  ON_TABLE,
  type OrdersRules,
  REWARD_IDS,
  type TurnsPosition,
  type TurnsRules,
  tradeStars,
} from '@rubicon/engine';

/**
 * Rules in figures, for programs that know nothing by heart. The slots of the rules are asked, on boards that are
 * empty but for what is asked about; so a rule of one's own stands there as it is.
 */
export const makeRules = (rules: TurnsRules | OrdersRules, position: unknown): object =>
  rules.family === 'turns' ? turnsFigures(rules, position as TurnsPosition) : ordersFigures(rules);

function ordersFigures(rules: OrdersRules): object {
  const { rounds, objectives, tokens, lot, troops, income, cash, points } = rules;
  return { rounds, objectives, tokens, lot, troops, income, cash, points };
}

const US = 0;

function turnsFigures(rules: TurnsRules, position: TurnsPosition): object {
  const { board, players, setup, capital, combat, cards } = rules;
  const bare = emptied(rules, position);
  return {
    setup: {
      claims: setup.claims,
      armies: setup.reserve(players),
      atATime: setup.armies,
      neutralAtATime: setup.neutral,
      colours: setup.colours.map((colour) => COLOURS[colour]),
    },
    starter: rules.starter ?? null,
    income: incomeFigures(rules, bare),
    trade: tradeFigures(rules, bare),
    cards: {
      deck: rules.figures.map((figure, card) => ({
        id: makeCard(board, card),
        figure: FIGURES[figure],
        stars: board.territories[card]?.stars ?? 0,
      })),
      drawn: cards.drawnAt,
    },
    combat: {
      attackDice: MOST_ATTACK_DICE,
      defenceDice: MOST_DEFENCE_DICE,
      asksDefender: combat.asksDefender,
      reRoll: combat.reRoll,
      commander: combat.commander,
    },
    armyLimit: limit(rules.armyLimit),
    fortify: {
      moves: limit(rules.fortify.moves(bare, US)),
      reach: rules.fortify.unlinked === 'not-adjacent' ? 'neighbours' : 'paths',
    },
    capital:
      capital === undefined
        ? null
        : { chosen: capital.chosen, secret: capital.isSecret, fatal: capital.turnEnded !== undefined },
    goal: goalFigures(rules),
    missions: missionsInPlay(rules, position.colours).map((mission) => MISSIONS[mission]),
    objectives: rules.spoils === undefined ? [] : OBJECTIVE_IDS.map((id) => ({ id, ...OBJECTIVES[id] })),
  };
}

const limit = (number: number): number | null => (number >= NO_LIMIT ? null : number);

/** Nobody holds anything. */
function emptied({ board, players }: TurnsRules, position: TurnsPosition): TurnsPosition {
  const nothing = (length: number, cell: number): number[] => Array.from({ length }, () => cell);
  return {
    ...position,
    owner: nothing(board.size, NOBODY),
    armies: nothing(board.size, 0),
    heldLow: position.heldLow.map(() => 0),
    heldHigh: position.heldHigh.map(() => 0),
    territories: position.territories.map(() => 0),
    capitals: nothing(position.capitals.length === 0 ? 0 : players, NOBODY),
    citiesLow: 0,
    citiesHigh: 0,
    objectives: nothing(OBJECTIVE_IDS.length, ON_TABLE),
    rewards: nothing(REWARD_IDS.length, NOBODY),
    airfields: nothing(REWARD_IDS.length, NOBODY),
    sets: 0,
  };
}

/** Seat 0 holds these territories, and is said to hold so many. */
function holding(
  board: Board,
  bare: TurnsPosition,
  held: readonly number[],
  count = held.length,
): TurnsPosition {
  const owner = bare.owner.map((nobody, t) => (held.includes(t) ? US : nobody));
  const low = held.reduce((bits, t) => bits | lowBit(t), 0);
  const high = held.reduce((bits, t) => bits | highBit(t), 0);
  return {
    ...bare,
    owner,
    heldLow: bare.heldLow.with(US, low),
    heldHigh: bare.heldHigh.with(US, high),
    territories: bare.territories.with(US, Math.min(count, board.size)),
  };
}

function incomeFigures(rules: TurnsRules, bare: TurnsPosition): object {
  const { board } = rules;
  const income = (position: TurnsPosition): number => rules.income(rules, position, US);
  const by = (count: number): number => income({ ...bare, territories: bare.territories.with(US, count) });
  const held = holding(board, bare, [0, 1, 2], board.size);
  const withCities = { ...held, citiesLow: held.heldLow[US]!, citiesHigh: held.heldHigh[US]! };
  const withCapital = { ...held, capitals: held.capitals.map((_, seat) => (seat === US ? 0 : NOBODY)) };
  const rewards = REWARD_IDS.flatMap((id, reward) => {
    const more = income({ ...bare, rewards: bare.rewards.with(reward, US) }) - by(0);
    return more === 0 ? [] : [[id, more] as const];
  });
  return {
    byTerritories: Array.from({ length: board.size + 1 }, (_, count) => by(count)),
    citiesCount: income(withCities) > income(held),
    capital: income(withCapital) - income(held),
    rewards: Object.fromEntries(rewards),
  };
}

/** Sets whose worth is told ahead. */
const SETS = 20;
/** More cards are never in a hand before something is forced. */
const CARDS = 12;

function tradeFigures(rules: TurnsRules, bare: TurnsPosition): object {
  const { trade, board } = rules;
  const least = (opens: (hand: number) => string, word: string): number | null => {
    const hand = Array.from({ length: CARDS }, (_, n) => n).find((n) => opens(n) === word);
    return hand ?? null;
  };
  const rest = {
    extra: trade.extra,
    mustTradeFrom: least(trade.atTurnStart.opens, 'must'),
    mustTradeAfterEliminationFrom: least(trade.afterElimination.opens, 'must'),
  };
  if (trade !== tradeStars) {
    const sets = Array.from({ length: SETS }, (_, n) => trade.worth(rules, { ...bare, sets: n }, []));
    return { by: 'figures', sets, stars: {}, ...rest };
  }
  const single = board.territories.flatMap(({ stars }, card) => (stars === 1 ? card : []));
  const hands = single.map((_, n) => single.slice(0, n + 1)).filter((cards) => trade.isSet(rules, cards));
  const stars = hands.map((cards) => [cards.length, trade.worth(rules, bare, cards)]);
  return { by: 'stars', sets: [], stars: Object.fromEntries(stars), ...rest };
}

/** What is enough besides being the last: the own mission, or the own capital and so much more. */
function goalFigures({ goal, missions }: TurnsRules): object | null {
  if (goal === undefined) return null;
  const { asked, capitals, objectives } = goal;
  if (missions.length > 0) return { asked, mission: true };
  return {
    asked,
    ownCapital: true,
    ...(capitals === undefined ? {} : { enemyCapitals: capitals }),
    ...(objectives === undefined ? {} : { objectives }),
  };
}

/** FG-12: what each objective asks for, now or within one turn. */
const OBJECTIVES: Readonly<Record<ObjectiveId, object>> = {
  'control-europe': { hold: { continent: 'europe' } },
  'control-north-america': { hold: { continent: 'north-america' } },
  'control-asia': { hold: { continent: 'asia' } },
  'control-8-cities': { hold: { cities: 8 } },
  'control-an-enemy-capital': { hold: { enemyCapitals: 1 } },
  'take-4-cities-in-a-turn': { takeInATurn: { cities: 4 } },
  'take-10-territories-in-a-turn': { takeInATurn: { territories: 10 } },
  'control-2-enemy-capitals': { hold: { enemyCapitals: 2 } },
  'control-18-territories': { hold: { territories: 18 } },
  'control-2-continents': { hold: { continents: 2 } },
  'take-a-continent-in-a-turn': { takeInATurn: { continents: 1 } },
  'control-11-cities': { hold: { cities: 11 } },
};
