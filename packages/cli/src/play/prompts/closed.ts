import { NOBODY, type Rejection, refuse, type SeatCommand } from '@rubicon/engine';
import type { Chair } from '../chair.ts';
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
  sets: { type: 'trade', cards: [], extra: NOBODY },
  stars: { type: 'trade', cards: [], extra: NOBODY },
  attack: { type: 'attack', from: NOBODY, to: NOBODY, dice: 1 },
  attacks: { type: 'attack', from: NOBODY, to: NOBODY, dice: 1 },
  again: { type: 'attack', from: NOBODY, to: NOBODY, dice: 1 },
  move: { type: 'fortify', from: NOBODY, to: NOBODY, armies: 1 },
  moves: { type: 'fortify', from: NOBODY, to: NOBODY, armies: 1 },
  fortify: { type: 'fortify', from: NOBODY, to: NOBODY, armies: 1 },
  done: { type: 'end-attacks' },
  end: { type: 'end-turn' },
  maneuver: { type: 'fortify', from: NOBODY, to: NOBODY, armies: 1 },
  colour: { type: 'choose-colour', colour: NOBODY },
  choose: { type: 'choose-capital', territory: NOBODY },
  take: { type: 'take-objective', objective: NOBODY },
  airfield: { type: 'place-airfield', territory: NOBODY },
  reroll: { type: 're-roll', card: NOBODY, die: 1 },
  command: { type: 'command', die: 1 },
  keep: { type: 'keep' },
  never: { type: 'keep-all' },
  bid: { type: 'bid', tokens: 0 },
  convert: { type: 'convert', territories: [] },
  deploy: { type: 'order', cash: [], deploy: [], moves: [] },
  cash: { type: 'order', cash: [], deploy: [], moves: [] },
  commit: { type: 'order', cash: [], deploy: [], moves: [] },
  preview: { type: 'order', cash: [], deploy: [], moves: [] },
  draw: { type: 'offer-draw' },
  accept: { type: 'accept-draw' },
  decline: { type: 'decline-draw' },
};

/** Words of the game that mean nothing at this moment: they say why. Not listed in the help. */
export function closedVerbs(chair: Chair, open: readonly Verb[]): Verb[] {
  const { room, seat, view } = chair;
  const { cast, terminal } = room;
  const words = Object.keys(COMMANDS).filter((word) =>
    open.every(({ name, also = [] }) => name !== word && !also.includes(word)),
  );
  return words.map((name) => ({
    name,
    help: [],
    run: () => {
      const command = COMMANDS[name]!;
      const rejection = mustTrade(chair, command) ?? refuse(cast.rules, view, seat, command);
      const isOtherwise = rejection === undefined || rejection.code === 'unknown-territory';
      const nothing = `“${name}” means nothing here. Type ? to see what you can type.`;
      terminal.print(isOtherwise ? nothing : rejectionText(cast, rejection));
      return undefined;
    },
  }));
}

/** The reason that comes before all others in a turn. */
function mustTrade({ view }: Chair, { type }: SeatCommand): Rejection | undefined {
  if (view.family !== 'turns') return undefined;
  const { trading, hand, seat } = view;
  const isDraw = type === 'offer-draw' || type === 'accept-draw' || type === 'decline-draw';
  return trading === 'must' && !isDraw ? { code: 'must-trade', cards: hand[seat]! } : undefined;
}
