import { chances } from '@rubicon/analysis/evaluation';
import { NOBODY, seatsIn } from '@rubicon/engine';
import { type PlayedGame, parseGame, type Subject, winnerFrom } from './games.ts';
import { gamesOf } from './library.ts';

/** How often each position is played to the end. */
const TRIALS = 120;

export interface PredictabilitySettings {
  readonly games: number; // their positions are continued
  readonly folder: string | undefined; // keeps the games
  readonly cores: number;
  onPlayed(text: string): void;
}

/**
 * How much of the results the positions determine. Losses are relative to that of equal chances for all seats still in:
 * 0.2 is 20 % less.
 */
export interface Predictability {
  readonly kind: Subject;
  readonly players: number;
  readonly positions: number;
  readonly known: number; // with the frequencies of other continuations as chances: about the best possible
  readonly evaluated: number; // with the chances of the evaluation
}

/** The mean losses of the continuations of one position. */
interface Losses {
  readonly known: number;
  readonly evaluated: number;
  readonly even: number;
}

/** Plays positions of `hard` to the end again and again, and compares the evaluation with what happens. */
export async function measurePredictability(
  { games, folder, cores, onPlayed }: PredictabilitySettings,
  kind: Subject,
): Promise<Predictability[]> {
  const library = {
    folder,
    choice: 'thirds' as const,
    seed: 'judgement',
    threads: cores,
    onPlayed: (_: string, played: number, all: number) => onPlayed(`${kind}: ${played} of ${all} games`),
  };
  const played = await gamesOf(library, { kind, bot: 'hard', games });
  const byPlayers = new Map<number, Losses[]>();
  for (const [i, game] of played.entries()) {
    onPlayed(`${kind}: continuing ${i + 1} of ${played.length} games`);
    byPlayers.set(game.players, [...(byPlayers.get(game.players) ?? []), ...lossesOf(game)]);
  }
  return [...byPlayers]
    .sort(([a], [b]) => a - b)
    .map(([players, losses]) => summaryOf(kind, players, losses));
}

function lossesOf({ number, bot, scenes }: PlayedGame): Losses[] {
  return scenes.map(({ text }, scene) => {
    const winners = Array.from({ length: TRIALS }, (_, trial) =>
      winnerFrom(text, bot, `predictability/${number}/${scene}/${trial}`),
    ).filter((winner) => winner !== NOBODY);
    const { rules, position } = parseGame(text);
    const { length: seats } = seatsIn(position);
    const evaluation = chances(rules, position);
    return {
      known: crossLoss(winners, seats),
      evaluated: meanOf(winners, (winner) => -Math.log(evaluation[winner]!)),
      even: Math.log(seats),
    };
  });
}

/** The loss when each half of the continuations predicts the other half. */
function crossLoss(winners: readonly number[], seats: number): number {
  const halves = [0, 1].map((half) => winners.filter((_, i) => i % 2 === half));
  const losses = halves.map((half, i) =>
    meanOf(half, (winner) => {
      const others = halves[1 - i]!;
      const wins = others.filter((other) => other === winner).length;
      return -Math.log((wins + 1 / seats) / (others.length + 1)); // never 0
    }),
  );
  return meanOf(losses, (loss) => loss);
}

function summaryOf(kind: Subject, players: number, losses: readonly Losses[]): Predictability {
  const even = meanOf(losses, (loss) => loss.even);
  const less = (kept: (loss: Losses) => number): number => 1 - meanOf(losses, kept) / even;
  return {
    kind,
    players,
    positions: losses.length,
    known: less(({ known }) => known),
    evaluated: less(({ evaluated }) => evaluated),
  };
}

function meanOf<T>(list: readonly T[], measure: (item: T) => number): number {
  return list.reduce((sum, item) => sum + measure(item), 0) / list.length;
}

export function predictabilityText({ kind, players, positions, known, evaluated }: Predictability): string {
  const percent = (share: number): string => `${(100 * share).toFixed(1)} % less`;
  return `${kind}, ${players} players, ${positions} positions: loss at best ${percent(known)}, of the evaluation ${percent(evaluated)}`;
}
