import { useEffect, useRef } from 'react';
import { Button } from '../../look/Button.tsx';
import { useWords } from '../../words/words.ts';
import styles from '../actions/guide.module.css';
import { passFocus } from '../battle/pass-focus.ts';
import game from '../game.module.css';
import type { OpenMatch } from '../match/open-match.ts';
import type { Actions } from '../prompts/use-actions.ts';
import { actionFor } from './hint-action.ts';
import { hintText } from './hint-text.ts';
import type { Advice } from './use-advice.ts';
import { useAdviceWords } from './use-advice-words.ts';

interface HintPanelProps {
  readonly state: OpenMatch;
  readonly actions: Actions;
  readonly advice: Advice;
}

/** The hint as a sentence, announced once, with a button that carries it out. */
export function HintPanel({ state, actions, advice }: HintPanelProps) {
  const words = useWords();
  const texts = useAdviceWords();
  const {
    rules,
    view,
    game: { seats },
  } = state;
  const { hint } = advice;
  const text = hint === undefined ? '' : hintText({ rules, view, seats, words, texts }, hint);
  return (
    <>
      <p className="hidden-visually" role="status">
        {text}
      </p>
      {hint !== undefined && (
        <HintCard text={text} onDo={() => actions.perform(actionFor(hint))} onClose={advice.close} />
      )}
    </>
  );
}

interface HintCardProps {
  readonly text: string;
  readonly onDo: () => void;
  readonly onClose: () => void;
}

function HintCard({ text, onDo, onClose }: HintCardProps) {
  const words = useWords();
  const texts = useAdviceWords();
  const card = useRef<HTMLElement>(null);
  useEffect(() => passFocus(card.current), []);
  return (
    <aside ref={card} className={`${game.card} ${styles.guide}`} aria-label={words.actions.hint}>
      <p aria-hidden="true">{text}</p>
      <div className={styles.buttons}>
        <Button onClick={onDo}>{texts.doIt}</Button>
        <Button look="quiet" aria-label={words.common.close} onClick={onClose}>
          ×
        </Button>
      </div>
    </aside>
  );
}
