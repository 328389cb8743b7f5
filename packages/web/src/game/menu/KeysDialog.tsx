import { Dialog } from '../../look/Dialog.tsx';
import { useWords, type Words } from '../../words/words.ts';
import styles from './keys.module.css';

const KEYS = {
  arrows: '← ↑ → ↓',
  letters: 'a – z',
  enter: 'Enter',
  more: '⇧ Enter',
  escape: 'Esc',
  next: '.',
  battle: 'Enter',
  assault: 'u',
  stop: 's',
  zoom: '+ − 0',
  cards: ',',
  hint: '!',
  help: '?',
} as const satisfies Readonly<Record<keyof Words['game']['keyList'], string>>;

/** The list of keys. */
export function KeysDialog({ onClose }: { readonly onClose: () => void }) {
  const words = useWords();
  return (
    <Dialog title={words.game.keys} onClose={onClose}>
      <p>{words.game.keysAbout}</p>
      <dl className={styles.keys}>
        {Object.entries(KEYS).map(([name, key]) => (
          <div key={name}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{words.game.keyList[name as keyof typeof KEYS]}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
