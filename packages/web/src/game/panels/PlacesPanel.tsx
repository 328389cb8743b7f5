import { Button } from '../../look/Button.tsx';
import { NumberField } from '../../look/NumberField.tsx';
import { useWords } from '../../words/words.ts';
import { withPlace } from '../draft.ts';
import { territoryName } from '../names.ts';
import type { OpenMatch } from '../open-match.ts';
import { draftAct } from '../prompt.ts';
import type { Acts } from '../use-acts.ts';
import shared from './panels.module.css';
import styles from './staging.module.css';

/** The armies that are staged, each to be changed, and how many are left. */
export function PlacesPanel({ state: { rules }, acts }: { readonly state: OpenMatch; readonly acts: Acts }) {
  const words = useWords();
  const { draft, prompt, act } = acts;
  const left = prompt?.range?.most ?? 0;
  return (
    <div className={styles.places}>
      <p className={styles.left}>{words.actions.placeLeft(left)}</p>
      <ul>
        {draft.places.map(([territory, armies]) => {
          const name = territoryName({ rules, words }, territory);
          return (
            <li key={territory}>
              <span>{name}</span>
              <Button
                look="quiet"
                aria-label={words.actions.less(name)}
                onClick={() => act(draftAct(withPlace(draft, territory, -1)))}
              >
                −
              </Button>
              <NumberField
                className={shared.count}
                aria-label={words.actions.placesOn(name)}
                min={0}
                max={armies + left}
                value={armies}
                onNumber={(count) => act(draftAct(withPlace(draft, territory, count - armies)))}
              />
              <Button
                look="quiet"
                aria-label={words.actions.more(name)}
                disabled={left === 0}
                onClick={() => act(prompt?.pick?.(territory, false))}
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
