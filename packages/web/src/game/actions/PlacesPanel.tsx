import { Button } from '../../look/Button.tsx';
import { NumberField } from '../../look/fields/NumberField.tsx';
import { useWords } from '../../words/words.ts';
import { territoryName } from '../facts/names.ts';
import type { OpenMatch } from '../match/open-match.ts';
import shared from '../panels.module.css';
import { stageAction } from '../prompts/prompt.ts';
import { withPlace } from '../prompts/staging.ts';
import type { Actions } from '../prompts/use-actions.ts';
import styles from './staging.module.css';

/** The staged placements, editable, and the number of armies left. */
export function PlacesPanel({
  state: { rules },
  actions,
  left,
}: {
  readonly state: OpenMatch;
  readonly actions: Actions;
  readonly left: number; // also while a command is pending
}) {
  const words = useWords();
  const { staging, prompt, perform } = actions;
  return (
    <div className={styles.places}>
      <p className={styles.left} role="status">
        {words.actions.placeLeft(left)}
      </p>
      <ul>
        {staging.places.map(([territory, armies]) => {
          const name = territoryName({ rules, words }, territory);
          return (
            <li key={territory}>
              <span>{name}</span>
              <Button
                look="quiet"
                aria-label={words.actions.less(name)}
                onClick={() => perform(stageAction(withPlace(staging, territory, -1)))}
              >
                −
              </Button>
              <NumberField
                className={shared.count}
                aria-label={words.actions.placesOn(name)}
                min={0}
                max={armies + left}
                value={armies}
                onNumber={(count) => perform(stageAction(withPlace(staging, territory, count - armies)))}
              />
              <Button
                look="quiet"
                aria-label={words.actions.more(name)}
                disabled={left === 0}
                onClick={() => perform(prompt?.pick?.(territory, false))}
              >
                +
              </Button>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
