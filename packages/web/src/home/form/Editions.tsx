import { EDITIONS } from '@rubicon/engine';
import { useWords } from '../../words/words.ts';
import { EditionPicture } from '../EditionPicture.tsx';
import { withEdition } from '../new-game.ts';
import styles from './form.module.css';
import type { PartProps } from './part.ts';

export function Editions({ choice, onChange }: PartProps) {
  const words = useWords();
  return (
    <fieldset>
      <legend>{words.home.edition}</legend>
      <div className={styles.editions}>
        {EDITIONS.map(({ id, players }) => (
          <div key={id} className={styles.edition}>
            <label>
              <EditionPicture edition={id} />
              <input
                type="radio"
                name="edition"
                value={id}
                checked={choice.edition === id}
                onChange={() => onChange(withEdition(choice, id, words.home.botNames))}
              />
              <strong>{words.editions.names[id] ?? id}</strong>
              <span>{words.editions.about[id] ?? ''}</span>
              <span className={styles.soft}>
                {words.home.playersFor(players[0] ?? 0, players.at(-1) ?? 0)}
              </span>
            </label>
            <a
              href={`/rules/${id}`}
              target="_blank"
              rel="noopener"
              aria-label={`${words.rules.titleOf(words.editions.names[id] ?? id)} ${words.rules.newTab}`}
            >
              {words.rules.title}
            </a>
          </div>
        ))}
      </div>
    </fieldset>
  );
}
