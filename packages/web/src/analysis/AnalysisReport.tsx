import type { Rules } from '@rubicon/engine';
import type { WireSeat } from '@rubicon/protocol/wire';
import { useState } from 'react';
import { ownerName } from '../game/facts/names.ts';
import { Button } from '../look/Button.tsx';
import { copyText } from '../look/behaviour/copy-text.ts';
import { useWords } from '../words/words.ts';
import styles from './analysis.module.css';
import type { GameAnalysis } from './analysis-worker.ts';
import { MistakeList } from './MistakeList.tsx';
import type { Mistake, Mistakes } from './mistakes-worker.ts';
import { luckText, pointsText, reportText, turningPointText } from './report-text.ts';
import { useAnalysisWords } from './use-analysis-words.ts';

interface AnalysisReportProps {
  readonly analysis: GameAnalysis;
  readonly edition: string;
  readonly rules: Rules;
  readonly seats: readonly WireSeat[];
  readonly rounds: readonly number[]; // by round: how many entries are shown when it begins
  readonly mistakes: Mistakes | undefined;
  readonly onMistake: (mistake: Mistake) => void;
  /** Lets the player try mistakes again. */
  readonly onRetry: (mistakes: readonly Mistake[]) => void;
  readonly retried: Mistake | undefined; // the player returns from it
  /** Shows the position before an entry. */
  readonly onShow: (seq: number) => void;
}

/** Turning points, mistakes, luck, and the chances round by round; can be copied as text. */
export function AnalysisReport(props: AnalysisReportProps) {
  const { analysis, edition, rules, seats, rounds, mistakes, onMistake, onRetry, retried, onShow } = props;
  const texts = useAnalysisWords();
  const words = useWords();
  const [isCopied, setCopied] = useState(false);
  const naming = { rules, seats, words, texts };
  async function copy(): Promise<void> {
    await copyText(reportText(naming, edition, analysis));
    setCopied(true);
  }
  return (
    <div className={styles.report}>
      <p>{texts.about}</p>
      <section>
        <h3>{texts.turningPoints}</h3>
        <ul className={styles.list}>
          {analysis.turningPoints.map((point) => (
            <li key={point.seq}>
              <span>{turningPointText(naming, point)}</span>
              <Button onClick={() => onShow(point.seq)}>{texts.show}</Button>
            </li>
          ))}
        </ul>
      </section>
      {mistakes && (
        <MistakeList
          mistakes={mistakes}
          naming={naming}
          onShow={onMistake}
          onRetry={onRetry}
          retried={retried}
        />
      )}
      <section>
        <h3>{texts.luck}</h3>
        <ul className={styles.list}>
          {analysis.luck.map((luck) => (
            <li key={luck.seat}>
              <span>
                <strong>
                  {ownerName(naming, luck.seat)} {pointsText(naming, luck.total)}
                </strong>{' '}
                {luckText(naming, luck)}
              </span>
            </li>
          ))}
        </ul>
      </section>
      <details>
        <summary>{texts.chancesByRound}</summary>
        <ChanceTable chances={analysis.chances} rounds={rounds} seats={seats} />
      </details>
      <p>
        <Button onClick={() => void copy()}>{isCopied ? texts.copied : texts.copy}</Button>
      </p>
    </div>
  );
}

interface ChanceTableProps extends Pick<AnalysisReportProps, 'rounds' | 'seats'> {
  readonly chances: GameAnalysis['chances'];
}

/** The numbers behind the chance band: each seat's chance at the start of every round and at the end. */
function ChanceTable({ chances, rounds, seats }: ChanceTableProps) {
  const { common } = useWords();
  const texts = useAnalysisWords();
  const rows = [
    ...rounds.map((at, round) => [texts.round(round + 1), chances[at]] as const),
    [texts.end, chances.at(-1)] as const,
  ];
  return (
    <div className={styles.table}>
      <table>
        <thead>
          <tr>
            <th scope="col">{texts.roundColumn}</th>
            {seats.map(({ name }, seat) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number, names may be the same
              <th key={seat} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, values]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {values?.map((chance, seat) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
                <td key={seat}>{common.percent(chance)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
