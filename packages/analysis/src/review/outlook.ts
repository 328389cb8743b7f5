import { type Kind, kindOf } from '@rubicon/bots/mind';
import type { TurnsPosition, TurnsRules } from '@rubicon/engine';
import { chances } from '../evaluation/chances.ts';
import type { Values } from './values.ts';

/** The parts of a turn: before the attacks, until they end, and after them. */
export type TurnPart = 'reinforce' | 'attack' | 'fortify';

/**
 * Added to the merit of the seat whose turn it is. The evaluation was fitted to games in which seats make mistakes in
 * their turns; a seat that will make none in the rest of its turn has better chances. Fitted so that the rest of each part
 * is 0 on average (`npm run --silent bench -- analysis` measures it).
 */
const INITIATIVE: Readonly<Partial<Record<Kind, Readonly<Record<TurnPart, number>>>>> = {
  duel: { reinforce: 0.15, attack: 0.04, fortify: -0.56 },
  conquest: { reinforce: 0.15, attack: 0.11, fortify: 0.01 },
};

/** The chances of all seats if the seat whose turn it is makes no mistake in the rest of its turn. */
export function outlook(rules: TurnsRules, position: TurnsPosition): Values {
  const values = chances(rules, position);
  const initiative = INITIATIVE[kindOf(rules)];
  if (initiative === undefined || position.turn === 0 || position.phase === 'over') return values;
  const { seat } = position;
  const odds = Math.exp(initiative[partOf(position)]);
  const sum = 1 + values[seat] * (odds - 1);
  return values.map((value, other) => (other === seat ? value * odds : value) / sum);
}

export function partOf({ phase }: Pick<TurnsPosition, 'phase'>): TurnPart {
  switch (phase) {
    case 'reinforce':
      return 'reinforce';
    case 'fortify':
    case 'airfield':
    case 'settle':
      return 'fortify';
    default:
      return 'attack';
  }
}
