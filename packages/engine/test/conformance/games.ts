import {
  type Board,
  type Command,
  createGame,
  DEFAULT_COLOURS,
  type Dice,
  EDITIONS,
  type Edition,
  type Event,
  expand,
  type Game,
  HOST,
  isBorder,
  legal,
  NEUTRAL,
  type Offer,
  type OrdersPosition,
  type Position,
  play,
  type Rules,
  type Seat,
  seatsIn,
  seededDice,
  type TurnsPosition,
  type TurnsRules,
  territoriesOf,
  toAct,
  valuesOf,
} from '../../src/index.ts';

/** The settings of a game: edition, number of players, options and board. */
export interface Table {
  readonly name: string;
  readonly edition: string;
  readonly players: number;
  readonly options: Readonly<Record<string, string>>;
  readonly board: Board | undefined;
}

/** The number of random option subsets tried with each edition and number of players. */
const SUBSETS = 3;

/**
 * Every edition × number of players, with every value of every option on its own, with all options together, and
 * with random subsets of them; as far as the edition can be set up on the board.
 */
export function tables(board?: Board): Table[] {
  return EDITIONS.flatMap((edition) =>
    edition.players.flatMap((players) =>
      choicesOf(edition, players).map((options): Table => {
        const words = [edition.id, players, ...Object.entries(options).map((entry) => entry.join('='))];
        const name = `${words.join(' ')}${board === undefined ? '' : ` on ${board.id}`}`;
        return { name, edition: edition.id, players, options, board };
      }),
    ),
  ).filter((table) => created(table).error === undefined);
}

type Options = Record<string, string>;

function choicesOf({ id, options }: Edition, players: number): Options[] {
  const others = Object.entries(options).flatMap(([name, option]) => {
    const values = name === 'startingSeat' ? [String(players - 1)] : valuesOf(option, players);
    return values.filter((value) => value !== option.default).map((value): Options => ({ [name]: value }));
  });
  const random = seededDice(`options of ${id} for ${players}`);
  const subsets = Array.from({ length: SUBSETS }, () =>
    Object.assign({}, ...others.filter(() => random.below(2) === 0)),
  );
  const all = [{}, ...others, Object.assign({}, ...others), ...subsets];
  return [...new Map(all.map((choice) => [JSON.stringify(choice), choice])).values()];
}

const created = (table: Table) => createGame({ ...table, colours: DEFAULT_COLOURS.slice(0, table.players) });

export function newGame(table: Table): Game {
  const game = created(table);
  if (game.error !== undefined) throw new Error(JSON.stringify(game.error));
  return game;
}

/** One accepted command and what it caused. */
export interface Move {
  readonly actor: Seat;
  readonly command: Command;
  readonly events: readonly Event[];
}

/** How wild a random game is: the chance, in thousandths, of a rare choice at each decision. */
export interface Wildness {
  readonly surrender: number;
  readonly draw: number;
  readonly timeout: number;
}

export const TAME: Wildness = { surrender: 0, draw: 0, timeout: 0 };

/** Plays a random game to its end, calling `after` after every command. */
export function playRandomGame(
  { rules, position }: Game,
  seed: string,
  after: (move: Move) => void,
  wildness: Wildness = TAME,
): void {
  const dice = seededDice(`${seed}/dice`);
  const random = seededDice(`${seed}/moves`);
  for (let commands = 0; position.phase !== 'over'; commands++) {
    if (commands > 50_000) throw new Error(`game ${seed} does not end`);
    const [actor, command] = chooseMove(rules, position, random, wildness);
    const events: Event[] = [];
    const rejection = play(rules, position, actor, command, dice, events);
    if (rejection !== undefined) {
      throw new Error(`game ${seed}: ${JSON.stringify(command)} was refused: ${JSON.stringify(rejection)}`);
    }
    after({ actor, command, events });
  }
}

function chooseMove(rules: Rules, position: Position, random: Dice, wildness: Wildness): [Seat, Command] {
  const rare = random.below(1000);
  if (position.phase !== 'start' && rare < wildness.surrender + wildness.draw + wildness.timeout) {
    if (rare < wildness.timeout)
      return [HOST, pick(expand(pick(legal(rules, position, HOST), random)), random)];
    const seat = pick(seatsIn(position), random);
    if (rare < wildness.timeout + wildness.surrender) return [seat, { type: 'surrender' }];
    const draws = legal(rules, position, seat).filter(({ type }) => type.endsWith('-draw'));
    return [seat, pick(expand(pick(draws, random)), random)];
  }
  const actor = pick(toAct(position), random);
  return [actor, chooseCommand(rules, position, actor, random)];
}

