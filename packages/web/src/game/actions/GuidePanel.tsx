import { Button } from '../../look/Button.tsx';
import { useMedia } from '../../look/behaviour/use-media.ts';
import { useSettings } from '../../settings/settings.ts';
import { useWords } from '../../words/words.ts';
import game from '../game.module.css';
import type { OpenMatch } from '../match/open-match.ts';
import { guideStep } from '../prompts/guide-step.ts';
import type { Prompt } from '../prompts/prompt.ts';
import styles from './guide.module.css';

/** The guide to a first game: what to do now, and why. Once closed, it stays closed. */
export function GuidePanel({
  state,
  prompt,
}: {
  readonly state: OpenMatch;
  readonly prompt: Prompt | undefined;
}) {
  const words = useWords();
  const { guide, change } = useSettings();
  const isTouch = useMedia('(pointer: coarse)');
  if (!guide || state.view.phase === 'over' || typeof state.seat !== 'number') return null;
  const step = guideStep(state, prompt);
  return (
    <aside className={`${game.card} ${styles.guide}`} aria-label={words.guide.title}>
      <p>{words.guide.steps[step === 'place' && isTouch ? 'placeByTouch' : step]}</p>
      <Button look="quiet" aria-label={words.guide.close} onClick={() => change({ guide: false })}>
        ×
      </Button>
    </aside>
  );
}
