import {
  type Command,
  type Dice,
  isIn,
  NOBODY,
  type Offer,
  type Seat,
  seatsFrom,
  type TurnsPosition,
  type TurnsRules,
} from '@rubicon/engine';
import { makeDice, outcomesOf } from '@rubicon/odds';
import type { Act } from '../../bot.ts';
import { ofType } from '../../chance.ts';
import { habit } from '../habits.ts';
import { Judge } from './judge.ts';
import type { Net } from './net.ts';
import { type Plan, planTurn, type Scope } from './planner.ts';
import { cellOf, type Mind, type Strike } from './pursuit.ts';
import { situationOf } from './situation.ts';
import { copySketch, emptySketch, type Sketch, sketchOf } from './sketch.ts';
import { netFor } from './weights.ts';

export interface Mentality {
  readonly net?: Net; // instead of the tuned one
  readonly scope: Scope;
  readonly nodes: number;
}

const dieOutcomes = outcomesOf(makeDice());

export function thinker(
  rules: TurnsRules,
  seat: Seat,
  _dice: Dice,
  { net = netFor(rules), scope, nodes }: Mentality,
): Act<'turns'> {
  let strikes: readonly Strike[] = [];
  let spentTurn = -1;
  let spent = 0;

  function mindOf(view: TurnsPosition): Mind {
    const order = seatsFrom(view, view.seat === NOBODY ? seat : view.seat).filter((s) => isIn(view, s));
    const next = view.phase === 'claim' || view.phase === 'deploy' ? order[0] : (order[1] ?? seat);
    return { judge: new Judge(situationOf(rules, view, seat, next), net), outcomes: dieOutcomes };
  }

  function think(view: TurnsPosition, mind: Mind, sketch: Sketch): Plan {
    if (spentTurn !== view.turn) {
      spentTurn = view.turn;
      spent = 0;
    }
    const before = mind.judge.nodes;
    const plan = planTurn(mind, sketch, scope, Math.max(nodes - spent, nodes / 6));
    spent += mind.judge.nodes - before;
    return plan;
  }

  function place(view: TurnsPosition, offers: readonly Offer[]): Command {
    const mind = mindOf(view);
    const sketch = sketchOf(view);
    const plan = think(view, mind, sketch);
    strikes = plan.strikes;
    void offers;
    return { type: 'place', places: plan.places };
  }

  const chanceOf = (view: TurnsPosition, { from, to }: Strike): number =>
    dieOutcomes.win[cellOf(dieOutcomes, view.armies[from] - 1, view.armies[to])];

  function attack(view: TurnsPosition): Command {
    while (strikes.length > 0 && view.owner[strikes[0].to] === seat) strikes = strikes.slice(1);
    const [strike] = strikes;
    if (strike !== undefined && view.owner[strike.from] === seat && view.armies[strike.from] > 1) {
      const now = chanceOf(view, strike);
      if (now >= strike.win - 0.12 && now > 0.3) return roll(view, strike);
    }
    const mind = mindOf(view);
    const plan = think(view, mind, sketchOf(view));
    strikes = plan.strikes;
    if (strikes.length === 0) return { type: 'end-attacks' };
    return roll(view, strikes[0]);
  }

  const roll = (view: TurnsPosition, { from, to }: Strike): Command => ({
    type: 'attack',
    from,
    to,
    dice: Math.min(3, view.armies[from] - 1),
  });

  function occupy(view: TurnsPosition, least: number, most: number): Command {
    const { from, to } = view;
    const next = strikes.find((strike) => view.owner[strike.to] !== seat);
    if (next?.from === to) return { type: 'occupy', armies: most };
    if (next?.from === from) return { type: 'occupy', armies: least };
    const mind = mindOf(view);
    let best = -1;
    let armies = most;
    const room = sketchOf(view);
    room.armies[from] -= least;
    room.armies[to] += least;
    const step = Math.max(1, Math.floor((most - least) / 6));
    for (let count = least; count <= most; count += step) {
      const chance = mind.judge.chance(room);
      if (chance > best) {
        best = chance;
        armies = count;
      }
      room.armies[from] -= step;
      room.armies[to] += step;
    }
    return { type: 'occupy', armies };
  }

  function fortify(view: TurnsPosition, offers: readonly Offer[]): Command {
    const mind = mindOf(view);
    const base = sketchOf(view);
    const room = emptySketch(view.owner.length);
    let best = mind.judge.chance(base) + 1e-9;
    let command: Command = { type: 'end-turn' };
    for (const { from, to, least, most } of ofType(offers, 'fortify')) {
      for (const count of new Set([most, Math.max(least, Math.round(most / 2))])) {
        copySketch(base, room);
        room.armies[from] -= count;
        room.armies[to] += count;
        const chance = mind.judge.chance(room);
        if (chance > best) {
          best = chance;
          command = { type: 'fortify', from, to, armies: count };
        }
      }
    }
    return command;
  }

  function deploy(view: TurnsPosition, offers: readonly Offer[]): Command {
    const mind = mindOf(view);
    const base = sketchOf(view);
    let best = -1;
    let found = offers[0] as Extract<Offer, { type: 'place' }>;
    for (const offer of ofType(offers, 'place')) {
      const before = base.armies[offer.territory];
      base.armies[offer.territory] += 3;
      const chance = mind.judge.chance(base);
      base.armies[offer.territory] = before;
      if (chance > best) {
        best = chance;
        found = offer;
      }
    }
    return { type: 'place', places: [[found.territory, found.least]] };
  }

  function claim(view: TurnsPosition, offers: readonly Offer[]): Command {
    const mind = mindOf(view);
    const base = sketchOf(view);
    let best = -1;
    let command: Command = ofType(offers, 'claim')[0];
    for (const offer of ofType(offers, 'claim')) {
      base.owner[offer.territory] = seat;
      base.armies[offer.territory] = 1;
      base.territories[seat]++;
      const chance = mind.judge.chance(base);
      base.owner[offer.territory] = NOBODY;
      base.armies[offer.territory] = 0;
      base.territories[seat]--;
      if (chance > best) {
        best = chance;
        command = offer;
      }
    }
    return command;
  }

  return (view, offers) => {
    const [occupation] = ofType(offers, 'occupy');
    if (occupation !== undefined) return occupy(view, occupation.least, occupation.most);
    const usual = habit(rules, view, seat, offers);
    if (usual !== undefined) return usual;
    const places = ofType(offers, 'place');
    if (places.length > 0) {
      if (view.phase === 'deploy') return deploy(view, offers);
      return place(view, offers);
    }
    if (view.phase === 'attack') return attack(view);
    if (view.phase === 'fortify') return fortify(view, offers);
    return claim(view, offers);
  };
}
