import {
  COLOURS,
  type Command,
  OBJECTIVE_IDS,
  type Offer,
  type Position,
  type Rules,
  type SeatCommand,
  type TurnsPosition,
  type TurnsRules,
} from '../../src/index.ts';

type Place = readonly [territory: number, armies: number];

/** Numbers that a client might send as a count, a seat or a territory. */
const ODD_NUMBERS = [-1, 0, 0.5, 1.5, Number.NaN, 2 ** 32, 2 ** 32 + 1];

const WITHOUT_FIELDS = [
  'start',
  'end-attacks',
  'end-turn',
  'keep',
  'keep-all',
  'surrender',
  'offer-draw',
  'accept-draw',
  'decline-draw',
] as const;

/**
 * Every command that can be addressed on a board, sensible or not, in batches: all territories and those that
 * do not exist, all counts up to one too many, and numbers that are no counts.
 */
export function* addressableCommands(rules: Rules, position: Position): Generator<Command> {
  for (const type of WITHOUT_FIELDS) yield { type };
  if (position.family === 'turns') yield* turnsCommands(rules, position);
  else yield* ordersCommands(rules);
}

function* turnsCommands({ board }: Rules, position: TurnsPosition): Generator<Command> {
  const most = Math.max(position.toPlace, position.neutralToPlace, ...position.armies) + 1;
  const counts = [
    ...ODD_NUMBERS,
    ...Array.from({ length: Math.min(most, 8) }, (_, i) => i + 1),
    most - 1,
    most,
  ];
  const territories = [...Array.from({ length: board.size + 1 }, (_, t) => t), -1, 0.5];
  const cards = [...position.cards.keys(), position.cards.length, -1];
  for (const dice of counts) yield { type: 'defend', dice };
  for (const armies of counts) yield { type: 'occupy', armies };
  for (const die of counts) yield { type: 'commander', die };
  for (const card of cards) for (const die of counts) yield { type: 're-roll', card, die };
  for (let colour = -1; colour <= COLOURS.length; colour++) yield { type: 'choose-colour', colour };
  for (let objective = -1; objective <= OBJECTIVE_IDS.length; objective++)
    yield { type: 'take-objective', objective };
  yield { type: 'place', places: [] };
  yield { type: 'place-rest', places: [] };
  yield { type: 'fortify-many', moves: [] };
  for (const territory of territories) {
    yield { type: 'claim', territory };
    yield { type: 'choose-capital', territory };
    yield { type: 'place-airfield', territory };
    for (const armies of counts) {
      yield { type: 'place', places: [[territory, armies]] };
      yield {
        type: 'place',
        places: [
          [territory, 1],
          [(territory + 1) % board.size, armies],
        ],
      };
      yield {
        type: 'place',
        places: [
          [territory, 1],
          [territory, armies],
        ],
      };
      yield { type: 'place-rest', places: [[territory, armies]] };
      yield {
        type: 'place-rest',
        places: [
          [territory, armies],
          [(territory + 1) % board.size, most - armies],
        ],
      };
    }
    for (const to of territories) {
      for (const n of counts) {
        yield { type: 'attack', from: territory, to, dice: n };
        yield { type: 'assault', from: territory, to, stopAt: n };
        yield { type: 'fortify', from: territory, to, armies: n };
        yield { type: 'fortify-many', moves: [[territory, to, n]] };
        yield {
          type: 'fortify-many',
          moves: [
            [territory, to, n],
            [to, territory, n],
          ],
        };
      }
    }
  }
  for (let i = 0; i < cards.length; i++) {
    yield { type: 'trade', cards: [cards[i]], extra: -1 };
    for (let j = i; j < cards.length; j++) {
      const set = [cards[i], cards[j], cards[(i + j) % cards.length]];
      yield { type: 'trade', cards: set, extra: -1 };
      yield { type: 'trade', cards: set, extra: cards[i] };
    }
  }
  yield { type: 'trade', cards: cards.slice(0, 2), extra: -1 };
  yield { type: 'trade', cards: [], extra: -1 };
}

function* ordersCommands({ board }: Rules): Generator<Command> {
  const counts = [...ODD_NUMBERS, 1, 2, 3, 19, 20, 21];
  const territories = [...Array.from({ length: board.size + 1 }, (_, t) => t), -1, 0.5];
  for (const tokens of counts) yield { type: 'bid', tokens };
  yield { type: 'convert', territories: [] };
  for (const a of territories) {
    yield { type: 'convert', territories: [a] };
    yield { type: 'convert', territories: [a, a] };
    for (const b of territories) {
      yield { type: 'convert', territories: [a, b] };
      for (const n of counts) {
        yield { type: 'order', cash: [], deploy: [], moves: [[a, b, n]] };
        yield { type: 'order', cash: [a], deploy: [[b, n]], moves: [] };
      }
    }
    for (const n of counts) yield { type: 'deploy', places: [[a, n]] };
  }
}

/** Whether an offer includes a command: written from the documentation of offers, not from the rules. */
export function isOffered(
  rules: Rules,
  offers: readonly Offer[],
  command: Command,
  position: Position,
): boolean {
  if (position.family !== 'turns' || rules.family !== 'turns')
    return offers.some((offer) => contains(offer, command) && isWellFormed(rules, command));
  switch (command.type) {
    case 'place':
      return isOfferedList(offers, command.places, position);
    case 'place-rest':
      return isPlaceRest(rules, offers, command.places, position);
    case 'fortify-many': {
      const list = offers.find((offer) => offer.type === 'fortify-many');
      const [first] = command.moves;
      if (list === undefined || first === undefined || command.moves.length > list.most) return false;
      const [from, to, armies] = first;
      return offers.some((offer) => contains(offer, { type: 'fortify', from, to, armies }));
    }
    default:
      return offers.some((offer) => contains(offer, command));
  }
}

