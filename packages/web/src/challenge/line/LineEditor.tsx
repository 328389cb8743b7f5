import type { ReactNode } from 'react';
import { territoryName } from '../../game/facts/names.ts';
import { Button } from '../../look/Button.tsx';
import styles from '../challenge.module.css';
import type { ChallengeNaming } from '../texts.ts';
import {
  armiesLeft,
  EMPTY_STAGING,
  type LineSetting,
  type LineStaging,
  placeOn,
  removeStrike,
  setLeave,
} from './line-staging.ts';
import { Stepper } from './Stepper.tsx';

interface LineEditorProps {
  readonly setting: LineSetting;
  readonly naming: ChallengeNaming;
  readonly staging: LineStaging;
  readonly onStaging: (staging: LineStaging) => void;
  readonly strikeChoice?: (index: number) => ReactNode; // an extra control for each strike
}

/** The most armies that can be left behind: more than any stack of a challenge. */
const MOST_LEFT = 60;

/** The line as a list with editable numbers. */
export function LineEditor({ setting, naming, staging, onStaging, strikeChoice }: LineEditorProps) {
  const words = naming.texts;
  const name = (territory: number): string => territoryName(naming, territory);
  const left = armiesLeft(setting, staging);
  const isEmpty = staging.placed.size === 0 && staging.strikes.length === 0;
  return (
    <section className={styles.line} aria-labelledby="your-line">
      <header>
        <h2 id="your-line">{words.line}</h2>
        {!isEmpty && (
          <Button look="quiet" onClick={() => onStaging(EMPTY_STAGING)}>
            {words.clear}
          </Button>
        )}
      </header>
      {isEmpty && <p className={styles.soft}>{words.empty}</p>}
      <ul>
        {[...staging.placed].map(([territory, armies]) => (
          <li key={territory}>
            <span>{name(territory)}</span>
            <Stepper
              name={name(territory)}
              value={armies}
              min={0}
              max={armies + left}
              onNumber={(count) => onStaging(placeOn(setting, staging, territory, count))}
            />
          </li>
        ))}
      </ul>
      <ol>
        {staging.strikes.map(({ from, to, leave }, i) => (
          <li key={to} ref={i === staging.strikes.length - 1 ? showRow : undefined}>
            <span>
              {name(from)} → {name(to)}
            </span>
            <span className={styles.leave}>
              {words.leave}
              <Stepper
                name={words.leaveAt(i + 1)}
                value={leave}
                min={1}
                max={MOST_LEFT}
                onNumber={(count) => onStaging(setLeave(staging, i, count))}
              />
            </span>
            {strikeChoice?.(i)}
            <Button
              look="quiet"
              className={styles.remove ?? ''}
              aria-label={words.remove(i + 1)}
              onClick={() => onStaging(removeStrike(setting, staging, i))}
            >
              ×
            </Button>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Brings a row into view when it is added. */
function showRow(row: HTMLElement | null): void {
  row?.scrollIntoView({ block: 'nearest' });
}
