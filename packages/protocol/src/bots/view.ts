import {
  CASHED,
  COLOURS,
  clonePosition,
  createGame,
  DEFAULT_COLOURS,
  DISCARDED,
  handOf,
  IN_DECK,
  incomeOf,
  MISSIONS,
  makeCard,
  NEUTRAL,
  NOBODY,
  NOT_IN_PLAY,
  OBJECTIVE_IDS,
  ON_TABLE,
  OPEN,
  OWNERS,
  PHASES,
  type Position,
  REMOVED,
  REWARD_IDS,
  type Rules,
  SEEN,
  type Seat,
  STATUSES,
  setOwner,
  TRADING,
  TURNED_UP,
  UNKNOWN,
  UNSEEN,
} from '@rubicon/engine';
import * as z from 'zod';
import {
  count,
  flag,
  knownTerritory,
  maybeCount,
  maybeOneOf,
  maybeSeat,
  maybeTerritory,
  named,
  oneOf,
  owner,
  seat,
  sheet,
  word,
} from './cells.ts';
import { byId, type Column, list, one, seats, set, WrongView } from './columns.ts';

/**
 * The JSON form of a view for programs: every column of the engine's view, with ids instead of numbers. It is made from
 * the view alone, so it cannot reveal more than the seat may know.
 */

const territories = ({ board }: Rules): readonly string[] => board.territories.map(({ id }) => id);
const cards = (rules: Rules): readonly string[] =>
  rules.family === 'turns' ? rules.figures.map((_, card) => makeCard(rules.board, card)) : [];
const objectives = (): readonly string[] => OBJECTIVE_IDS;
const rewards = (): readonly string[] => REWARD_IDS;
const owners = (): readonly string[] =>
  Array.from({ length: OWNERS }, (_, i) => (i === NEUTRAL ? 'neutral' : String(i)));

const COMMON: Readonly<Record<string, Column>> = {
  phase: one('phase', word(PHASES)),
  first: one('first', maybeSeat),
  winner: one('winner', maybeSeat),
  drawOfferedBy: one('drawOfferedBy', maybeSeat),
  drawAgreed: seats('drawAgreed'),
  colours: list('colours', maybeOneOf(COLOURS)),
  status: list('status', oneOf(STATUSES)),
  owner: byId('owner', territories, owner),
  armies: byId('armies', territories, count),
};

const TURNS: Readonly<Record<string, Column>> = {
  ...COMMON,
  seat: one('seat', maybeSeat),
  turn: one('turn', count),
  toPlace: one('toPlace', count),
  neutralToPlace: one('neutralToPlace', count),
  reserve: byId('reserve', owners, count, 0),
  left: list('left', seat),
  trading: one('trading', word(TRADING)),
  extraTaken: one('extraTaken', flag),
  sets: one('sets', count),
  deck: one('deck', count),
  handSizes: list('hand', count),
  cards: byId('cards', cards, named({ discarded: DISCARDED, removed: REMOVED }, seat), IN_DECK),
  seen: byId('seen', cards, named({ seen: SEEN, open: OPEN }), UNSEEN),
  captures: one('captures', count),
  from: one('from', maybeTerritory),
  to: one('to', maybeTerritory),
  dice: one('dice', count),
  stopAt: one('stopAt', count),
  thrownAttack: list('thrownAttack', count),
  thrownDefence: list('thrownDefence', count),
  moves: one('moves', count),
  openingMoves: one('openingMoves', count),
  commanderUsed: one('commanderUsed', flag),
  asksNoMore: one('questionsStopped', flag),
  capitals: list('capitals', maybeTerritory),
  settler: one('settler', maybeSeat),
  vacated: list('vacated', knownTerritory),
  missions: list('missions', named({ hidden: UNKNOWN }, oneOf(MISSIONS.map(({ id }) => id)))),
  missionsShown: seats('missionsShown'),
  cities: set('cities'),
  heldAtTurnStart: set('began'),
  objectives: byId('objectives', objectives, named({ table: ON_TABLE }, seat), NOT_IN_PLAY),
  objectiveTaken: one('objectiveTaken', flag),
  rewardOn: byId('rewardOn', objectives, oneOf(REWARD_IDS), NOBODY),
  rewards: byId('rewards', rewards, seat, NOBODY),
  airfields: byId('airfields', rewards, knownTerritory, NOBODY),
};

