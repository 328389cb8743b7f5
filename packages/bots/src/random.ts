import {
  type Command,
  type Dice,
  expand,
  isBorder,
  type Offer,
  type Position,
  type Rules,
} from '@rubicon/engine';
import type { BotMaker } from './bot.ts';

type OfferOf<Type extends Offer['type']> = Extract<Offer, { type: Type }>;

/** After so many turns of the game without an attack it attacks at even numbers, so that every game ends. */
const PATIENCE = 50;

/** What it never does, however legal: leave, or end the game by agreement. */
const NEVER: readonly Offer['type'][] = [
  'surrender',
  'offer-draw',
  'accept-draw',
  'decline-draw',
  'assault',
  'place-rest',
];

/**
 * Plays at random, but so that games end: armies go onto borders one by one, it attacks wherever it is
 * stronger until it is nowhere, and moves in with all it has. The yardstick for all other bots.
 */
export const randomBot: BotMaker = (rules, seat, dice) => {
  let lastAttack = 0; // the last turn with an attack, or the first it saw
  return {
    act(view, offers) {
      if (lastAttack === 0) lastAttack = view.turn;
      const choices = offers.filter((offer) => !NEVER.includes(offer.type));
      const trades = choices.filter((offer) => offer.type === 'trade');
      if (trades.length > 0 && wantsTrade(view, trades.length, dice)) return anyOf(trades, dice);
      const placements = choices.filter((offer) => offer.type === 'place');
      if (placements.length > 0) return place(rules, view, placements, dice);
      const attacks = choices.filter((offer) => offer.type === 'attack');
      if (view.phase === 'attack' && view.seat === seat) {
        const isPatient = view.turn - lastAttack < PATIENCE;
        const stronger = attacks.filter(({ from, to }) => isStronger(view, from, to, isPatient));
        if (stronger.length === 0) return { type: 'end-attacks' };
        lastAttack = view.turn;
        const { from, to, most } = pick(stronger, dice);
        return { type: 'attack', from, to, dice: most };
      }
      const occupation = choices.find((offer) => offer.type === 'occupy');
      if (occupation !== undefined) return { type: 'occupy', armies: occupation.most };
      return anyOf(choices, dice);
    },
  };
};

/** A forced trade is made; any other as often as not making one, among all the sets it could be. */
function wantsTrade(view: Position, sets: number, dice: Dice): boolean {
  return view.trading === 'must' || dice.below(sets + 1) < sets;
}

function place(rules: Rules, view: Position, offers: readonly OfferOf<'place'>[], dice: Dice): Command {
  const borders = offers.filter(({ territory }) => isBorder(rules, view, territory));
  const { territory } = pick(borders.length > 0 && view.phase !== 'deploy' ? borders : offers, dice);
  return { type: 'place', places: [[territory, 1]] };
}

function isStronger(view: Position, from: number, to: number, isPatient: boolean): boolean {
  const difference = (view.armies[from] ?? 0) - (view.armies[to] ?? 0);
  return isPatient ? difference > 0 : difference >= 0;
}

/** An offer, then one of the commands inside it. */
function anyOf(offers: readonly Offer[], dice: Dice): Command {
  return pick(expand(pick(offers, dice)), dice);
}

function pick<T>(list: readonly T[], dice: Dice): T {
  const item = list[dice.below(list.length)];
  if (item === undefined) throw new Error('a bot was asked where nothing is legal');
  return item;
}
