import { useEffect, useState } from 'react';
import { useMedia } from '../../look/behaviour/use-media.ts';
import { load, save } from '../../settings/storage.ts';
import type { GestureWords } from '../../words/en/gestures.ts';
import { lazyWords } from '../../words/lazy-words.ts';
import type { OpenMatch } from '../match/open-match.ts';
import { type Gesture, gestureToTeach } from '../prompts/gestures.ts';
import type { Actions } from '../prompts/use-actions.ts';
import styles from './prompt-bar.module.css';

const KEY = 'gestures';

export const useGestureWords = lazyWords<GestureWords>({
  en: async () => (await import('../../words/en/gestures.ts')).gestures,
  de: async () => (await import('../../words/de/gestures.ts')).gestures,
});

/** The gestures already taught in this browser. */
function loadTaught(): ReadonlySet<string> {
  const saved = load(KEY);
  return new Set(Array.isArray(saved) ? saved.map(String) : []);
}

/** A tip about a gesture that helps now. Each is shown once, until the moment has passed. */
export function GestureLine({
  state: { view },
  actions: { prompt, staging, attack },
}: {
  readonly state: OpenMatch;
  readonly actions: Actions;
}) {
  const words = useGestureWords();
  const isTouch = useMedia('(pointer: coarse)');
  const texts: Partial<Record<Gesture, string>> = isTouch ? words.touch : words.mouse;
  const [taught, setTaught] = useState(loadTaught);
  const gesture =
    prompt === undefined || attack !== undefined
      ? undefined
      : gestureToTeach({ phase: view.phase, prompt, staging }, taught, texts);
  useEffect(() => {
    if (gesture === undefined) return;
    return () => {
      const known = new Set([...loadTaught(), gesture]);
      save(KEY, [...known]);
      setTaught(known);
    };
  }, [gesture]);
  return gesture === undefined ? null : <p className={styles.lesson}>{texts[gesture]}</p>;
}
