import { type AnalysisSettings, decisionsOf, restsOf, timelineOf, turnsOf } from '@rubicon/analysis/review';
import { type BotGame, playBotGame } from '../packages/analysis/bench/bot-game.ts';

/** A table whose games are analysed, and the limit for the variance that luck leaves in their results. */
interface Table {
  readonly players: number;
  readonly variance: number;
}

const TABLES: readonly Table[] = [
  { players: 2, variance: 0.6 },
  { players: 6, variance: 0.8 },
];

const LEVELS = ['expert', 'hard', 'medium', 'easy'] as const;

/** Targets, in chances: the mean and the median size of the rest of a turn, and what `expert` loses in one. */
const MEAN_REST = 0.005;
const MEDIAN_REST = 0.02;
const EXPERT_LOSS = 0.01;

/** The mean of a role's luck may differ from 0 by this many standard errors. */
const ERRORS = 4;

const MOST_COMMANDS = 20_000;

interface Mean {
  readonly mean: number;
  readonly error: number; // the standard error
}

/** The luck and the results of games between `hard` bots. */
interface LuckFigures extends Table {
  readonly games: number;
  readonly attacker: Mean;
  readonly defender: Mean;
  readonly drawer: Mean;
  readonly left: number; // the variance of result less luck, as a share of that of the result
  readonly isReached: boolean;
}

/** The cost of decisions at a table with all levels, and the part that nothing explains. */
interface DecisionFigures {
  readonly games: number;
  readonly lostPerTurn: Readonly<Record<(typeof LEVELS)[number], number>>;
  readonly meanRest: number; // for the seat in turn
  readonly medianRest: number; // of its size
  readonly isReached: boolean;
}

/** Plays a game of these bots. */
const playGame = (bots: readonly string[], seed: string): BotGame =>
  playBotGame({ edition: 'world-domination', bots }, seed, MOST_COMMANDS);

/** Luck by role, and how much of the variance of results it explains. */
function measureLuck(table: Table, games: number, seed: string): LuckFigures {
  const { players, variance } = table;
  const roles = { attacker: [] as number[], defender: [] as number[], drawer: [] as number[] };
  const results: number[] = [];
  const adjusted: number[] = [];
  for (let number = 0; number < games; number++) {
    const game = playGame(new Array<string>(players).fill('hard'), `${seed}/${players}/${number}`);
    const { luck } = timelineOf(game);
    for (const { kind, seat, against, luck: values } of luck) {
      if (seat === undefined) continue;
      roles[kind === 'card' ? 'drawer' : 'attacker'].push(values[seat]!);
      if (against !== undefined && against < players) roles.defender.push(values[against]!);
    }
    for (let seat = 0; seat < players; seat++) {
      const result = seat === game.winner ? 1 : 0;
      results.push(result);
      adjusted.push(result - luck.reduce((sum, event) => sum + event.luck[seat]!, 0));
    }
  }
  const left = varianceOf(adjusted) / varianceOf(results);
  const [attacker, defender, drawer] = [roles.attacker, roles.defender, roles.drawer].map(meanOf) as [
    Mean,
    Mean,
    Mean,
  ];
  const isFair = [attacker, defender, drawer].every(({ mean, error }) => Math.abs(mean) <= ERRORS * error);
  return {
    players,
    variance,
    games,
    attacker,
    defender,
    drawer,
    left,
    isReached: isFair && left <= variance,
  };
}

/** The cost of decisions by level, and the rest. */
function measureDecisions(games: number, seed: string): DecisionFigures {
  const lost = { expert: 0, hard: 0, medium: 0, easy: 0 };
  const turns = { expert: 0, hard: 0, medium: 0, easy: 0 };
  const rests: number[] = [];
  for (let number = 0; number < games; number++) {
    const bots = LEVELS.map((_, seat) => LEVELS[(seat + number) % LEVELS.length]!);
    const game = playGame(bots, `${seed}/levels/${number}`);
    const settings: AnalysisSettings = { seed };
    const decisions = turnsOf(game).flatMap((turn) => {
      if (turn.turn > 0) turns[bots[turn.seat]!]++;
      return decisionsOf(game, turn, settings);
    });
    for (const decision of decisions) lost[bots[decision.seat]!] += decision.lost;
    for (const { seat, rest } of restsOf(timelineOf(game), decisions)) rests.push(rest[seat]!);
  }
  const lostPerTurn = Object.fromEntries(
    LEVELS.map((level) => [level, lost[level] / turns[level]]),
  ) as DecisionFigures['lostPerTurn'];
  const inOrder = LEVELS.every((level, i) => i === 0 || lostPerTurn[LEVELS[i - 1]!] < lostPerTurn[level]);
  const meanRest = meanOf(rests).mean;
  const medianRest = rests.map(Math.abs).sort((a, b) => a - b)[rests.length >> 1] ?? 0;
  const isReached =
    inOrder &&
    lostPerTurn.expert <= EXPERT_LOSS &&
    Math.abs(meanRest) <= MEAN_REST &&
    medianRest <= MEDIAN_REST;
  return { games, lostPerTurn, meanRest, medianRest, isReached };
}

/** The share of games whose decisions are analysed, which takes a hundred times as long. */
const DECIDED = 0.01;

/** Measures everything and reports each result. */
export function measureAnalysis(
  games: number,
  seed: string,
  onResult: (text: string) => void,
): readonly (LuckFigures | DecisionFigures)[] {
  const luck = TABLES.map((table) => {
    const figures = measureLuck(table, games, seed);
    onResult(luckText(figures));
    return figures;
  });
  const decisions = measureDecisions(Math.max(1, Math.round(games * DECIDED)), seed);
  onResult(decisionsText(decisions));
  return [...luck, decisions];
}

const sumOf = (list: readonly number[]): number => list.reduce((sum, value) => sum + value, 0);

function varianceOf(list: readonly number[]): number {
  const mean = sumOf(list) / list.length;
  return sumOf(list.map((value) => (value - mean) ** 2)) / list.length;
}

const meanOf = (list: readonly number[]): Mean => ({
  mean: sumOf(list) / list.length,
  error: Math.sqrt(varianceOf(list) / list.length),
});

const points = (chance: number): string => (100 * chance).toFixed(2);
const mark = ({ isReached }: { readonly isReached: boolean }): string => (isReached ? '' : '  NOT REACHED');

function luckText(figures: LuckFigures): string {
  const { players, games, variance, left } = figures;
  const roles = (['attacker', 'defender', 'drawer'] as const)
    .map(
      (role) =>
        `${role} ${(100 * figures[role].mean).toFixed(4)} ± ${(100 * figures[role].error).toFixed(4)}`,
    )
    .join(', ');
  return `${players} players, ${games} games: mean luck in points: ${roles}; variance left ${points(left)} %, target ${points(variance)} %${mark(figures)}`;
}

function decisionsText(figures: DecisionFigures): string {
  const lost = LEVELS.map((level) => `${level} ${points(figures.lostPerTurn[level])}`).join(', ');
  return `levels, ${figures.games} games: lost per turn in points: ${lost}; rest of a turn: mean ${points(figures.meanRest)}, median size ${points(figures.medianRest)}${mark(figures)}`;
}