/** Mostly attacks, so that games end, but sometimes tries any legal command. */
function chooseCommand(rules: Rules, position: Position, actor: Seat, random: Dice): Command {
  const offers = legal(rules, position, actor).filter(({ type }) => !/surrender|draw/.test(type));
  const isBold = random.below(40) > 0;
  const wanted = offers.filter((offer) => isWanted(rules, position, offer));
  const offer = pick(isBold && wanted.length > 0 ? wanted : offers, random);
  if (position.family === 'turns') {
    if (offer.type === 'place-rest') return placeRest(rules as TurnsRules, position, actor, offer);
    if (offer.type === 'fortify-many') return fortifyMany(offers, offer.most, random);
    if (offer.type === 'occupy' && isBold) return { type: 'occupy', armies: offer.most };
  } else if (offer.type === 'deploy' || offer.type === 'order') {
    return randomSheet(rules, position, actor, offer, random);
  }
  return pick(expand(offer), random);
}

function isWanted(rules: Rules, position: Position, offer: Offer): boolean {
  if (position.family !== 'turns' || rules.family !== 'turns') return true;
  const { armies } = position;
  switch (offer.type) {
    case 'attack':
    case 'assault':
      return armies[offer.from] > armies[offer.to] || position.turn > 300;
    case 'place':
      return isBorder(rules, position, offer.territory);
    case 'fortify':
    case 'fortify-many':
      return position.moves < 3;
    default:
      return !/^end-|^place-rest|^keep/.test(offer.type) || position.moves > 3;
  }
}

/** "The rest", all on one territory, or on several if there is a limit. */
function placeRest(
  { armyLimit }: TurnsRules,
  position: TurnsPosition,
  actor: Seat,
  { armies, neutral }: Extract<Offer, { type: 'place-rest' }>,
): Command {
  const fill = (owner: number, count: number): [number, number][] => {
    let left = count;
    return territoriesOf(position, owner).flatMap((territory) => {
      const here = Math.min(left, armyLimit - position.armies[territory]);
      left -= here;
      return here > 0 ? [[territory, here] as [number, number]] : [];
    });
  };
  return { type: 'place-rest', places: [...fill(actor, armies), ...fill(NEUTRAL, neutral)] };
}

/** One move, or a move there and back. */
function fortifyMany(offers: readonly Offer[], most: number, random: Dice): Command {
  const offer = pick(
    offers.filter((o) => o.type === 'fortify'),
    random,
  );
  const { from, to, least } = offer;
  const there = [from, to, least] as const;
  return { type: 'fortify-many', moves: most > 1 ? [there, [to, from, least]] : [there] };
}

/** A sheet of mostly sensible orders. */
function randomSheet(
  { board }: Rules,
  position: OrdersPosition,
  seat: Seat,
  offer: Extract<Offer, { type: 'deploy' | 'order' }>,
  random: Dice,
): Command {
  const anywhere = Array.from({ length: board.size }, (_, t) => t);
  const sometimes = (list: readonly number[]) =>
    list.length === 0 || random.below(20) === 0 ? anywhere : list;
  const own = territoriesOf(position, seat);
  const places = (list: readonly number[]) =>
    Array.from(
      { length: random.below(4) + 1 },
      () => [pick(sometimes(list), random), random.below(6)] as const,
    );
  if (offer.type === 'deploy') return { type: 'deploy', places: places(offer.territories) };
  const some = random.below(20) === 0 ? [...anywhere, ...anywhere] : offer.objectives;
  const cash = some.filter(() => random.below(8) === 0);
  const moves = sometimes(own).map((from) => {
    const to = random.below(20) === 0 ? pick(anywhere, random) : pick(board.neighbours[from], random);
    return [from, to, random.below(position.armies[from] + 2)] as const;
  });
  return { type: 'order', cash, deploy: places(own), moves };
}

export function pick<T>(list: readonly T[], random: Dice): T {
  return list[random.below(list.length)];
}
