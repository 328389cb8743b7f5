import { useId } from 'react';
import { Link } from 'wouter';
import { useWords } from '../words/words.ts';
import { EditionPicture } from './EditionPicture.tsx';
import styles from './home.module.css';

/** The editions; each links to the form for a new game. */
export function EditionTiles() {
  const { home, editions } = useWords();
  const id = useId();
  return (
    <section aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{home.editionsTitle}</h2>
      <ul className={styles.tiles}>
        {Object.entries(editions.names).map(([edition, name]) => (
          <li key={edition}>
            <Link href={`/new?edition=${edition}`}>
              <EditionPicture edition={edition} />
              <strong>{name}</strong>
              <span>{editions.about[edition] ?? ''}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
