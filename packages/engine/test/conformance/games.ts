import {
  type Board,
  type Command,
  classicBoard,
  createGame,
  DEFAULT_COLOURS,
  type Dice,
  EDITIONS,
  type Event,
  expand,
  type Game,
  HOST,
  isBorder,
  legal,
  NEUTRAL,
  type Offer,
  type Position,
  play,
  type Rules,
  type Seat,
  seededDice,
  toAct,
} from '../../src/index.ts';
import { sixBoard } from '../boards.ts';

/** A game to be created: an edition, a number of players, options, on a board. */
export interface Table {
  readonly name: string;
  readonly edition: string;
  readonly players: number;
  readonly options: Readonly<Record<string, string>>;
  readonly board: Board;
}

/** Every edition × number of players × value of every option. */
export function tables(boards: readonly Board[] = [classicBoard, sixBoard]): Table[] {
  return boards.flatMap((board) =>
    EDITIONS.flatMap((edition) =>
      edition.players.flatMap((players) =>
        combinations(edition.options, players).map((options) => {
          const words = Object.entries(options).map(([name, value]) => `${name}=${value}`);
          const name = `${edition.id}, ${players} players, ${words.join(' ')}, ${board.id} board`;
          return { name, edition: edition.id, players, options, board };
        }),
      ),
    ),
  );
}

function combinations(
  options: (typeof EDITIONS)[number]['options'],
  players: number,
): Record<string, string>[] {
  let all: Record<string, string>[] = [{}];
  for (const [name, { values }] of Object.entries(options)) {
    const tried = name === 'startingSeat' ? ['roll', String(players - 1)] : values;
    all = all.flatMap((chosen) => tried.map((value) => ({ ...chosen, [name]: value })));
  }
  return all;
}

export function newGame(table: Table): Game {
  const game = createGame({ ...table, colours: DEFAULT_COLOURS.slice(0, table.players) });
  if (game.error !== undefined) throw new Error(JSON.stringify(game.error));
  return game;
}

/** One accepted command and what it caused. */
export interface Move {
  readonly actor: Seat;
  readonly command: Command;
  readonly events: readonly Event[];
}

/** How wild a random game is: the chance, in thousandths, of something rare at each decision. */
export interface Wildness {
  readonly surrender: number;
  readonly draw: number;
  readonly timeout: number;
}

const TAME: Wildness = { surrender: 0, draw: 0, timeout: 0 };

/** Plays a random game that ends, calling `after` behind every command. */
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
    const seat = pick(
      position.status.flatMap((status, s) => (status === 0 ? s : [])),
      random,
    );
    if (rare < wildness.timeout + wildness.surrender) return [seat, { type: 'surrender' }];
    const draws = legal(rules, position, seat).filter(({ type }) => type.endsWith('-draw'));
    return [seat, pick(expand(pick(draws, random)), random)];
  }
  const actor = pick(toAct(position), random);
  return [actor, chooseCommand(rules, position, actor, random)];
}

/** Mostly presses on, so that games end, but tries everything that is legal now and then. */
function chooseCommand(rules: Rules, position: Position, actor: Seat, random: Dice): Command {
  const offers = legal(rules, position, actor).filter(({ type }) => !/surrender|draw/.test(type));
  const isBold = random.below(40) > 0;
  const wanted = offers.filter((offer) => isWanted(rules, position, offer));
  const offer = pick(isBold && wanted.length > 0 ? wanted : offers, random);
  if (offer.type === 'place-rest') return placeRest(rules, position, actor);
  if (offer.type === 'occupy' && isBold) return { type: 'occupy', armies: offer.most };
  return pick(expand(offer), random);
}

function isWanted(rules: Rules, position: Position, offer: Offer): boolean {
  const { armies } = position;
  switch (offer.type) {
    case 'attack':
    case 'assault':
      return armies[offer.from] > armies[offer.to] || position.turn > 300;
    case 'place':
      return isBorder(rules, position, offer.territory);
    default:
      return offer.type === 'trade' || offer.type === 'fortify' || offer.type === 'occupy';
  }
}

/** "The rest", all on one territory. */
function placeRest(rules: Rules, position: Position, actor: Seat): Command {
  const offer = legal(rules, position, actor).find(({ type }) => type === 'place-rest');
  if (offer?.type !== 'place-rest') throw new Error('no rest to place');
  const places: [number, number][] = [];
  if (offer.armies > 0) places.push([position.owner.indexOf(actor), offer.armies]);
  if (offer.neutral > 0) places.push([position.owner.indexOf(NEUTRAL), offer.neutral]);
  return { type: 'place-rest', places };
}

export function pick<T>(list: readonly T[], random: Dice): T {
  return list[random.below(list.length)];
}
