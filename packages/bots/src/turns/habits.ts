import {
  type Command,
  NOBODY,
  type Offer,
  type Seat,
  type TurnsPosition,
  type TurnsRules,
} from '@rubicon/engine';
import { type OfferOf, ofType } from '../chance.ts';
import { type Geography, geographyOf } from './geography.ts';

/**
 * Returns the command where all bots decide in the same way: cards, dice, capitals, objectives. Undefined where their
 * plans decide.
 */
export function habit(
  rules: TurnsRules,
  view: TurnsPosition,
  seat: Seat,
  offers: readonly Offer[],
): Command | undefined {
  switch (view.phase) {
    case 'colour':
      return ofType(offers, 'choose-colour')[0];
    case 'capital':
      return chooseCapital(geographyOf(rules.board), view, seat, ofType(offers, 'choose-capital'));
    case 'reinforce':
    case 'attack':
      return trade(view, offers);
    case 'defend':
      return { type: 'defend', dice: ofType(offers, 'defend')[0].most };
    case 're-roll':
      return reRoll(view, ofType(offers, 're-roll'));
    case 'commander':
      return turnDie(view, ofType(offers, 'commander'));
    case 'fortify':
      return ofType(offers, 'take-objective').at(-1); // the major ones come last
    case 'airfield':
      return placeAirfield(geographyOf(rules.board), view, seat, ofType(offers, 'place-airfield'));
    case 'settle':
      return settle(geographyOf(rules.board), view, seat, ofType(offers, 'place'));
    case 'start':
    case 'claim':
    case 'deploy':
    case 'occupy':
    case 'over':
      return undefined;
  }
}

/** The set that leaves the best hand: it keeps wild cards, and trades cards of held territories for the extra armies. */
function trade(view: TurnsPosition, offers: readonly Offer[]): Command | undefined {
  const sets = ofType(offers, 'trade');
  if (sets.length > 0) {
    const size = view.owner.length;
    const merit = ({ cards, extras }: OfferOf<'trade'>): number =>
      (extras.length > 0 ? 1 : 0) - 2 * cards.filter((card) => card >= size).length;
    const best = sets.reduce((a, b) => (merit(b) > merit(a) ? b : a));
    const [extra = NOBODY] = [...best.extras].sort((a, b) => view.armies[b] - view.armies[a]);
    return { type: 'trade', cards: best.cards, extra };
  }
  const [stars] = ofType(offers, 'trade-stars');
  return stars === undefined ? undefined : tradeStars(stars);
}

/** FG-8: more stars bring more troops per star, so bots wait until they have six. */
const ENOUGH_STARS = 6;

function tradeStars({ cards, stars, most }: OfferOf<'trade-stars'>): Command | undefined {
  if (most < ENOUGH_STARS) return undefined;
  const chosen: number[] = [];
  let sum = 0;
  const order = cards.map((card, i) => ({ card, star: stars[i] })).sort((a, b) => b.star - a.star);
  for (const { card, star } of order) {
    if (sum + star > most) continue;
    chosen.push(card);
    sum += star;
  }
  return { type: 'trade', cards: chosen.sort((a, b) => a - b), extra: NOBODY };
}

/** The territory with few enemy armies and many of the seat's nearby. */
function chooseCapital(
  { neighbours, regions, regionOf }: Geography,
  { owner, armies }: TurnsPosition,
  seat: Seat,
  offers: readonly OfferOf<'choose-capital'>[],
): Command {
  const merit = (t: number): number => {
    const region = regions[regionOf[t]];
    let sum = armies[t] * 1.5 - region.gates.length / 4 - (region.gates.includes(t) ? 1 : 0);
    for (const n of neighbours[t]) sum += owner[n] === seat ? armies[n] / 2 + 1 : -1 - armies[n] / 4;
    return sum;
  };
  return offers.reduce((a, b) => (merit(b.territory) > merit(a.territory) ? b : a));
}

/** EX-4: re-rolls a low die that loses; showing a card costs little. */
const LOW = 3;

function reRoll(view: TurnsPosition, offers: readonly OfferOf<'re-roll'>[]): Command {
  const losing = losingDice(view);
  const found = offers.find(({ die }) => die <= LOW && losing.includes(die));
  return found ?? { type: 'keep' };
}

/** EX-5: uses the commander at the first roll in which it turns a loss into a win. */
function turnDie(view: TurnsPosition, offers: readonly OfferOf<'commander'>[]): Command {
  const losing = losingDice(view);
  return offers.find(({ die }) => losing.includes(die) && view.thrownDefence[0] < 6) ?? { type: 'keep' };
}

/** The attacker's dice that would lose an army. */
function losingDice({ thrownAttack, thrownDefence }: TurnsPosition): number[] {
  return thrownAttack.filter((die, i) => i < thrownDefence.length && die <= thrownDefence[i]);
}

/** Larger than any merit. */
const NEVER = 1e6;

/** FG-14: places the airfield where most battles are likely; a second one on the same territory would add nothing. */
function placeAirfield(
  { neighbours }: Geography,
  { owner, armies, airfields }: TurnsPosition,
  seat: Seat,
  offers: readonly OfferOf<'place-airfield'>[],
): Command {
  const merit = (t: number): number =>
    (airfields.includes(t) ? -NEVER : 0) +
    armies[t] * 2 +
    neighbours[t].reduce((sum, n) => sum + (owner[n] === seat ? armies[n] / 2 : 2), 0);
  return offers.reduce((a, b) => (merit(b.territory) > merit(a.territory) ? b : a));
}

/** CC-2: places on the vacated territory that is threatened most. */
function settle(
  { neighbours }: Geography,
  { owner, armies }: TurnsPosition,
  seat: Seat,
  offers: readonly OfferOf<'place'>[],
): Command {
  const threat = (t: number): number =>
    neighbours[t].reduce((sum, n) => sum + (owner[n] === seat ? 0 : armies[n]), 0) - armies[t];
  const { territory, most } = offers.reduce((a, b) => (threat(b.territory) > threat(a.territory) ? b : a));
  return { type: 'place', places: [[territory, most]] };
}
