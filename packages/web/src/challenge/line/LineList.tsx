import type { Line } from '@rubicon/analysis';
import { territoryName } from '../../game/facts/names.ts';
import styles from '../challenge.module.css';
import { type ChallengeNaming, chanceText } from '../texts.ts';

interface LineListProps {
  readonly title: string;
  readonly naming: ChallengeNaming;
  readonly line: Line;
  readonly chances: readonly number[]; // by strike: the chance that it and all before it succeed
}

/** A line as a list, with the chance of getting that far after each strike. */
export function LineList({ title, naming, line, chances }: LineListProps) {
  const { words, texts } = naming;
  const name = (territory: number): string => territoryName(naming, territory);
  return (
    <section className={styles.line}>
      <h2>{title}</h2>
      <ul>
        {line.placements.map(({ territory, armies }) => (
          <li key={territory}>{texts.placed(armies, name(territory))}</li>
        ))}
      </ul>
      <ol>
        {line.strikes.map(({ from, to, leave }, i) => (
          <li key={to}>
            <span>
              {name(from)} → {name(to)}
              {leave > 1 && <small> {texts.leaves(leave)}</small>}
            </span>
            <small>{chanceText(words, chances[i] ?? 0)}</small>
          </li>
        ))}
      </ol>
    </section>
  );
}
