import { Button } from '../../look/Button.tsx';
import { useSettings } from '../../settings/settings.ts';
import { useWords, type Words } from '../../words/words.ts';
import type { OpenMatch } from '../open-match.ts';
import type { Prompt } from '../prompt.ts';
import styles from './guide.module.css';

type Step = keyof Words['guide']['steps'];

/** Says in a first game what to do now and why. Closed once, it does not come back. */
export function GuidePanel({
  state,
  prompt,
}: {
  readonly state: OpenMatch;
  readonly prompt: Prompt | undefined;
}) {
  const words = useWords();
  const { guide, change } = useSettings();
  if (!guide || state.view.phase === 'over' || typeof state.seat !== 'number') return null;
  return (
    <aside className={styles.guide} aria-label={words.guide.title}>
      <p>{words.guide.steps[stepOf(state, prompt)]}</p>
      <Button look="quiet" aria-label={words.guide.close} onClick={() => change({ guide: false })}>
        ×
      </Button>
    </aside>
  );
}

function stepOf({ view, offers, opening }: OpenMatch, prompt: Prompt | undefined): Step {
  if (opening !== undefined) return 'review';
  if (prompt === undefined) return 'waiting';
  if (prompt.panel === 'places' && prompt.primary !== undefined) return 'placed';
  switch (view.phase) {
    case 'claim':
      return 'claim';
    case 'reinforce':
      return offers.some(({ type }) => type === 'trade' || type === 'trade-stars') ? 'trade' : 'place';
    case 'deploy':
    case 'settle':
      return 'place';
    case 'attack':
      return prompt.panel === 'battle' ? 'battle' : 'attackFrom';
    case 'occupy':
      return 'occupy';
    case 'fortify':
      return 'fortify';
    case 'bid':
      return 'bid';
    case 'order':
      return 'order';
    default:
      return 'other';
  }
}
