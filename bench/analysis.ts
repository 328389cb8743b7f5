import {
  type Decision,
  decisionsOf,
  restsOf,
  type TurnRest,
  timelineOf,
  turnsOf,
} from '@rubicon/analysis/review';
import { type BotGame, playBotGame } from '../packages/analysis/bench/bot-game.ts';

/** A table whose games are analysed, and the most variance of their results that luck may leave unexplained. */
interface Table {
  readonly players: number;
  readonly variance: number;
}

const TABLES: readonly Table[] = [
  { players: 2, variance: 0.6 },
  { players: 6, variance: 0.8 },
];

const LEVELS = ['expert', 'hard', 'medium', 'easy'] as const;
type Level = (typeof LEVELS)[number];

/** The levels that play each other in duels. After all six pairs they meet again with swapped seats. */
const PAIRS = [
  ['expert', 'hard'],
  ['hard', 'medium'],
  ['medium', 'easy'],
  ['expert', 'medium'],
  ['hard', 'easy'],
  ['expert', 'easy'],
] as const;

const PARTS = ['reinforce', 'attack', 'fortify'] as const;
const MARKS = ['doubtful', 'bad', 'very-bad'] as const;

/** Targets, as chances of winning: the mean and the median size of a turn's rest, and what `expert` loses per turn. */
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
interface LuckResult extends Table {
  readonly games: number;
  readonly attacker: Mean;
  readonly defender: Mean;
  readonly drawer: Mean;
  readonly left: number; // the variance of results minus luck, as a share of the variance of results
  readonly isReached: boolean;
}

/** The cost of the decisions of a level. */
interface LevelResult {
  readonly turns: number;
  readonly lost: Mean; // in a turn
  readonly share: Mean; // of the best chance, in a turn
  readonly marks: readonly number[]; // in a turn, in the order of MARKS
}

/** The cost of decisions at tables of several levels, and the part that nothing explains. */
interface DecisionResult {
  readonly players: number;
  readonly games: number;
  readonly levels: Readonly<Record<Level, LevelResult>>;
  readonly rest: Mean; // of a turn, for its seat
  readonly restByPart: Readonly<Record<(typeof PARTS)[number], Mean>>;
  readonly medianRest: number; // of its size
  readonly isReached: boolean;
}

/** Plays a game of these bots. */
const playGame = (bots: readonly string[], seed: string): BotGame =>
  playBotGame({ edition: 'world-domination', bots }, seed, MOST_COMMANDS);