const ORDERS: Readonly<Record<string, Column>> = {
  ...COMMON,
  round: one('round', count),
  troops: one('troops', count),
  lot: list('lot', knownTerritory),
  tokens: list('tokens', count),
  starts: byId('starts', territories, seat, NOBODY),
  objectives: byId(
    'objectives',
    territories,
    named({ 'turned-up': TURNED_UP, cashed: CASHED }, seat),
    NOBODY,
  ),
  objectivesLeft: list('objectivesLeft', count),
  sheets: list('sheets', sheet),
  points: list('points', maybeCount),
};

const FAMILIES = { turns: Object.entries(TURNS), orders: Object.entries(ORDERS) } as const;

/** The columns of a view, with the names of their fields. */
export const columnsOf = ({ family }: Rules): readonly (readonly [name: string, Column])[] =>
  FAMILIES[family];

/** Fields that follow from the others, so that a program need not know the rules. */
const derived = {
  turns: {
    hand: z.array(z.string()).meta({ description: "the seat's cards" }),
    income: z.array(z.int()).meta({ description: 'by seat: new armies if its turn began now' }),
    nextSet: z.int().nullable().meta({ description: 'armies for the next set; null where stars are traded' }),
  },
  orders: {
    income: z.array(z.int()).meta({ description: 'by seat: troops of a round as things stand' }),
  },
};

const shapeOf = (columns: Readonly<Record<string, Column>>) =>
  Object.fromEntries(Object.entries(columns).map(([name, { schema }]) => [name, schema]));

export const viewSchema = z
  .discriminatedUnion('family', [
    z.object({ family: z.literal('turns'), ...shapeOf(TURNS), ...derived.turns }),
    z.object({ family: z.literal('orders'), ...shapeOf(ORDERS), ...derived.orders }),
  ])
  .meta({ id: 'view' });

export type ViewMessage = { readonly family: Rules['family'] } & Readonly<Record<string, unknown>>;

/** Returns the JSON form of a seat's view. */
export function makeView(rules: Rules, view: Position, seat: Seat): ViewMessage {
  const json: Record<string, unknown> = {};
  for (const [name, column] of columnsOf(rules)) json[name] = column.make(rules, view);
  return { family: rules.family, ...json, ...deriveFields(rules, view, seat) };
}

/** Returns the fields that follow from the others. */
export function deriveFields(rules: Rules, view: Position, seat: Seat): object {
  const seats = [...view.status.keys()];
  if (rules.family === 'turns' && view.family === 'turns') {
    return {
      hand: handOf(view, seat).map((card) => makeCard(rules.board, card)),
      income: seats.map((of) => rules.income(rules, view, of)),
      nextSet: rules.trade.by === 'sets' ? rules.trade.value(view.sets + 1) : null,
    };
  }
  if (rules.family === 'orders' && view.family === 'orders')
    return { income: seats.map((of) => incomeOf(rules, view, of)) };
  throw new Error('the rules and the view are of different families');
}

/** Returns the view in a message; undefined if no game of these rules can have it. */
export function parseView(rules: Rules, json: unknown): Position | undefined {
  const source = viewSchema.safeParse(json);
  if (!source.success || source.data.family !== rules.family) return undefined;
  const view = emptyView(rules);
  try {
    for (const [name, column] of columnsOf(rules)) column.parse(rules, view, Reflect.get(source.data, name));
  } catch (error) {
    if (error instanceof WrongView) return undefined;
    throw error;
  }
  const holders = view.owner;
  view.owner = holders.map(() => NOBODY);
  for (const [territory, holder] of holders.entries()) setOwner(view, territory, holder);
  if (view.family === 'turns') leaveUnused(rules, view);
  return view;
}

/** Empties the columns that a game does not use yet, or never. */
function leaveUnused(rules: Rules, view: Extract<Position, { family: 'turns' }>): void {
  if (rules.family === 'turns' && !rules.combat.reRoll) view.seen = [];
  if (view.objectives.some((place) => place !== NOT_IN_PLAY)) return;
  view.objectives = [];
  view.rewardOn = [];
  view.rewards = [];
  view.airfields = [];
}

function emptyView({ edition, options, players, board }: Rules): Position {
  const game = createGame({ edition, options, colours: DEFAULT_COLOURS.slice(0, players), board });
  if (game.error !== undefined) throw new Error(`no game could be created: ${game.error.code}`);
  return clonePosition<Position>(game.position);
}
