/**
 * The greedy bot for Rubicon in TypeScript: the same ideas as greedy.py, with types. It plays every edition.
 *
 * Node 22.18 or newer runs it directly: node examples/bots/greedy.ts. For Node 20 use a small script of this repository:
 * node scripts/run.mjs examples/bots/greedy.ts. Try it:
 *
 *   npx rubicon arena --edition classic --bots "exec:node scripts/run.mjs examples/bots/greedy.ts" --bots "random*3"
 *
 * docs/bots.md describes all messages. Standard output is only for messages; log to standard error.
 */
import { createInterface } from 'node:readline';

// The parts of the messages that this bot needs; docs/bots.schema.json has all of them.

type Seat = number;
type Id = string;

interface Game {
  readonly seat: Seat; // ours
  readonly board: {
    readonly continents: readonly { id: Id; bonus: number; territories: readonly Id[] }[];
    readonly territories: readonly { id: Id; continent: Id; neighbours: readonly Id[] }[];
  };
}

interface View {
  readonly family: 'turns' | 'orders';
  readonly owner: Readonly<Record<Id, Seat | 'neutral' | null>>;
  readonly armies: Readonly<Record<Id, number>>;
  readonly capitals?: readonly (Id | null)[]; // by seat, in editions that have them
  readonly from?: Id | null; // the attack that waits for its occupation
  readonly to?: Id | null;
  readonly lot?: readonly Id[]; // written orders: the territories to bid for
}

interface Range {
  readonly least: number;
  readonly most: number;
}

/** The choices that this bot uses. For all others it takes the default. */
type Choice =
  | { readonly type: 'choose-capital'; readonly territory: Id }
  | { readonly type: 'claim'; readonly territory: Id }
  | ({ readonly type: 'place'; readonly territory: Id } & Range)
  | { readonly type: 'trade'; readonly cards: readonly Id[]; readonly extras: readonly Id[] }
  | ({
      readonly type: 'trade-stars';
      readonly cards: readonly Id[];
      readonly stars: readonly number[];
    } & Range)
  | ({ readonly type: 'assault'; readonly from: Id; readonly to: Id } & Range)
  | ({ readonly type: 'fortify'; readonly from: Id; readonly to: Id } & Range)
  | ({ readonly type: 'occupy' } & Range)
  | ({ readonly type: 'bid' } & Range)
  | { readonly type: 'take-objective'; readonly objective: Id }
  | { readonly type: 'order'; readonly troops: number };

type ChoiceOf<Type extends Choice['type']> = Extract<Choice, { type: Type }>;

interface Command {
  readonly type: string;
  readonly [field: string]: unknown;
}

interface Question {
  readonly id: number;
  readonly asks: string;
  readonly choices: readonly Choice[];
  readonly default: Command;
  readonly view: View;
}

type Message =
  | { readonly type: 'hello' | 'events' | 'over' | 'bye' }
  | { readonly type: 'refused' }
  | ({ readonly type: 'game' } & Game)
  | ({ readonly type: 'act' } & Question);

/** A bot in one game. */
class Greedy {
  private readonly me: Seat;
  private readonly territories: ReadonlyMap<Id, Game['board']['territories'][number]>;
  private readonly continents: ReadonlyMap<Id, Game['board']['continents'][number]>;

  constructor({ seat, board }: Game) {
    this.me = seat;
    this.territories = new Map(board.territories.map((territory) => [territory.id, territory]));
    this.continents = new Map(board.continents.map((continent) => [continent.id, continent]));
  }

  /** Returns a command; undefined means the default. */
  decide({ view, asks, choices }: Question): Command | undefined {
    return view.family === 'turns' ? this.playTurn(view, asks, choices) : this.playSheet(view, choices);
  }

