import type { SeatLuck, TurningPoint } from '@rubicon/analysis/review';
import { type Naming, ownerName, territoryName } from '../game/facts/names.ts';
import type { AnalysisWords } from '../words/en/analysis.ts';
import type { GameAnalysis } from './analysis-worker.ts';

/** Everything needed to write an analysis in words. */
export type AnalysisNaming = Pick<Naming, 'rules' | 'seats' | 'words'> & { readonly texts: AnalysisWords };

/** Changes below this are left out. */
const SMALL = 0.005;

/** A change of a chance in points, signed unless the context says whether it is a gain or a loss. */
export function pointsText(
  { words }: Pick<AnalysisNaming, 'words'>,
  chance: number,
  signDisplay: 'exceptZero' | 'never' = 'exceptZero',
): string {
  const format = new Intl.NumberFormat(words.language, {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
    signDisplay,
  });
  return format.format(100 * chance).replace('-', '−');
}

/** “Round 3: Ann attacked Ural from Ukraine. Ann +8.9, Bob −8.9 (mostly luck)” */
export function turningPointText(naming: AnalysisNaming, point: TurningPoint): string {
  const { texts } = naming;
  const what = texts.turningPoint(point.round, ownerName(naming, point.seat), actionText(naming, point));
  const changes = point.change.flatMap((value, seat) =>
    Math.abs(value) < SMALL ? [] : `${ownerName(naming, seat)} ${pointsText(naming, value)}`,
  );
  return `${what} ${changes.join(', ')}${point.cause === 'luck' ? ` (${texts.mostlyLuck})` : ''}`;
}

function actionText(naming: AnalysisNaming, { action }: TurningPoint): string {
  const { did } = naming.texts;
  if (action.type !== 'battle') return did[action.type];
  return did.battle(territoryName(naming, action.from), territoryName(naming, action.to));
}

/** “deal +1.2, attacks −3.0, …” */
export function luckText(naming: AnalysisNaming, { byKind }: SeatLuck): string {
  const kinds = Object.entries(naming.texts.luckOf) as [keyof SeatLuck['byKind'], string][];
  return kinds.map(([kind, name]) => `${name} ${pointsText(naming, byKind[kind])}`).join(', ');
}

/** The whole analysis as shareable text. */
export function reportText(naming: AnalysisNaming, edition: string, analysis: GameAnalysis): string {
  const { texts, words } = naming;
  return [
    `${words.common.title}: ${words.editions.names[edition] ?? edition}`,
    '',
    texts.turningPoints,
    ...analysis.turningPoints.map((point) => `- ${turningPointText(naming, point)}`),
    '',
    texts.luck,
    ...analysis.luck.map(
      (luck) =>
        `- ${ownerName(naming, luck.seat)} ${pointsText(naming, luck.total)}: ${luckText(naming, luck)}`,
    ),
  ].join('\n');
}
