import {
  type Challenge,
  type Grade,
  type Line,
  type LocalDate,
  lineGoal,
  makeDate,
  oddsOf,
} from '@rubicon/analysis';
import { useMemo } from 'react';
import { Button } from '../look/Button.tsx';
import styles from './challenge.module.css';
import { LineList } from './line/LineList.tsx';
import { type Results, starsText, streakOf } from './results.ts';
import { ShareButton } from './ShareButton.tsx';
import { Stars } from './Stars.tsx';
import { type ChallengeNaming, chanceText, dateText } from './texts.ts';

interface GradePanelProps {
  readonly challenge: Challenge;
  readonly naming: ChallengeNaming;
  readonly date: LocalDate;
  readonly line: Line;
  readonly grade: Grade;
  readonly isPractice: boolean;
  readonly results: Results;
  readonly isBestShown: boolean;
  readonly onShowBest: (isShown: boolean) => void;
}

/** The grade of a line, compared with the best and the obvious line, and the best line itself. */
export function GradePanel(props: GradePanelProps) {
  const { challenge, naming, date, line, grade, isPractice, results, isBestShown, onShowBest } = props;
  const { words, texts } = naming;
  const shown = isBestShown ? challenge.best : line;
  const chances = useMemo(() => strikeChances(challenge, shown), [challenge, shown]);
  const day = results[makeDate(date)];
  const streak = streakOf(results, date);
  return (
    <>
      <section className={styles.grade}>
        <p className={styles.score}>
          <Stars stars={grade.stars} size={34} /> <strong>{chanceText(words, grade.chance)}</strong>
        </p>
        <p>{texts.verdicts[grade.stars]}</p>
        <Bars
          rows={[
            [texts.bars.yours, grade.chance],
            [texts.bars.best, challenge.chance],
            [texts.bars.obvious, challenge.obvious],
          ]}
          text={(chance) => chanceText(words, chance)}
        />
        {isPractice && day !== undefined && (
          <p className={styles.soft}>
            {texts.practice} {texts.dayResult(starsText(day.stars), chanceText(words, day.chance))}
          </p>
        )}
        {day !== undefined && (
          <ShareButton
            text={texts.shared(
              dateText(words, date, 'short'),
              starsText(day.stars),
              chanceText(words, day.chance, 0),
              chanceText(words, day.best, 0),
              streak,
            )}
          />
        )}
      </section>
      <LineList
        title={isBestShown ? texts.bestLine : texts.line}
        naming={naming}
        line={shown}
        chances={chances}
      />
      <Button onClick={() => onShowBest(!isBestShown)}>
        {isBestShown ? texts.showMine : texts.showBest}
      </Button>
    </>
  );
}

function strikeChances({ rules, position, goal }: Challenge, line: Line): readonly number[] {
  return oddsOf(rules, position, line, lineGoal(rules.board, goal, position.seat)).strikes;
}

interface BarsProps {
  readonly rows: readonly (readonly [name: string, chance: number])[];
  readonly text: (chance: number) => string;
}

function Bars({ rows, text }: BarsProps) {
  return (
    <dl className={styles.bars}>
      {rows.map(([name, chance]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <meter min={0} max={1} value={chance} aria-hidden="true" />
            {text(chance)}
          </dd>
        </div>
      ))}
    </dl>
  );
}