function isPlaceRest(
  { armyLimit }: TurnsRules,
  offers: readonly Offer[],
  places: readonly Place[],
  position: TurnsPosition,
): boolean {
  const rest = offers.find((offer) => offer.type === 'place-rest');
  if (rest === undefined) return false;
  const isNeutral = ([t]: Place) => position.owner[t] === 6;
  const sum = (list: readonly Place[]) => list.reduce((total, [, armies]) => total + armies, 0);
  const room = (t: number) => armyLimit - position.armies[t];
  return (
    places.every(
      ([t, n]) =>
        Number.isInteger(n) &&
        n > 0 &&
        sum(places.filter(([other]) => other === t)) <= room(t) &&
        (position.owner[t] === 6 || position.owner[t] === position.seat),
    ) &&
    sum(places.filter((entry) => !isNeutral(entry))) === rest.armies &&
    sum(places.filter(isNeutral)) === rest.neutral
  );
}

/** A list is legal if each entry is legal in turn: every entry uses up its kind, and the room on its territory. */
function isOfferedList(
  offers: readonly Offer[],
  places: readonly Place[],
  { owner, toPlace, neutralToPlace }: TurnsPosition,
): boolean {
  const used = new Map<string, number>();
  const use = (key: string, armies: number): number => {
    const sum = (used.get(key) ?? 0) + armies;
    used.set(key, sum);
    return sum;
  };
  return (
    places.length > 0 &&
    places.every(([territory, armies]) => {
      const offer = offers.find((o) => o.type === 'place' && o.territory === territory);
      if (offer?.type !== 'place' || !within(armies, offer.least, offer.most)) return false;
      const ofKind = use(`owner ${owner[territory]}`, armies);
      const here = use(`territory ${territory}`, armies);
      return ofKind <= (owner[territory] === 6 ? neutralToPlace : toPlace) && here <= offer.most;
    })
  );
}

function contains(offer: Offer, command: Command): boolean {
  switch (offer.type) {
    case 'claim':
    case 'choose-capital':
    case 'place-airfield':
      return command.type === offer.type && command.territory === offer.territory;
    case 'choose-colour':
      return command.type === offer.type && command.colour === offer.colour;
    case 'take-objective':
      return command.type === offer.type && command.objective === offer.objective;
    case 're-roll':
      return command.type === offer.type && command.card === offer.card && command.die === offer.die;
    case 'commander':
      return command.type === offer.type && command.die === offer.die;
    case 'trade': {
      if (command.type !== 'trade' || command.cards.length !== 3) return false;
      if (![...command.cards].sort((a, b) => a - b).every((card, i) => card === offer.cards[i])) return false;
      return offer.extras.length === 0 ? command.extra === -1 : offer.extras.includes(command.extra);
    }
    case 'trade-stars': {
      if (command.type !== 'trade' || command.extra !== -1) return false;
      const { cards } = command;
      if (new Set(cards).size !== cards.length || !cards.every((card) => offer.cards.includes(card)))
        return false;
      const stars = cards.reduce((sum, card) => sum + offer.stars[offer.cards.indexOf(card)], 0);
      return within(stars, offer.least, offer.most);
    }
    case 'attack':
      return command.type === 'attack' && fits(offer, command, command.dice);
    case 'assault':
      return command.type === 'assault' && fits(offer, command, command.stopAt);
    case 'fortify':
      return command.type === 'fortify' && fits(offer, command, command.armies);
    case 'defend':
      return command.type === 'defend' && within(command.dice, offer.least, offer.most);
    case 'occupy':
      return command.type === 'occupy' && within(command.armies, offer.least, offer.most);
    case 'bid':
      return command.type === 'bid' && within(command.tokens, offer.least, offer.most);
    case 'convert':
      return (
        command.type === 'convert' &&
        within(command.territories.length, offer.least, offer.most) &&
        new Set(command.territories).size === command.territories.length &&
        command.territories.every((t) => offer.territories.includes(t))
      );
    case 'skip':
    case 'expire':
      return (
        command.type === offer.type && command.seat === offer.seat && isSame(command.command, offer.command)
      );
    default:
      return offer.type === command.type;
  }
}

/** AR-16: territories of the board and whole numbers; the game handles everything else. */
function isWellFormed({ board }: Rules, command: Command): boolean {
  const isTerritory = (t: number) => within(t, 0, board.size - 1);
  const isEntry = (entry: readonly number[]) =>
    entry.slice(0, -1).every(isTerritory) && within(entry[entry.length - 1], 0, 2 ** 31);
  if (command.type === 'deploy') return command.places.every(isEntry);
  if (command.type !== 'order') return true;
  return command.cash.every(isTerritory) && [...command.deploy, ...command.moves].every(isEntry);
}

const isSame = (a: SeatCommand, b: SeatCommand): boolean => JSON.stringify(a) === JSON.stringify(b);

interface Pair {
  readonly from: number;
  readonly to: number;
}

function fits(offer: Pair & { least: number; most: number }, command: Pair, count: number): boolean {
  return offer.from === command.from && offer.to === command.to && within(count, offer.least, offer.most);
}

const within = (n: number, least: number, most: number): boolean =>
  Number.isInteger(n) && n >= least && n <= most;
