import { NOBODY, type Position, type Rejection, refuse, type SeatCommand } from '@rubicon/engine';
import type { Chair } from '../table.ts';
import { rejectionText } from '../texts/rejections.ts';
import type { Verb } from './prompt.ts';

/** A command that each word stands for, to hear from the game why it cannot be now. */
const COMMANDS: Readonly<Record<string, SeatCommand>> = {
  claim: { type: 'claim', territory: NOBODY },
  place: { type: 'place', places: [] },
  all: { type: 'place', places: [] },
  spread: { type: 'place', places: [] },
  undo: { type: 'place', places: [] },
  clear: { type: 'place', places: [] },
  send: { type: 'place', places: [] },
  rest: { type: 'place-rest', places: [] },
  trade: { type: 'trade', cards: [], extra: NOBODY },
  attack: { type: 'attack', from: NOBODY, to: NOBODY, dice: 1 },
  attacks: { type: 'attack', from: NOBODY, to: NOBODY, dice: 1 },
  again: { type: 'attack', from: NOBODY, to: NOBODY, dice: 1 },
  move: { type: 'fortify', from: NOBODY, to: NOBODY, armies: 1 },
  moves: { type: 'fortify', from: NOBODY, to: NOBODY, armies: 1 },
  fortify: { type: 'fortify', from: NOBODY, to: NOBODY, armies: 1 },
  done: { type: 'end-attacks' },
  end: { type: 'end-turn' },
  draw: { type: 'offer-draw' },
  accept: { type: 'accept-draw' },
  decline: { type: 'decline-draw' },
};

/** Words of the game that mean nothing at this moment: they say why. Not listed in the help. */
export function closedVerbs({ table: { cast, terminal }, seat, view }: Chair, open: readonly Verb[]): Verb[] {
  const words = Object.keys(COMMANDS).filter((word) =>
    open.every(({ name, also = [] }) => name !== word && !also.includes(word)),
  );
  return words.map((name) => ({
    name,
    help: [],
    run: () => {
      const command = COMMANDS[name]!;
      const rejection = mustTrade(view, command) ?? refuse(cast.rules, view, seat, command);
      const isOtherwise = rejection === undefined || rejection.code === 'unknown-territory';
      const nothing = `“${name}” means nothing here. Type ? to see what you can type.`;
      terminal.print(isOtherwise ? nothing : rejectionText(cast, rejection));
      return undefined;
    },
  }));
}

/** The reason that comes before all others in a turn. */
function mustTrade({ trading, hand, seat }: Position, { type }: SeatCommand): Rejection | undefined {
  const isDraw = type === 'offer-draw' || type === 'accept-draw' || type === 'decline-draw';
  return trading === 'must' && !isDraw ? { code: 'must-trade', cards: hand[seat]! } : undefined;
}
