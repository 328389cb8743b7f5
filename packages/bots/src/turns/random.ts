import {
  type Command,
  type Dice,
  isBorder,
  type Offer,
  type Seat,
  type TurnsPosition,
  type TurnsRules,
} from '@rubicon/engine';
import type { Act } from '../bot.ts';
import { anyOf, type OfferOf, ofType, pick } from '../chance.ts';

/** After this many turns without an attack it attacks equal armies too, so that every game ends. */
const PATIENCE = 50;

/** Commands it never gives: leaving, draws, and lists of several actions. */
const NEVER: readonly Offer['type'][] = [
  'surrender',
  'offer-draw',
  'accept-draw',
  'decline-draw',
  'assault',
  'place-rest',
  'fortify-many',
  'keep-all',
];

/**
 * Places armies on random borders one by one, attacks as long as it is stronger anywhere, and moves in with all armies.
 * Takes an objective if it can. Everything else is random.
 */
export function randomTurns(rules: TurnsRules, seat: Seat, dice: Dice): Act<'turns'> {
  let lastAttack = 0; // the last turn with an attack, or the first it saw

  function attackOrEnd(view: TurnsPosition, choices: readonly Offer[]): Command {
    const firstCandidates = ofType(choices, 'fortify');
    if (firstCandidates.length > 0 && dice.below(2) === 0) return anyOf(firstCandidates, dice);
    const isPatient = view.turn - lastAttack < PATIENCE;
    const stronger = ofType(choices, 'attack').filter(({ from, to }) =>
      isStronger(view, from, to, isPatient),
    );
    if (stronger.length === 0) return { type: 'end-attacks' };
    lastAttack = view.turn;
    const { from, to, most } = pick(stronger, dice);
    return { type: 'attack', from, to, dice: most };
  }

  return (view, offers) => {
    if (lastAttack === 0) lastAttack = view.turn;
    const choices = offers.filter((offer) => !NEVER.includes(offer.type));
    const trades = ofType(choices, 'trade', 'trade-stars');
    if (trades.length > 0 && wantsTrade(view, trades.length, dice)) return anyOf(trades, dice);
    const placements = ofType(choices, 'place');
    if (placements.length > 0) return place(rules, view, placements, dice);
    if (view.phase === 'attack' && view.seat === seat) return attackOrEnd(view, choices);
    const [occupation] = ofType(choices, 'occupy');
    if (occupation !== undefined) return { type: 'occupy', armies: occupation.most };
    const objectives = ofType(choices, 'take-objective');
    if (objectives.length > 0) return pick(objectives, dice);
    if (view.phase === 'fortify' && view.moves > 0 && dice.below(2) === 0) return { type: 'end-turn' };
    return anyOf(choices, dice);
  };
}

/** Makes forced trades; skips an optional one as often as it trades any one of the sets. */
function wantsTrade(view: TurnsPosition, sets: number, dice: Dice): boolean {
  return view.trading === 'must' || dice.below(sets + 1) < sets;
}

function place(
  rules: TurnsRules,
  view: TurnsPosition,
  offers: readonly OfferOf<'place'>[],
  dice: Dice,
): Command {
  const borders = offers.filter(({ territory }) => isBorder(rules, view, territory));
  const { territory } = pick(borders.length > 0 && view.phase !== 'deploy' ? borders : offers, dice);
  return { type: 'place', places: [[territory, 1]] };
}

function isStronger(view: TurnsPosition, from: number, to: number, isPatient: boolean): boolean {
  const difference = (view.armies[from] ?? 0) - (view.armies[to] ?? 0);
  return isPatient ? difference > 0 : difference >= 0;
}