  /** Returns the first possible command in this order. */
  private playTurn(view: View, asks: string, choices: readonly Choice[]): Command | undefined {
    const [land] = best([...of(choices, 'choose-capital'), ...of(choices, 'claim')], ({ territory }) =>
      this.landValue(view, territory),
    );
    if (land !== undefined) return { ...land };
    const trade = firstOf([...of(choices, 'trade'), ...of(choices, 'trade-stars')], makeTrade);
    if (trade !== undefined) return trade;
    const [place] = best(of(choices, 'place'), ({ territory }) => this.prospect(view, territory));
    if (place !== undefined) return { type: 'place', places: [[place.territory, place.most]] };
    const [occupation] = of(choices, 'occupy');
    if (occupation !== undefined) return this.occupy(view, occupation);
    const [objective] = of(choices, 'take-objective');
    if (objective !== undefined) return { ...objective };
    // not by the phase: after an elimination, trades and placements are asked for in the phase `attack`
    if (asks === 'attack') return this.attack(view, of(choices, 'assault'));
    return asks === 'fortify' ? this.fortify(view, of(choices, 'fortify')) : undefined;
  }

  /** Attacks the most valuable territory that we can take with good odds. */
  private attack(view: View, assaults: readonly ChoiceOf<'assault'>[]): Command | undefined {
    const odds = ({ from, to }: ChoiceOf<'assault'>) => ({
      ours: armies(view, from) - 1, // one stays behind
      theirs: armies(view, to),
    });
    const promising = assaults.filter((choice) => {
      const { ours, theirs } = odds(choice);
      return ours >= theirs + 2 || ours >= 1.5 * theirs;
    });
    const [choice] = best(promising, (candidate) => {
      const { ours, theirs } = odds(candidate);
      return this.landValue(view, candidate.to) + 0.1 * (ours - theirs);
    });
    if (choice === undefined) return undefined;
    // an assault rolls until the territory is taken or at most `stopAt` armies are left
    const stopAt = Math.max(choice.least, Math.min(choice.most, 2));
    return { type: 'assault', from: choice.from, to: choice.to, stopAt };
  }

  /** Moves all armies, unless they are nearer to the enemy where they are. */
  private occupy(view: View, { least, most }: ChoiceOf<'occupy'>): Command {
    const { from, to } = view;
    const stays = from && to && this.distanceToEnemy(view, from) < this.distanceToEnemy(view, to);
    return { type: 'occupy', armies: stays ? least : most };
  }

  /** Moves the largest idle army towards the enemy. */
  private fortify(view: View, moves: readonly ChoiceOf<'fortify'>[]): Command | undefined {
    const stepsWon = ({ from, to }: ChoiceOf<'fortify'>): number =>
      this.distanceToEnemy(view, from) - this.distanceToEnemy(view, to);
    const useful = moves.filter((move) => stepsWon(move) > 0);
    const [move] = best(useful, (candidate) => 100 * candidate.most + stepsWon(candidate));
    return move && { type: 'fortify', from: move.from, to: move.to, armies: move.most };
  }

  /** Written orders: bids a little for good territories, and attacks wherever we are stronger. */
  private playSheet(view: View, choices: readonly Choice[]): Command | undefined {
    const [bid] = of(choices, 'bid');
    if (bid !== undefined) {
      const wish = (view.lot ?? []).reduce((sum, territory) => sum + this.landValue(view, territory), 0);
      return { type: 'bid', tokens: Math.max(bid.least, Math.min(bid.most, Math.round(wish))) };
    }
    const [order] = of(choices, 'order');
    return order && this.writeOrders(view, order.troops);
  }

  private writeOrders(view: View, troops: number): Command {
    const weakest = (territory: Id): Id =>
      best(this.enemiesOf(view, territory), (enemy) => -armies(view, enemy))[0]!;
    const borders = Object.keys(view.owner).filter(
      (territory) => view.owner[territory] === this.me && this.enemiesOf(view, territory).length > 0,
    );
    // all new troops next to the weakest neighbour
    const [place] = best(borders, (territory) => -armies(view, weakest(territory)));
    const deploy = place === undefined || troops === 0 ? [] : [[place, troops]];
    const moves = borders.flatMap((from) => {
      const marching = armies(view, from) - 1 + (from === place ? troops : 0); // one stays, or we would lose the territory
      const to = weakest(from);
      return marching > armies(view, to) ? [[from, to, marching]] : [];
    });
    return { type: 'order', cash: [], deploy, moves };
  }

