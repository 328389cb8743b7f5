import { PHASES, type Position } from '@rubicon/engine';

/** The subject of a question: the phase, except for trades and placements, which occur in several phases. */
export const QUESTIONS = [
  'trade', // a trade is forced, at the start of a turn or after an elimination
  'place', // new armies, at the start of a turn or after such a trade
  ...PHASES.filter((phase) => !['start', 'reinforce', 'over'].includes(phase)),
];

/** Returns what the seat to act in this view is asked for. */
export function questionOf(view: Position): string {
  if (view.family === 'orders') return view.phase;
  const { phase, trading, toPlace } = view;
  if (phase !== 'reinforce' && phase !== 'attack') return phase;
  if (trading === 'must') return 'trade';
  return phase === 'reinforce' || toPlace > 0 ? 'place' : 'attack';
}
