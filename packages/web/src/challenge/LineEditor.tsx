import type { Challenge } from '@rubicon/analysis';
import { territoryName } from '../game/facts/names.ts';
import { Button } from '../look/Button.tsx';
import styles from './challenge.module.css';
import { armiesLeft, type Draft, EMPTY_DRAFT, placeOn, removeStrike, setLeave } from './draft.ts';
import { Stepper } from './Stepper.tsx';
import type { ChallengeNaming } from './texts.ts';

interface LineEditorProps {
  readonly challenge: Challenge;
  readonly naming: ChallengeNaming;
  readonly draft: Draft;
  readonly onDraft: (draft: Draft) => void;
}

/** The most armies that can be asked to stay: more than any stack of a challenge. */
const MOST_LEFT = 60;

/** The line as a list whose numbers can be changed. */
export function LineEditor({ challenge, naming, draft, onDraft }: LineEditorProps) {
  const words = naming.texts;
  const name = (territory: number): string => territoryName(naming, territory);
  const left = armiesLeft(challenge, draft);
  const isEmpty = draft.placed.size === 0 && draft.strikes.length === 0;
  return (
    <section className={styles.line} aria-labelledby="your-line">
      <header>
        <h2 id="your-line">{words.line}</h2>
        {!isEmpty && (
          <Button look="quiet" onClick={() => onDraft(EMPTY_DRAFT)}>
            {words.clear}
          </Button>
        )}
      </header>
      {isEmpty && <p className={styles.soft}>{words.empty}</p>}
      <ul>
        {[...draft.placed].map(([territory, armies]) => (
          <li key={territory}>
            <span>{name(territory)}</span>
            <Stepper
              name={name(territory)}
              value={armies}
              min={0}
              max={armies + left}
              onNumber={(count) => onDraft(placeOn(challenge, draft, territory, count))}
            />
          </li>
        ))}
      </ul>
      <ol>
        {draft.strikes.map(({ from, to, leave }, i) => (
          <li key={to} ref={i === draft.strikes.length - 1 ? showRow : undefined}>
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
                onNumber={(count) => onDraft(setLeave(draft, i, count))}
              />
            </span>
            <Button
              look="quiet"
              className={styles.remove ?? ''}
              aria-label={words.remove(i + 1)}
              onClick={() => onDraft(removeStrike(challenge, draft, i))}
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