  /** Rates a border as a base for attacks. */
  private prospect(view: View, territory: Id): number {
    const enemies = this.enemiesOf(view, territory);
    if (view.owner[territory] !== this.me || enemies.length === 0) return -1000;
    const values = enemies.map((enemy) => this.landValue(view, enemy) - 0.2 * armies(view, enemy));
    return Math.max(...values) + 0.2 * armies(view, territory);
  }

  /** Rates a territory: small continents with a good bonus, and those that we mostly hold already. */
  private landValue(view: View, territory: Id): number {
    const { bonus, territories } = this.continents.get(this.territories.get(territory)!.continent)!;
    const mine = territories.filter((id) => view.owner[id] === this.me).length;
    const holder = view.owner[territory];
    const breaksBonus =
      holder !== null && holder !== this.me && territories.every((id) => view.owner[id] === holder);
    return (
      bonus / territories.length +
      (3 * mine) / territories.length +
      (breaksBonus ? bonus : 0) +
      (view.capitals?.includes(territory) ? 4 : 0)
    );
  }

  /** The number of steps through our own territories: 1 on a border. Armies that are far away are idle. */
  private distanceToEnemy(view: View, territory: Id): number {
    const seen = new Set([territory]);
    let edge = [territory];
    for (let steps = 1; ; steps++) {
      if (edge.length === 0 || edge.some((id) => this.enemiesOf(view, id).length > 0)) return steps;
      const next = edge.flatMap((id) => this.territories.get(id)!.neighbours).filter((id) => !seen.has(id));
      edge = [...new Set(next)];
      for (const id of edge) seen.add(id);
    }
  }

  /** Neighbours that we do not hold. */
  private enemiesOf(view: View, territory: Id): Id[] {
    return this.territories.get(territory)!.neighbours.filter((id) => view.owner[id] !== this.me);
  }
}

const armies = (view: View, territory: Id): number => view.armies[territory] ?? 0;

function of<Type extends Choice['type']>(choices: readonly Choice[], type: Type): ChoiceOf<Type>[] {
  return choices.filter((choice): choice is ChoiceOf<Type> => choice.type === type);
}

/** A list of the best item, the first of equals; empty if there is nothing to choose from. */
function best<T>(list: readonly T[], worth: (item: T) => number): [T] | [] {
  if (list.length === 0) return [];
  const values = list.map(worth);
  return [list[values.indexOf(Math.max(...values))] as T];
}

function firstOf<T>(list: readonly T[], make: (item: T) => Command | undefined): Command | undefined {
  for (const item of list) {
    const made = make(item);
    if (made !== undefined) return made;
  }
  return undefined;
}

/** Trades sets at once, and saves a few stars first. */
function makeTrade(choice: ChoiceOf<'trade' | 'trade-stars'>): Command | undefined {
  if (choice.type === 'trade') {
    const [extra] = choice.extras; // the territory that gets the extra armies
    return { type: 'trade', cards: choice.cards, ...(extra === undefined ? {} : { extra }) };
  }
  let sum = 0;
  const cards = choice.cards.filter((_, i) => {
    const stars = choice.stars[i] ?? 0;
    if (sum + stars > choice.most) return false;
    sum += stars;
    return true;
  });
  return sum >= 4 ? { type: 'trade', cards } : undefined;
}

const say = (message: object): void => void process.stdout.write(`${JSON.stringify(message)}\n`);

let bot: Greedy | undefined;
const lines = createInterface({ input: process.stdin });
lines.on('line', (line) => {
  const message = JSON.parse(line) as Message;
  switch (message.type) {
    case 'hello':
      // we use the view in every question and need no events
      say({ type: 'hello', protocol: 1, name: 'greedy.ts', author: 'Rubicon', events: false });
      break;
    case 'game':
      bot = new Greedy(message);
      break;
    case 'act': {
      const command = bot?.decide(message) ?? message.default;
      say({ type: 'command', id: message.id, command });
      break;
    }
    case 'refused':
      process.stderr.write(`refused: ${line}\n`);
      break;
    case 'bye':
      lines.close();
      break;
    case 'events':
    case 'over':
      break;
  }
});
