import {
  COLOURS,
  clonePosition,
  FIGURES,
  MISSIONS,
  MOST_ATTACK_DICE,
  MOST_DEFENCE_DICE,
  makeCard,
  missionsInPlay,
  NO_LIMIT,
  NOBODY,
  OBJECTIVES,
  ON_TABLE,
  type OrdersRules,
  REWARD_IDS,
  setOwner,
  type TurnsPosition,
  type TurnsRules,
  territoriesOf,
} from '@rubicon/engine';

/**
 * Returns the numbers in the rules, for programs that do not know them. They come from the slots themselves, called on
 * boards that are empty except for the case in question, so that house rules are included.
 */
export const makeRules = (rules: TurnsRules | OrdersRules, position: unknown): object =>
  rules.family === 'turns' ? turnsNumbers(rules, position as TurnsPosition) : ordersNumbers(rules);

function ordersNumbers(rules: OrdersRules): object {
  const { rounds, objectives, tokens, lot, troops, income, cash, points } = rules;
  return { rounds, objectives, tokens, lot, troops, income, cash, points };
}

const US = 0;

function turnsNumbers(rules: TurnsRules, position: TurnsPosition): object {
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
    income: incomeNumbers(rules, bare),
    trade: tradeNumbers(rules),
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
      reach: rules.fortify.by,
    },
    capital:
      capital === undefined
        ? null
        : { chosen: capital.chosen, secret: capital.isSecret, fatal: capital.isFatal },
    goal: goalNumbers(rules),
    missions: missionsInPlay(rules, position.colours).map((mission) => MISSIONS[mission]),
    objectives: rules.objectives.length === 0 ? [] : OBJECTIVES,
  };
}

const limit = (number: number): number | null => (number >= NO_LIMIT ? null : number);

/** Returns the position with an empty board. */
function emptied({ board, players }: TurnsRules, position: TurnsPosition): TurnsPosition {
  const nothing = (length: number, cell: number): number[] => Array.from({ length }, () => cell);
  const bare = clonePosition(position);
  for (let t = 0; t < board.size; t++) setOwner(bare, t, NOBODY);
  return {
    ...bare,
    armies: nothing(board.size, 0),
    capitals: nothing(position.capitals.length === 0 ? 0 : players, NOBODY),
    cities: [],
    objectives: nothing(OBJECTIVES.length, ON_TABLE),
    rewards: nothing(REWARD_IDS.length, NOBODY),
    airfields: nothing(REWARD_IDS.length, NOBODY),
    sets: 0,
  };
}

/** Returns the position with these territories held by seat 0, and this as its number of territories. */
function holding(bare: TurnsPosition, held: readonly number[], count: number): TurnsPosition {
  const position = clonePosition(bare);
  for (const t of held) setOwner(position, t, US);
  return { ...position, territories: position.territories.with(US, count) };
}

function incomeNumbers(rules: TurnsRules, bare: TurnsPosition): object {
  const { board } = rules;
  const income = (position: TurnsPosition): number => rules.income(rules, position, US);
  const by = (count: number): number => income({ ...bare, territories: bare.territories.with(US, count) });
  const held = holding(bare, [0, 1, 2], board.size);
  const withCities = { ...held, cities: territoriesOf(held, US) };
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

/** The number of sets whose value is listed. */
const SETS = 20;
/** The most cards that a hand holds before a trade is forced. */
const CARDS = 12;

function tradeNumbers({ trade }: TurnsRules): object {
  const least = (opens: (hand: number) => string, word: string): number | null => {
    const hand = Array.from({ length: CARDS }, (_, n) => n).find((n) => opens(n) === word);
    return hand ?? null;
  };
  const rest = {
    extra: trade.extra,
    mustTradeFrom: least(trade.atTurnStart.opens, 'must'),
    mustTradeAfterEliminationFrom: least(trade.afterElimination.opens, 'must'),
  };
  if (trade.by === 'sets') {
    const sets = Array.from({ length: SETS }, (_, n) => trade.value(n + 1));
    return { by: 'figures', sets, stars: {}, ...rest };
  }
  const counts = Array.from({ length: trade.most - trade.least + 1 }, (_, n) => trade.least + n);
  const stars = counts.map((count) => [count, trade.value(count)]);
  return { by: 'stars', sets: [], stars: Object.fromEntries(stars), ...rest };
}

/** The way to win other than being the last player: a mission, or the seat's capital and a number of others. */
function goalNumbers({ goal }: TurnsRules): object | null {
  if (goal === undefined) return null;
  const { asked } = goal;
  switch (goal.kind) {
    case 'missions':
      return { asked, mission: true };
    case 'capitals':
      return { asked, ownCapital: true, enemyCapitals: goal.capitals };
    case 'objectives':
      return { asked, ownCapital: true, objectives: goal.objectives };
  }
}
