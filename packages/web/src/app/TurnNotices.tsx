import { lazy, Suspense, useEffect, useState } from 'react';
import { afterPaint } from '../look/behaviour/after-paint.ts';
import { load } from '../settings/storage.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';

const TurnWatch = lazy(async () => ({ default: (await import('../online/turns/TurnWatch.tsx')).TurnWatch }));

/** Watches the player's games on every page; loads nothing unless notifications are on. */
export function TurnNotices() {
  const [isWanted, setWanted] = useState(false);
  useEffect(() => afterPaint(() => setWanted(load('notify') === true)), []);
  if (!isWanted) return null;
  return (
    <ErrorBoundary fallback={null}>
      <Suspense>
        <TurnWatch />
      </Suspense>
    </ErrorBoundary>
  );
}
