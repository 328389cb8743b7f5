import type { TurningPoint } from '@rubicon/analysis/review';
import type { Rules } from '@rubicon/engine';
import type { WireSeat } from '@rubicon/protocol/wire';
import { ownerName, territoryName } from '../game/facts/names.ts';
import { Button } from '../look/Button.tsx';
import { useSettings } from '../settings/settings.ts';
import { useWords } from '../words/words.ts';
import styles from './analysis.module.css';
import type { GameAnalysis } from './analysis-worker.ts';
import { useAnalysisWords } from './use-analysis-words.ts';

interface AnalysisReportProps {
  readonly analysis: GameAnalysis;
  readonly rules: Rules;
  readonly seats: readonly WireSeat[];
  /** Shows the position before an entry. */
  readonly onShow: (seq: number) => void;
}

/** Changes below this are left out of a list. */
const SMALL = 0.005;

/** Where a game turned, and what was luck. */
export function AnalysisReport(props: AnalysisReportProps) {
  const words = useAnalysisWords();
  return (
    <div className={styles.report}>
      <p>{words.about}</p>
      <TurningPoints {...props} />
      <Luck {...props} />
    </div>
  );
}

/** Writes a change of a chance in points, in the language of the page. */
function useSigned(): (chance: number) => string {
  const language = useSettings((settings) => settings.language);
  const format = new Intl.NumberFormat(language, {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
    signDisplay: 'exceptZero',
  });
  return (chance) => format.format(100 * chance);
}

function TurningPoints({ analysis, rules, seats, onShow }: AnalysisReportProps) {
  const texts = useAnalysisWords();
  const words = useWords();
  const signed = useSigned();
  const nameOf = (seat: number): string => ownerName({ seats, words }, seat);
  function whatOf({ action }: TurningPoint): string {
    if (action.type !== 'battle') return texts.did[action.type];
    const [from, to] = [action.from, action.to].map((land) => territoryName({ rules, words }, land));
    return texts.did.battle(from!, to!);
  }
  const changesOf = ({ change }: TurningPoint): string =>
    change
      .flatMap((value, seat) => (Math.abs(value) < SMALL ? [] : `${nameOf(seat)} ${signed(value)}`))
      .join(', ');
  return (
    <section>
      <h3>{texts.turningPoints}</h3>
      <ul className={styles.list}>
        {analysis.turningPoints.map((point) => (
          <li key={point.seq}>
            <span>
              {texts.turningPoint(point.round, nameOf(point.seat), whatOf(point))} {changesOf(point)}
              {point.cause === 'luck' && ` (${texts.mostlyLuck})`}
            </span>
            <Button onClick={() => onShow(point.seq)}>{texts.show}</Button>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Luck({ analysis: { luck }, seats }: AnalysisReportProps) {
  const texts = useAnalysisWords();
  const signed = useSigned();
  const kinds = Object.keys(texts.luckOf) as (keyof typeof texts.luckOf)[];
  return (
    <section>
      <h3>{texts.luck}</h3>
      <ul className={styles.list}>
        {luck.map(({ seat, total, byKind }) => (
          <li key={seat}>
            <span>
              <strong>
                {seats[seat]?.name} {signed(total)}
              </strong>{' '}
              {kinds.map((kind) => `${texts.luckOf[kind]} ${signed(byKind[kind])}`).join(', ')}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
