import type { Command, Offer, Place, Position, Rules, SeatCommand } from '../../src/index.ts';

/** Numbers that somebody might send where a count, a seat or a territory is asked for. */
const ODD_NUMBERS = [-1, 0, 0.5, 1.5, Number.NaN, 2 ** 32, 2 ** 32 + 1];

/**
 * Every command that can be addressed on a board, sensible or not, in batches: all territories and those that
 * do not exist, all counts up to one too many, and numbers that are no counts.
 */
export function* addressableCommands({ board }: Rules, position: Position): Generator<Command> {
  const most = Math.max(position.toPlace, position.neutralToPlace, ...position.armies) + 1;
  const counts = [
    ...ODD_NUMBERS,
    ...Array.from({ length: Math.min(most, 8) }, (_, i) => i + 1),
    most - 1,
    most,
  ];
  const territories = [...Array.from({ length: board.size + 1 }, (_, t) => t), -1, 0.5];
  const cards = [...position.cards.keys(), position.cards.length, -1];
  for (const type of [
    'end-attacks',
    'end-turn',
    'surrender',
    'offer-draw',
    'accept-draw',
    'decline-draw',
  ] as const) {
    yield { type };
  }
  yield { type: 'start' };
  for (const dice of counts) yield { type: 'defend', dice };
  for (const armies of counts) yield { type: 'occupy', armies };
  yield { type: 'place', places: [] };
  yield { type: 'place-rest', places: [] };
  for (const territory of territories) {
    yield { type: 'claim', territory };
    for (const armies of counts) {
      yield { type: 'place', places: [[territory, armies]] };
      yield {
        type: 'place',
        places: [
          [territory, 1],
          [(territory + 1) % board.size, armies],
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
      }
    }
  }
  for (let i = 0; i < cards.length; i++) {
    for (let j = i; j < cards.length; j++) {
      const set = [cards[i], cards[j], cards[(i + j) % cards.length]];
      yield { type: 'trade', cards: set, extra: -1 };
      yield { type: 'trade', cards: set, extra: cards[i] };
    }
  }
  yield { type: 'trade', cards: cards.slice(0, 2), extra: -1 };
}

/** Whether a command lies inside an offer: written from the documentation of offers, not from the rules. */
export function isOffered(offers: readonly Offer[], command: Command, position: Position): boolean {
  switch (command.type) {
    case 'place':
      return isOfferedList(offers, command.places, position);
    case 'place-rest': {
      const rest = offers.find((offer) => offer.type === 'place-rest');
      if (rest === undefined) return false;
      const isNeutral = ([t]: Place) => position.owner[t] === 6;
      const sum = (places: readonly Place[]) => places.reduce((total, [, armies]) => total + armies, 0);
      const own = command.places.filter((entry) => !isNeutral(entry));
      const neutral = command.places.filter(isNeutral);
      return (
        command.places.every(
          ([t, n]) =>
            Number.isInteger(n) && n > 0 && (position.owner[t] === 6 || position.owner[t] === position.seat),
        ) &&
        sum(own) === rest.armies &&
        sum(neutral) === rest.neutral
      );
    }
    default:
      return offers.some((offer) => contains(offer, command));
  }
}

/** A list is legal when each entry in its turn is: every entry shrinks what is left for its kind. */
function isOfferedList(offers: readonly Offer[], places: readonly Place[], { owner }: Position): boolean {
  const used = new Map<number, number>();
  return (
    places.length > 0 &&
    places.every(([territory, armies]) => {
      const offer = offers.find((o) => o.type === 'place' && o.territory === territory);
      if (offer?.type !== 'place') return false;
      const before = used.get(owner[territory]) ?? 0;
      used.set(owner[territory], before + armies);
      return within(armies, offer.least, offer.most - before);
    })
  );
}

function contains(offer: Offer, command: Exclude<Command, { type: 'place' | 'place-rest' }>): boolean {
  switch (offer.type) {
    case 'claim':
      return command.type === 'claim' && command.territory === offer.territory;
    case 'trade': {
      if (command.type !== 'trade' || command.cards.length !== 3) return false;
      if (![...command.cards].sort((a, b) => a - b).every((card, i) => card === offer.cards[i])) return false;
      return offer.extras.length === 0 ? command.extra === -1 : offer.extras.includes(command.extra);
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
    case 'skip':
    case 'expire':
      return (
        command.type === offer.type && command.seat === offer.seat && isSame(command.command, offer.command)
      );
    default:
      return offer.type === command.type;
  }
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
