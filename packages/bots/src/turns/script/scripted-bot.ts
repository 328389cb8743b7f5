import {
  type Command,
  type Dice,
  MOST_ATTACK_DICE,
  NEUTRAL,
  NOBODY,
  type Offer,
  type Seat,
  type TurnsPosition,
  type TurnsRules,
} from '@rubicon/engine';
import type { Act } from '../../bot.ts';
import { type OfferOf, ofType } from '../../chance.ts';
import { oddsOf } from '../battle.ts';
import { EVEN, isAboveAll, isLong } from '../closing.ts';
import { geographyOf, stepsToFront } from '../geography.ts';
import { habit } from '../habits.ts';
import { wantsOf } from '../wants.ts';
import { blocksOf } from './blocks.ts';
import { guardsOf } from './guards.ts';
import { placing } from './placing.ts';
import { holdingsOf, homeOf, type Prospect, prospectsOf, threatTo } from './prospects.ts';
import type { Temper } from './temper.ts';

/**
 * A bot that follows a script: it rates its targets, strengthens the army next to the best one, attacks while the odds
 * are good, and guards the gates of its continents. Its temper sets the weights.
 */
export function scriptedBot(rules: TurnsRules, seat: Seat, dice: Dice, temper: Temper): Act<'turns'> {
  const geography = geographyOf(rules.board);
  const { neighbours } = geography;

  const isOwn = (view: TurnsPosition, t: number): boolean => view.owner[t] === seat;
  const isFront = (view: TurnsPosition, t: number): boolean => neighbours[t].some((n) => !isOwn(view, n));
  const luck = (): number => 1 + temper.whim * (dice.below(2001) / 1000 - 1);

  /** The best item by merit, with a little randomness. */
  function best<T>(list: readonly T[], merit: (item: T) => number): T | undefined {
    let found: T | undefined;
    let most = Number.NEGATIVE_INFINITY;
    for (const item of list) {
      const value = merit(item) * luck();
      if (value > most) {
        most = value;
        found = item;
      }
    }
    return found;
  }

  const prospects = (view: TurnsPosition, extra: number): Prospect[] =>
    prospectsOf(geography, view, seat, temper, wantsOf(rules, view, seat), extra);

  function claim(view: TurnsPosition, offers: readonly OfferOf<'claim'>[]): Command {
    const wants = wantsOf(rules, view, seat);
    const merit = ({ territory }: OfferOf<'claim'>): number => {
      const { members, gates, bonus } = geography.regions[geography.regionOf[territory]];
      const own = members.filter((t) => isOwn(view, t)).length;
      const taken = members.filter((t) => view.owner[t] !== NOBODY && !isOwn(view, t)).length;
      const near = neighbours[territory].filter((n) => isOwn(view, n)).length;
      return (
        1 +
        near +
        temper.home * (own - 0.7 * taken) +
        (4 * bonus) / (gates.length * members.length) +
        wants[territory]
      );
    };
    const blocks = blocksOf(geography, view, seat);
    const blocking = offers.filter(({ territory }) => blocks.includes(territory));
    return best(blocking.length > 0 ? blocking : offers, merit) ?? offers[0];
  }

  /** Set-up: first the borders of the favourite continent, then threatened territories. */
  function deploy(view: TurnsPosition, offers: readonly OfferOf<'place'>[]): Command {
    const home = homeOf(geography, view, seat);
    const own = offers.filter(({ territory }) => isOwn(view, territory));
    const merit = ({ territory }: OfferOf<'place'>): number => {
      if (!isFront(view, territory)) return 0.01;
      const isNear =
        geography.regionOf[territory] === home ||
        neighbours[territory].some((n) => geography.regionOf[n] === home);
      return (
        (isNear ? 1 + temper.home : 1) +
        threatTo(geography, view, seat, territory) / (3 + view.armies[territory])
      );
    };
    const neutral = offers.filter(({ territory }) => view.owner[territory] === NEUTRAL);
    const found =
      best(own, merit) ??
      best(neutral, ({ territory }) => 1 + threatTo(geography, view, seat, territory)) ??
      offers[0];
    return { type: 'place', places: [[found.territory, found.least]] };
  }

  /** Uses some armies to guard, and the rest for the best attack. */
  function reinforce(view: TurnsPosition, offers: readonly OfferOf<'place'>[]): Command {
    const guards = guardsOf(geography, view, seat, Math.ceil(view.toPlace * temper.guard));
    const left = guards.reduce((rest, [, armies]) => rest - armies, view.toPlace);
    const target = best(
      prospects(view, left),
      ({ from, to, appeal }) => appeal * oddsOf(view.armies[from] + left, view.armies[to]),
    );
    const wishes = target === undefined ? guards : [...guards, [target.from, left] as const];
    return { type: 'place', places: placing(offers, view.toPlace, wishes) };
  }

  function attack(view: TurnsPosition): Command {
    const closes = isLong(view) || isAboveAll(view, seat);
    if (view.captures >= temper.attacks && !closes) return { type: 'end-attacks' };
    const odds = closes ? EVEN : view.captures === 0 ? temper.cardOdds : temper.odds;
    const good = prospects(view, 0).filter(
      ({ from, to }) => view.armies[from] > 1 && oddsOf(view.armies[from], view.armies[to]) >= odds,
    );
    const target = best(good, ({ from, to, appeal }) => appeal * oddsOf(view.armies[from], view.armies[to]));
    if (target === undefined) return { type: 'end-attacks' };
    const { from, to } = target;
    return { type: 'attack', from, to, dice: Math.min(MOST_ATTACK_DICE, view.armies[from] - 1) };
  }

  /** Moves all armies if the front is ahead, as few as possible if it is behind, otherwise by the threat. */
  function occupy(view: TurnsPosition, { least, most }: OfferOf<'occupy'>): Command {
    const { from, to } = view;
    if (!isFront(view, to)) return { type: 'occupy', armies: least };
    if (!isFront(view, from)) return { type: 'occupy', armies: most };
    const ahead = threatTo(geography, view, seat, to);
    const behind = threatTo(geography, view, seat, from);
    const guarded = holdingsOf(geography, view, seat).some((region) => region.gates.includes(from)) ? 1 : 0.4;
    const stay = Math.min(
      most - least,
      Math.ceil(((most - least) * behind * guarded) / (ahead + behind + 0.1)),
    );
    return { type: 'occupy', armies: most - stay };
  }

  /** Moves idle armies towards the nearest front, to the most threatened place there. */
  function fortify(view: TurnsPosition, offers: readonly OfferOf<'fortify'>[]): Command {
    const steps = stepsToFront(geography, view.owner, seat);
    const idle = offers.filter(({ from, to }) => steps[from] > 0 && steps[to] < steps[from]);
    const found = best(
      idle,
      ({ from, to, most }) =>
        most * (steps[from] - steps[to]) * (1 + threatTo(geography, view, seat, to) / 100),
    );
    return found === undefined
      ? { type: 'end-turn' }
      : { type: 'fortify', from: found.from, to: found.to, armies: found.most };
  }

  return (view, offers: readonly Offer[]) => {
    const usual = habit(rules, view, seat, offers);
    if (usual !== undefined) return usual;
    const places = ofType(offers, 'place');
    if (view.phase === 'deploy') return deploy(view, places);
    if (places.length > 0) return reinforce(view, places);
    if (view.phase === 'attack') return attack(view);
    const [occupation] = ofType(offers, 'occupy');
    if (occupation !== undefined) return occupy(view, occupation);
    if (view.phase === 'fortify') return fortify(view, ofType(offers, 'fortify'));
    return claim(view, ofType(offers, 'claim'));
  };
}
