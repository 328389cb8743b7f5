import {
  type Command,
  type Dice,
  MOST_ATTACK_DICE,
  type Offer,
  type Seat,
  type TurnsPosition,
  type TurnsRules,
} from '@rubicon/engine';
import type { Act } from '../../bot.ts';
import { type OfferOf, ofType } from '../../chance.ts';
import { oddsOf } from '../battle.ts';
import { isAboveAll, isLong } from '../closing.ts';
import { geographyOf } from '../geography.ts';
import { habit } from '../habits.ts';
import type { Strike } from '../mind/search/pursuit.ts';
import { situationOf } from '../mind/sketch/situation.ts';
import { sketchOf, TO_PLACE } from '../mind/sketch/sketch.ts';
import { guardsOf } from '../script/guards.ts';
import { placing } from '../script/placing.ts';
import { scriptedBot } from '../script/scripted-bot.ts';
import { bestRaid, type Raid } from './raid.ts';
import type { Style } from './style.ts';

/** A strike continues while its chance is not much worse than planned. */
const WORSE = 0.15;

/**
 * A bot that weighs operations of many attacks in a row by their value, their chance and their price, and carries out
 * the best until none is worth its price. Set-up and quiet moves follow the script.
 */
export function operationsBot(rules: TurnsRules, seat: Seat, dice: Dice, style: Style): Act<'turns'> {
  const geography = geographyOf(rules.board);
  const script = scriptedBot(rules, seat, dice, style.script);
  let strikes: readonly Strike[] = []; // the rest of the raid

  /** The best raid with these new armies; undefined if none is worth its price. */
  function raid(view: TurnsPosition, toPlace: number): Raid | undefined {
    const sketch = sketchOf(view);
    sketch.counts[TO_PLACE] = toPlace;
    const closes = isLong(view) || isAboveAll(view, seat);
    return bestRaid(situationOf(rules, view, seat, seat), sketch, style, closes);
  }

  /** Set-up: all armies go where the best raid with all of them would begin. */
  function deploy(view: TurnsPosition, offers: readonly OfferOf<'place'>[]): Command {
    const best = raid(view, view.reserve[seat]);
    const offer = offers.find(({ territory }) => territory === best?.from);
    return offer === undefined
      ? script(view, offers, undefined)
      : { type: 'place', places: [[offer.territory, offer.least]] };
  }

  function reinforce(view: TurnsPosition, offers: readonly OfferOf<'place'>[]): Command {
    const guards = guardsOf(geography, view, seat, Math.ceil(view.toPlace * style.script.guard));
    const guarding = guards.reduce((sum, [, armies]) => sum + armies, 0);
    const best = raid(view, view.toPlace - guarding);
    strikes = best?.strikes ?? [];
    if (best === undefined) return script(view, offers, undefined);
    return { type: 'place', places: placing(offers, view.toPlace, [...guards, [best.from, view.toPlace]]) };
  }

  function attack(view: TurnsPosition, offers: readonly Offer[]): Command {
    strikes = strikes.filter(({ to }) => view.owner[to] !== seat);
    if (strikes.length === 0 || !isOnTrack(view, strikes[0])) strikes = raid(view, 0)?.strikes ?? [];
    if (strikes.length === 0)
      return style.takesCards && view.captures === 0
        ? script(view, offers, undefined)
        : { type: 'end-attacks' };
    const [{ from, to }] = strikes;
    return { type: 'attack', from, to, dice: Math.min(MOST_ATTACK_DICE, view.armies[from] - 1) };
  }

  const isOnTrack = ({ owner, armies }: TurnsPosition, { from, to, win }: Strike): boolean =>
    owner[from] === seat && armies[from] > 1 && oddsOf(armies[from], armies[to]) >= win - WORSE;

  /** Moves on with the raid; without one the script decides. */
  function occupy(view: TurnsPosition, offer: OfferOf<'occupy'>): Command {
    const next = strikes.find(({ to }) => view.owner[to] !== seat);
    if (next?.from === view.to) return { type: 'occupy', armies: offer.most };
    if (next?.from === view.from) return { type: 'occupy', armies: offer.least };
    return script(view, [offer], undefined);
  }

  return (view, offers: readonly Offer[], budget) => {
    const usual = habit(rules, view, seat, offers);
    if (usual !== undefined) return usual;
    const places = ofType(offers, 'place');
    if (view.phase === 'deploy' && style.masses) return deploy(view, places);
    if (view.turn === 0) return script(view, offers, budget);
    if (places.length > 0) return reinforce(view, places);
    if (view.phase === 'attack') return attack(view, offers);
    const [occupation] = ofType(offers, 'occupy');
    return occupation === undefined ? script(view, offers, budget) : occupy(view, occupation);
  };
}
