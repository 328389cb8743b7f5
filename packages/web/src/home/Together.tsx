import { lazy, Suspense, useEffect, useId, useRef, useState } from 'react';
import { Link } from 'wouter';
import { ErrorBoundary } from '../app/ErrorBoundary.tsx';
import { afterPaint } from '../look/behaviour/after-paint.ts';
import { useWords } from '../words/words.ts';
import { findServer, hasPlayedOnline, type ServerStatus } from './server-status.ts';
import styles from './together.module.css';

// Loaded when it comes into view: most first visits start with a game against bots and do not need it.
const Tables = lazy(async () => ({ default: (await import('../online/lists/Tables.tsx')).Tables }));

/** How long loading the tables waits for the rest of a first visit. */
const PATIENCE_MS = 3000;

/** How long to wait before asking a server again that did not answer. */
const RETRY_MS = 5000;

/** Play with others: a new table, and the tables of the server; or a note that there is no server. */
export function Together() {
  const { home } = useWords();
  const id = useId();
  const [status, setStatus] = useState<ServerStatus>('unknown');
  const tables = useRef<HTMLDivElement>(null);
  const [isSeen, setSeen] = useState(false);
  useEffect(() => afterPaint(() => void findServer().then(setStatus)), []);
  useEffect(() => {
    if (status !== 'unreachable') return undefined;
    const timer = setInterval(() => void findServer().then(setStatus), RETRY_MS);
    return () => clearInterval(timer);
  }, [status]);
  useEffect(() => {
    if (tables.current === null || status !== 'online') return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      timer = setTimeout(() => setSeen(true), hasPlayedOnline() ? 0 : PATIENCE_MS);
    });
    observer.observe(tables.current);
    return () => {
      observer.disconnect();
      clearTimeout(timer);
    };
  }, [status]);
  return (
    <section id="together" className={styles.together} aria-labelledby={id}>
      <div className={styles.top}>
        <h2 id={id}>{home.togetherTitle}</h2>
        {status === 'online' && (
          <Link href="/tables/new" className={styles.create}>
            {home.playWithFriends}
          </Link>
        )}
      </div>
      {status === 'none' && <p className={styles.soft}>{home.noServer}</p>}
      {status === 'unreachable' && <p className={styles.soft}>{home.serverAway}</p>}
      <div ref={tables} className={styles.tables}>
        {isSeen && (
          <ErrorBoundary fallback={null}>
            <Suspense>
              <Tables />
            </Suspense>
          </ErrorBoundary>
        )}
      </div>
    </section>
  );
}
