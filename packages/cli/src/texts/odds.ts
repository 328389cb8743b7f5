import type { BattleOdds, ChainOdds, Needed } from '@rubicon/odds';
import { tabulate } from '../columns.ts';
import { count } from '../play/texts/words.ts';

const MOST_BARS = 12;
const BAR_WIDTH = 40;

const percent = (probability: number): string => `${(100 * probability).toFixed(2)} %`;

export function battleText(odds: BattleOdds, stop: number): string[] {
  const { attackers, defenders, win, expectedLosses, distribution } = odds;
  const won = distribution.filter((end) => end.defenders === 0);
  const lost = distribution.filter((end) => end.defenders > 0);
  const bars = [
    ...groups(won.map((end) => [end.attackers, end.probability] as const)).map(
      (group) =>
        [
          'taken',
          `${group.label} ${group.label === '1' ? 'attacker' : 'attackers'} left`,
          group.probability,
        ] as const,
    ),
    ...groups(lost.map((end) => [end.defenders, end.probability] as const)).map(
      (group) =>
        [
          'held',
          `${group.label} ${group.label === '1' ? 'defender' : 'defenders'} left`,
          group.probability,
        ] as const,
    ),
  ];
  const highest = Math.max(...bars.map(([, , probability]) => probability));
  const rows = bars.map(([end, label, probability], i) => [
    bars[i - 1]?.[0] === end ? '' : end,
    label,
    percent(probability),
    '█'.repeat(Math.round((probability / highest) * BAR_WIDTH)),
  ]);
  return [
    `${attackers} attacking (plus 1 that stays behind), ${defenders} defending`,
    ...(stop > 0 ? [`stop when ${stop} or fewer attackers are left`] : []),
    '',
    ...tabulate([
      ['win chance', percent(win)],
      [
        'expected losses',
        `${expectedLosses.attacker.toFixed(2)} attackers, ${expectedLosses.defender.toFixed(2)} defenders`,
      ],
    ]),
    '',
    ...tabulate(rows, [1, 2]),
  ];
}

interface Group {
  readonly label: string;
  readonly probability: number;
}

/** Merges adjacent results until the graph is small, and drops very rare ones. */
function groups(ends: readonly (readonly [left: number, probability: number])[]): Group[] {
  const byLeft = new Map<number, number>();
  for (const [left, probability] of ends) byLeft.set(left, (byLeft.get(left) ?? 0) + probability);
  const seen = [...byLeft].filter(([, probability]) => probability >= 0.000_05).map(([left]) => left);
  if (seen.length === 0) return [];
  const least = Math.min(...seen);
  const most = Math.max(...seen);
  const size = Math.ceil((most - least + 1) / MOST_BARS);
  const found: Group[] = [];
  for (let from = least; from <= most; from += size) {
    const to = Math.min(most, from + size - 1);
    let probability = 0;
    for (let left = from; left <= to; left++) probability += byLeft.get(left) ?? 0;
    found.push({ label: from === to ? String(from) : `${from}-${to}`, probability });
  }
  return ends[0] !== undefined && ends[0][0] > (ends.at(-1)?.[0] ?? 0) ? found.reverse() : found;
}

export function chainText({ attackers, territories }: ChainOdds, leave: number): string[] {
  const rows = territories.map(({ defenders, probability, armies }, i) => [
    String(i + 1),
    String(defenders),
    percent(probability),
    probability > 0 ? armies.toFixed(2) : '-',
    '█'.repeat(Math.round(probability * BAR_WIDTH)),
  ]);
  return [
    `${attackers} of ${attackers + 1} armies may attack, leaving ${leave} on each territory`,
    '',
    ...tabulate([['territory', 'defenders', 'taken', 'armies moving in', ''], ...rows], [0, 1, 2, 3]),
  ];
}

export function neededText(chance: number, most: number, needed: Needed | undefined): string {
  return needed === undefined
    ? `no number up to ${most} reaches ${percent(chance)}`
    : `${count(needed.attackers, 'attacker')} (plus 1 that stays behind): ${percent(needed.win)}`;
}
