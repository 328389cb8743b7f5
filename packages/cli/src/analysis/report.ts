import type { Analysis, TimelineEntry, TurningPoint } from '@rubicon/analysis/review';
import { tabulate, wrap } from '../columns.ts';
import { type Cast, markedName, nameOf, territoryName } from '../play/texts/cast.ts';
import { listed } from '../play/texts/words.ts';
import type { Extent } from './json.ts';
import { movesText } from './moves.ts';

/** The most mistakes of a seat that are shown. */
const MOST_MISTAKES = 5;

/** The analysis of a game for people; a point is one percent of a win. */
export function analysisReport(
  cast: Cast,
  analysis: Analysis,
  { turns, of }: Extent,
  width: number,
): string[] {
  const lines = [
    'Chances to win, in points: 1 point is a 1 % chance',
    ...chancesText(cast, analysis),
    '',
    'Luck, in points',
    ...luckText(cast, analysis),
    '',
    'Decisions, in points',
    ...skillText(cast, analysis),
    '',
    'How each chance changed, in points: start + luck + decisions + rest = end',
    ...balanceText(cast, analysis),
    ...mistakesText(cast, analysis),
    ...turningPointsText(cast, analysis),
  ];
  if (turns < of) lines.push('', `There was time to analyse the decisions of ${turns} of ${of} turns.`);
  return lines.flatMap((line) => wrap(line, width).split('\n'));
}

const points = (chance: number): string => (100 * chance).toFixed(1);
const signed = (chance: number): string => `${chance > 0 ? '+' : ''}${points(chance)}`;
const numbers = (columns: number): number[] => Array.from({ length: columns }, (_, i) => i + 1);

/** The chances at the end of every round. */
function chancesText(cast: Cast, { timeline: { start, entries } }: Analysis): string[] {
  const rounds = new Map<number, TimelineEntry>();
  for (const entry of entries) rounds.set(entry.round, entry);
  const rows = [...rounds.values()].map(({ round, chances }) => [
    `  ${round === 0 ? 'set-up' : `round ${round}`}`,
    ...chances.map(points),
  ]);
  const heading = ['', ...start.map((_, seat) => markedName(cast, seat))];
  return tabulate([heading, ['  start', ...start.map(points)], ...rows], numbers(start.length));
}

function luckText(cast: Cast, { luck }: Analysis): string[] {
  const rows = luck.map(({ seat, total, byKind: { deal, attack, defence, cards, others } }) => [
    `  ${nameOf(cast, seat)}`,
    ...[deal, attack, defence, cards, others, total].map(signed),
  ]);
  return tabulate(
    [['', 'deal', 'own attacks', 'own defences', 'own cards', 'luck of others', 'total'], ...rows],
    numbers(6),
  );
}

function skillText(cast: Cast, { skill }: Analysis): string[] {
  const rows = skill.map(({ seat, accuracy, decisions, lostPerTurn, mistakes }) => [
    `  ${nameOf(cast, seat)}`,
    accuracy === undefined ? '-' : `${accuracy.toFixed(1)} %`,
    String(decisions),
    points(lostPerTurn),
    ...(['doubtful', 'bad', 'very-bad'] as const).map((mark) =>
      String(mistakes.filter((mistake) => mistake.mark === mark).length),
    ),
  ]);
  return tabulate(
    [['', 'accuracy', 'decisions', 'lost per turn', 'doubtful', 'bad', 'very bad'], ...rows],
    numbers(6),
  );
}

function balanceText(cast: Cast, { balance }: Analysis): string[] {
  const rows = balance.map(({ seat, start, luck, own, others, rest, end }) => [
    `  ${nameOf(cast, seat)}`,
    points(start),
    ...[luck, own, others, rest].map(signed),
    points(end),
  ]);
  return tabulate(
    [['', 'start', 'luck', 'own decisions', 'decisions of others', 'rest', 'end'], ...rows],
    numbers(6),
  );
}

function mistakesText(cast: Cast, { skill, timeline }: Analysis): string[] {
  const roundOf = new Map(timeline.entries.map(({ seq, round }) => [seq, round]));
  return skill.flatMap(({ seat, mistakes }) => {
    const marked = mistakes.filter(({ mark }) => mark !== undefined);
    if (marked.length === 0) return [];
    const lines = marked.slice(0, MOST_MISTAKES).map((decision) => {
      const { played, better } = movesText(cast, decision);
      const where = `round ${roundOf.get(decision.seq)}, command ${decision.seq}`;
      const cost = `${points(decision.lost)} of ${points(decision.best)} points`;
      return `  ${where}, ${decision.mark?.replace('-', ' ')} (${cost}): ${played}. Better: ${better}.`;
    });
    return ['', `Mistakes of ${nameOf(cast, seat)}`, ...lines];
  });
}

function turningPointsText(cast: Cast, { turningPoints }: Analysis): string[] {
  if (turningPoints.length === 0) return [];
  return ['', 'Turning points', ...turningPoints.map((point) => `  ${turningPointText(cast, point)}`)];
}

function turningPointText(cast: Cast, { seq, round, seat, action, change, cause }: TurningPoint): string {
  const what =
    action.type === 'battle'
      ? `attacks ${territoryName(cast, action.to)} from ${territoryName(cast, action.from)}`
      : action.type === 'trade'
        ? 'trades in cards'
        : 'places armies';
  const changes = change
    .map((value, other) => ({ value, other }))
    .filter(({ value }) => Math.abs(value) >= 0.005)
    .sort((a, b) => Math.abs(b.value) - Math.abs(a.value))
    .map(({ value, other }) => `${nameOf(cast, other)} ${signed(value)}`);
  const why = cause === 'luck' ? 'mostly luck' : cause === 'mistake' ? 'a mistake' : 'the move itself';
  return `round ${round}, command ${seq}: ${nameOf(cast, seat)} ${what}: ${listed(changes)} (${why})`;
}
