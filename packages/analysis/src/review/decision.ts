import { MOST_DEFENCE_DICE, type Seat, type TurnsCommand, type TurnsRules } from '@rubicon/engine';
import { Battle } from './battle.ts';
import type { Choice, ChoiceKind } from './choices.ts';
import { optionsOf } from './options.ts';
import { type Prospect, prospectsOf } from './prospects.ts';
import { noValues, subtract, type Values } from './values.ts';

/** How bad a mistake is: at least 10, 20 or 35 % of the best chance were lost. */
export type Mark = 'doubtful' | 'bad' | 'very-bad';

/** A decision that was analysed. */
export interface Decision {
  readonly seq: number;
  readonly seat: Seat;
  readonly kind: ChoiceKind;
  readonly best: number; // the seat's chance with the best option
  readonly lost: number; // the part of it that the decision cost
  readonly change: Values; // what the decision changed for every seat, compared with the best option
  readonly mark: Mark | undefined;
  readonly played: readonly TurnsCommand[];
  readonly better: readonly TurnsCommand[]; // the best option and how to continue; empty if nothing was lost
}

/** Smaller differences count as none. */
const POINT = 0.01;

/** A seat with smaller chances has little to decide. */
const HOPELESS = 0.03;

/** The options that are looked at twice. */
const LOOKED_AT_TWICE = 3;

const WORLDS = 2;
const MORE_WORLDS = 2;

/**
 * Analyses a decision from what the seat could know. Options are compared, and the best of them and the move played once
 * more, with foresight and other draws of chance, because the best of many is usually one that is overrated. Only that
 * second difference counts. Undefined if there was nothing to decide.
 */
export function judge(rules: TurnsRules, choice: Choice, seed: string): Decision | undefined {
  if (choice.kind === 'continue' && !isDoubtful(rules, choice)) return undefined;
  const options = optionsOf(rules, choice);
  if (options === undefined) return undefined;
  const { seat, seq, kind } = choice;
  const chanceOf = ({ values }: Prospect): number => values[seat];
  const first = prospectsOf(rules, choice, options, {
    worlds: WORLDS,
    foresees: false,
    seed: `${seed}/${seq}/first`,
  }).sort((a, b) => chanceOf(b) - chanceOf(a));
  const played = first.find(({ option }) => option.isPlayed);
  const best = first[0];
  if (played === undefined || chanceOf(best) < HOPELESS || chanceOf(best) - chanceOf(first.at(-1)!) < POINT)
    return undefined;
  const none: Decision = {
    seq,
    seat,
    kind,
    best: chanceOf(best),
    lost: 0,
    change: noValues(rules.players),
    mark: undefined,
    played: choice.played,
    better: [],
  };
  if (chanceOf(best) - chanceOf(played) < POINT) return none;
  const shortlist = first.slice(0, LOOKED_AT_TWICE).filter((prospect) => prospect !== played);
  const again = prospectsOf(
    rules,
    choice,
    [played, ...shortlist].map(({ option, way }) => ({ ...option, ways: [way] })),
    { worlds: MORE_WORLDS, foresees: true, seed: `${seed}/${seq}/second` },
  );
  const [actual, ...others] = again;
  if (others.length < shortlist.length) return none;
  let found = none;
  for (const [i, other] of others.entries()) {
    const before = chanceOf(shortlist[i]) - chanceOf(played);
    const lost = chanceOf(other) - chanceOf(actual);
    // both looks must agree
    if (Math.min(before, lost) < POINT || Math.min(before, lost) <= found.lost) continue;
    const share = Math.min(before, lost) / lost;
    found = {
      ...none,
      best: chanceOf(other),
      lost: share * lost,
      change: subtract(actual.values, other.values).map((value) => share * value),
      mark: markOf((share * lost) / chanceOf(other)),
      better: [...other.way.commands, ...other.way.fights.map(({ from, to }) => assault(from, to))],
    };
  }
  return found;
}

const assault = (from: number, to: number): TurnsCommand => ({ type: 'assault', from, to, stopAt: 1 });

function markOf(share: number): Mark | undefined {
  if (share < 0.1) return undefined;
  return share < 0.2 ? 'doubtful' : share < 0.35 ? 'bad' : 'very-bad';
}

/** Whether the evaluation would rather stop than roll again. */
function isDoubtful(rules: TurnsRules, { position, played: [command] }: Choice): boolean {
  if (command?.type !== 'attack') return false;
  const { from, to, dice } = command;
  const battle = new Battle(rules, position, from, to);
  const [armies, defenders] = [position.armies[from], position.armies[to]];
  const stop = battle.valueOfStop(armies, defenders)[position.seat];
  return (
    stop -
      battle.meanOfRoll(armies, defenders, dice, Math.min(MOST_DEFENCE_DICE, defenders))[position.seat] >=
    POINT
  );
}