/** Luck by role, and how much of the variance of results it explains. */
function measureLuck(table: Table, games: number, seed: string): LuckResult {
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

/** A pair of levels, or all four with two of them twice; seats change from game to game. */
function lineup(players: number, number: number): Level[] {
  if (players === 2) {
    const pair = PAIRS[number % PAIRS.length]!;
    return Math.floor(number / PAIRS.length) % 2 === 0 ? [...pair] : pair.toReversed();
  }
  const twice = [number, number + 1 + Math.floor(number / 4)].map((place) => LEVELS[place % 4]!);
  const levels = [...LEVELS, ...twice];
  return levels.map((_, seat) => levels[(seat + 5 * number) % levels.length]!);
}

/** The cost of decisions by level, and the rest. */
function measureDecisions(players: number, games: number, seed: string): DecisionResult {
  const turns = Object.fromEntries(LEVELS.map((level) => [level, [] as (readonly Decision[])[]])) as Record<
    Level,
    (readonly Decision[])[]
  >;
  const rests: TurnRest[] = [];
  for (let number = 0; number < games; number++) {
    const bots = lineup(players, number);
    const game = playGame(bots, `${seed}/levels/${players}/${number}`);
    const all: Decision[] = [];
    for (const turn of turnsOf(game)) {
      const decisions = decisionsOf(game, turn, { seed });
      if (turn.turn > 0) turns[bots[turn.seat]!].push(decisions.filter(({ seat }) => seat === turn.seat));
      all.push(...decisions);
    }
    rests.push(...restsOf(timelineOf(game), all));
  }
  const levels = Object.fromEntries(LEVELS.map((level) => [level, resultOf(turns[level])])) as Record<
    Level,
    LevelResult
  >;
  const rest = meanOf(rests.map(({ seat, rest }) => rest[seat]!));
  const restByPart = Object.fromEntries(
    PARTS.map((part) => [part, meanOf(rests.map(({ seat, byPart }) => byPart[part][seat]!))]),
  ) as DecisionResult['restByPart'];
  const sizes = rests.map(({ seat, rest }) => Math.abs(rest[seat]!)).sort((a, b) => a - b);
  const medianRest = sizes[sizes.length >> 1] ?? 0;
  const inOrder = LEVELS.every(
    (level, i) => i === 0 || levels[LEVELS[i - 1]!].lost.mean < levels[level].lost.mean,
  );
  const isReached =
    inOrder &&
    levels.expert.lost.mean <= EXPERT_LOSS &&
    Math.abs(rest.mean) <= MEAN_REST &&
    medianRest <= MEDIAN_REST;
  return { players, games, levels, rest, restByPart, medianRest, isReached };
}

function resultOf(turns: readonly (readonly Decision[])[]): LevelResult {
  const sums = (measure: (decision: Decision) => number): Mean =>
    meanOf(turns.map((decisions) => sumOf(decisions.map(measure))));
  return {
    turns: turns.length,
    lost: sums(({ lost }) => lost),
    share: sums(({ lost, best }) => lost / best),
    marks: MARKS.map((mark) => sums((decision) => (decision.mark === mark ? 1 : 0)).mean),
  };
}

/** The share of games whose decisions are analysed; that takes long. */
const DECIDED = 0.2;

/** Measures everything and reports each result. */
export function measureAnalysis(
  games: number,
  seed: string,
  onResult: (text: string) => void,
): readonly (LuckResult | DecisionResult)[] {
  const luck = TABLES.map((table) => {
    const result = measureLuck(table, games, seed);
    onResult(luckText(result));
    return result;
  });
  const decisions = TABLES.map(({ players }) => {
    const result = measureDecisions(players, Math.max(PAIRS.length, Math.round(games * DECIDED)), seed);
    onResult(decisionsText(result));
    return result;
  });
  return [...luck, ...decisions];
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
const meanText = ({ mean, error }: Mean): string => `${points(mean)} ± ${points(error)}`;
const mark = ({ isReached }: { readonly isReached: boolean }): string => (isReached ? '' : '  NOT REACHED');

function luckText(result: LuckResult): string {
  const { players, games, variance, left } = result;
  const roles = (['attacker', 'defender', 'drawer'] as const)
    .map(
      (role) => `${role} ${(100 * result[role].mean).toFixed(4)} ± ${(100 * result[role].error).toFixed(4)}`,
    )
    .join(', ');
  return `${players} players, ${games} games: mean luck in points: ${roles}; variance left ${points(left)} %, target ${points(variance)} %${mark(result)}`;
}

function decisionsText(result: DecisionResult): string {
  const { players, games, levels, rest, restByPart, medianRest } = result;
  const level = (name: Level): string => {
    const { turns, lost, share, marks } = levels[name];
    const rates = MARKS.map((mark, i) => `${mark} ${(100 * marks[i]!).toFixed(1)}`).join(', ');
    return `  ${name}, ${turns} turns: lost per turn in points: ${meanText(lost)}; in % of the best chance: ${meanText(share)}; marks in 100 turns: ${rates}`;
  };
  const parts = PARTS.map((part) => `${part} ${meanText(restByPart[part])}`).join(', ');
  return [
    `${players} players, ${games} games of several levels${mark(result)}`,
    ...LEVELS.map(level),
    `  rest of a turn in points: mean ${meanText(rest)}, median size ${points(medianRest)}; by part: ${parts}`,
  ].join('\n');
}
