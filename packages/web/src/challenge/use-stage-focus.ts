import { type RefObject, useEffect, useRef } from 'react';

/** Moves the focus to the top of the panel when the stage changes, since the pressed button is gone. */
export function useStageFocus(stage: string): RefObject<HTMLDivElement | null> {
  const panel = useRef<HTMLDivElement>(null);
  const before = useRef(stage);
  useEffect(() => {
    if (stage === before.current) return;
    before.current = stage;
    panel.current?.scrollTo({ top: 0 });
    panel.current?.focus({ preventScroll: true });
  }, [stage]);
  return panel;
}
