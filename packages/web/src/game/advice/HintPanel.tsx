import { Button } from '../../look/Button.tsx';
import { afterDoubleTap } from '../../look/behaviour/double-tap.ts';
import { useWords } from '../../words/words.ts';
import styles from '../actions/guide.module.css';
import { passFocus } from '../battle/pass-focus.ts';
import cards from '../game.module.css';
import type { OpenMatch } from '../match/open-match.ts';
import type { Actions } from '../prompts/use-actions.ts';
import type { Hint } from './hint.ts';
import { actionFor } from './hint-action.ts';
import { hintText } from './hint-text.ts';
import { useAdviceWords } from './use-advice-words.ts';

interface HintPanelProps {
  readonly state: OpenMatch;
  readonly actions: Actions;
  readonly hint: Hint | undefined;
  readonly onClose: () => void;
}

/** A hint as a sentence, announced once, with a button that carries it out. */
export function HintPanel({ state, actions, hint, onClose }: HintPanelProps) {
  const words = useWords();
  const texts = useAdviceWords();
  const { rules, view, game } = state;
  const text = hint === undefined ? '' : hintText({ rules, view, seats: game.seats, words, texts }, hint);
  return (
    <>
      <p className="hidden-visually" role="status">
        {text}
      </p>
      {hint !== undefined && (
        <aside ref={passFocus} className={`${cards.card} ${styles.guide}`} aria-label={words.actions.hint}>
          <p aria-hidden="true">{text}</p>
          <div className={styles.buttons}>
            <Button
              onClick={() => {
                actions.perform(actionFor(hint));
                swallowTaps();
              }}
            >
              {texts.doIt}
            </Button>
            <Button look="quiet" aria-label={words.common.close} onClick={onClose}>
              ×
            </Button>
          </div>
        </aside>
      )}
    </>
  );
}

/** Swallows the second half of a double tap, which could press a button uncovered by the first, such as Roll. */
function swallowTaps(): void {
  const swallow = (event: MouseEvent): void => {
    if (event.detail > 0) event.stopPropagation(); // 0: by keyboard
  };
  document.addEventListener('click', swallow, { capture: true });
  afterDoubleTap(() => document.removeEventListener('click', swallow, { capture: true }));
}
