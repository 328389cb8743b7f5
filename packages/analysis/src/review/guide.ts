import { bestPlan, type Plan } from '@rubicon/bots/mind';
import {
  clonePosition,
  MOST_DEFENCE_DICE,
  play,
  seededDice,
  type TurnsCommand,
  type TurnsPosition,
  type TurnsRules,
  viewOf,
} from '@rubicon/engine';
import { Battle } from './battle/battle.ts';
import { mostToMove } from './battle/occupation.ts';
import type { Choice } from './choices.ts';
import { type Continuation, type Fight, neededArmies, tradeFor } from './continuation.ts';
import { joinPlaces, placesKey } from './places.ts';

/** A move that differs from that of `expert`: both moves, each with the rest of its turn. */
export interface Dispute {
  readonly played: Continuation;
  readonly better: Continuation; // as `expert` sees it
}

/** The number of positions that the search for a plan evaluates. */
const NODES = 2500;

/** Army counts are considered equal if they differ by less than this share of the armies that could move in. */
const SAME_ARMIES = 0.25;

/** Battles are analysed again only where the evaluation would gain this much by stopping. */
const POINT = 0.01;

/**
 * Follows the decisions of a turn with the plans of `expert`. A plan holds as long as the seat follows it; any other move,
 * or a failed battle, calls for a new one.
 */
export class Guide {
  readonly #rules: TurnsRules;
  #fights: readonly Fight[] | undefined; // the rest of the plan, if it holds
  #begun: Fight | undefined; // the battle of the plan that was begun last

  constructor(rules: TurnsRules) {
    this.#rules = rules;
  }

  /** A guide that has followed the same decisions. */
  copy(): Guide {
    const guide = new Guide(this.#rules);
    guide.#fights = this.#fights;
    guide.#begun = this.#begun;
    return guide;
  }

  /** Returns the moves of the seat and of `expert` if they differ. Expects the decisions of a turn in order. */
  compare(choice: Choice): Dispute | undefined {
    const { kind } = choice;
    if (kind === 'fortify' || kind === 'defend' || kind === 'dice') return undefined; // not part of a plan
    this.#checkBattle(choice.position);
    switch (kind) {
      case 'trade':
        return this.#trade(choice);
      case 'place':
        return this.#place(choice);
      case 'attack':
      case 'continue':
        return this.#attack(choice);
      case 'stop':
        return this.#stop(choice);
      case 'occupy':
        return this.#occupy(choice);
    }
  }

  /** Drops the plan after a battle that was abandoned or lost. */
  #checkBattle({ owner, seat, phase }: TurnsPosition): void {
    if (this.#begun === undefined || phase === 'occupy') return;
    if (owner[this.#begun.to] !== seat) this.#fights = undefined;
    this.#begun = undefined;
  }

  /** A trade is never questioned; keeping a set is compared with trading it in. */
  #trade({ position, played, seat }: Choice): Dispute | undefined {
    const trade = tradeFor(this.#rules, position, seat);
    if (played.length > 0 || trade === undefined) return undefined;
    const [kept, traded] = [[], [trade]].map((commands) => this.#planAfter(position, commands));
    return kept === undefined || traded === undefined ? undefined : { played: kept, better: traded };
  }

  #place({ position, played }: Choice): Dispute | undefined {
    const plan = this.#plan(position);
    const [command] = played;
    if (command?.type !== 'place') return undefined;
    this.#fights = plan.strikes;
    if (placesKey(command.places) === placesKey(plan.places)) return undefined;
    const continuation = this.#planAfter(position, played);
    this.#fights = continuation?.fights;
    return continuation === undefined
      ? undefined
      : { played: continuation, better: continuationOf([], plan) };
  }

  #attack({ kind, position, played: [command] }: Choice): Dispute | undefined {
    if (command?.type !== 'attack') return undefined;
    if (kind === 'continue' && !this.#isDoubtful(position, command)) return undefined;
    const fight = { from: command.from, to: command.to };
    if (kind === 'continue' || !this.#follows(fight)) this.#fights = this.#plan(position).strikes;
    const fights = this.#fights ?? [];
    this.#begun = fight;
    const others = fights.filter(({ to }) => to !== fight.to);
    if (this.#follows(fight)) {
      this.#fights = others;
      return undefined;
    }
    this.#fights = undefined;
    return { played: { commands: [], fights: [fight, ...others] }, better: orStop(fights) };
  }

  #follows({ from, to }: Fight): boolean {
    return this.#fights?.some((fight) => fight.from === from && fight.to === to) ?? false;
  }

  #stop({ position, played }: Choice): Dispute | undefined {
    const fights = this.#plan(position).strikes;
    return fights.length === 0
      ? undefined
      : { played: { commands: played, fights: [] }, better: orStop(fights) };
  }

  #occupy({ position, played }: Choice): Dispute | undefined {
    const fights = this.#fights;
    const [command] = played;
    if (command?.type !== 'occupy') return undefined;
    const needed = fights === undefined ? undefined : neededArmies(this.#rules, position, fights);
    const most = mostToMove(this.#rules, position);
    if (needed === undefined || Math.abs(needed - command.armies) <= SAME_ARMIES * (most - position.dice))
      return undefined;
    const continuation = this.#planAfter(position, played);
    this.#fights = continuation?.fights;
    const better: Continuation = { commands: [{ type: 'occupy', armies: needed }], fights: fights! };
    return continuation === undefined ? undefined : { played: continuation, better };
  }

  /** Whether the evaluation would rather stop than roll again. */
  #isDoubtful(
    position: TurnsPosition,
    { from, to, dice }: Extract<TurnsCommand, { type: 'attack' }>,
  ): boolean {
    const { seat, armies } = position;
    const battle = new Battle(this.#rules, position, from, to);
    const stop = battle.valueOfStop(armies[from], armies[to])[seat];
    const defence = Math.min(MOST_DEFENCE_DICE, armies[to]);
    return stop - battle.meanOfRoll(armies[from], armies[to], dice, defence)[seat] >= POINT;
  }

  #plan(position: TurnsPosition): Plan {
    const plan = bestPlan(this.#rules, viewOf(position, position.seat), NODES);
    return { ...plan, places: joinPlaces(plan.places) };
  }

  /** Returns commands followed by the plan for the rest of the turn; undefined if one of them is refused. */
  #planAfter(position: TurnsPosition, commands: readonly TurnsCommand[]): Continuation | undefined {
    const next = clonePosition(position);
    const dice = seededDice('plan');
    for (const command of commands)
      if (play(this.#rules, next, next.seat, command, dice) !== undefined) return undefined;
    const isPlanned = next.turn === position.turn && (next.phase === 'reinforce' || next.phase === 'attack');
    return isPlanned ? continuationOf(commands, this.#plan(next)) : { commands, fights: [] };
  }
}

function continuationOf(commands: readonly TurnsCommand[], { places, strikes }: Plan): Continuation {
  const placing: TurnsCommand[] = places.length === 0 ? [] : [{ type: 'place', places }];
  return { commands: [...commands, ...placing], fights: strikes };
}

const orStop = (fights: readonly Fight[]): Continuation => ({
  commands: fights.length === 0 ? [{ type: 'end-attacks' }] : [],
  fights,
});
