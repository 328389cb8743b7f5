import type { ReactNode } from 'react';
import { useWords } from '../words/words.ts';
import { useTitle } from './behaviour/use-title.ts';
import styles from './page-frame.module.css';

/** The frame of a page outside a game: link to home, title and content. */
export function PageFrame({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const words = useWords();
  useTitle(title);
  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <a href="/">{words.common.title}</a>
        <nav>
          <a href="/about">{words.common.about}</a>
        </nav>
      </header>
      <main>
        <h1>{title}</h1>
        {children}
      </main>
    </div>
  );
}
