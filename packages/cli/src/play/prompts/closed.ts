import { NOBODY, type Rejection, refuse, type SeatCommand } from '@rubicon/engine';
import type { Decision } from '../decision.ts';
import { rejectionText } from '../texts/rejections.ts';
import type { Verb } from './prompt.ts';

/** The command behind each verb, used to find out why it is not possible now. */
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
  commander: { type: 'commander', die: 1 },
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

/** Verbs that are not possible now. They print the reason and are not listed in the help. */
export function closedVerbs(decision: Decision, open: readonly Verb[]): Verb[] {
  const { room, seat, view } = decision;
  const { cast, terminal } = room;
  const words = Object.keys(COMMANDS).filter((word) =>
    open.every(({ name, also = [] }) => name !== word && !also.includes(word)),
  );
  return words.map((name) => ({
    name,
    help: [],
    run: () => {
      const command = COMMANDS[name]!;
      const rejection = mustTrade(decision, command) ?? refuse(cast.rules, view, seat, command);
      const isUnspecific = rejection === undefined || rejection.code === 'unknown-territory';
      const nothing = `You cannot use “${name}” here. Type ? for help.`;
      terminal.print(isUnspecific ? nothing : rejectionText(cast, rejection));
      return undefined;
    },
  }));
}

/** A forced trade, which comes before all other reasons. */
function mustTrade({ view }: Decision, { type }: SeatCommand): Rejection | undefined {
  if (view.family !== 'turns') return undefined;
  const { trading, hand, seat } = view;
  const isDraw = type === 'offer-draw' || type === 'accept-draw' || type === 'decline-draw';
  return trading === 'must' && !isDraw ? { code: 'must-trade', cards: hand[seat]! } : undefined;
}
