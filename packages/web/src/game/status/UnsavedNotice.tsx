import { useEffect, useState } from 'react';
import { ask } from '../../host/client.ts';
import { Button } from '../../look/Button.tsx';
import { useWords } from '../../words/words.ts';
import styles from '../actions/guide.module.css';
import game from '../game.module.css';

/** Warns that the browser does not save the game, until dismissed. */
export function UnsavedNotice() {
  const words = useWords();
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    void ask((host) => host.isSaving()).then(({ value }) => setShown(value === false));
  }, []);
  if (!isShown) return null;
  return (
    <aside className={`${game.card} ${styles.guide}`} aria-label={words.home.notSavedTitle}>
      <p role="status">{words.home.notSaved}</p>
      <Button look="quiet" aria-label={words.common.close} onClick={() => setShown(false)}>
        ×
      </Button>
    </aside>
  );
}
