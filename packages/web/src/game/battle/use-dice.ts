import { useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { afterPaint } from '../../look/behaviour/after-paint.ts';

/** How a value is shown while dice roll. */
interface Unspoiled<Value> {
  readonly seen: Value; // while dice roll, the value before the roll
  readonly isRolling: boolean;
  readonly isCut: boolean; // input has ended the last roll early
}

/**
 * Withholds what a roll decided until its dice have been shown. Input never waits and never meets outdated content:
 * everything catches up before a press or a key is handled, and after a button, which is pressed as it was seen.
 */
export function useDice<Value>(value: Value, roll: number | undefined, lasts: number): Unspoiled<Value> {
  const [settled, setSettled] = useState({ roll, isCut: false });
  const last = useRef(value);
  const before = useRef({ roll, value });
  const isSettled = settled.roll === roll;
  const isRolling = roll !== undefined && !isSettled && lasts > 0 && !document.hidden; // a hidden page paints nothing
  if (!isRolling) before.current = { roll, value };
  else if (before.current.roll !== roll) before.current = { roll, value: last.current };
  last.current = value;
  useLayoutEffect(() => {
    if (!isRolling) return;
    const settle = (isCut = false): void => setSettled({ roll, isCut });
    let timer: ReturnType<typeof setTimeout>;
    const stopWaiting = afterPaint(() => {
      timer = setTimeout(settle, lasts); // the dice begin to move when they are first painted
    });
    const cut = (event: Event): void => {
      if (!isOnButton(event)) flushSync(() => settle(true));
      else if (event.type === 'click') setTimeout(settle, 0, true);
    };
    const types = ['pointerdown', 'keydown', 'click'];
    for (const type of types) addEventListener(type, cut, { capture: true });
    return () => {
      stopWaiting();
      clearTimeout(timer);
      for (const type of types) removeEventListener(type, cut, { capture: true });
    };
  }, [isRolling, roll, lasts]);
  return { seen: before.current.value, isRolling, isCut: isSettled && settled.isCut };
}

/** Whether an event presses a button. */
const isOnButton = (event: Event): boolean =>
  event.target instanceof Element &&
  event.target.closest('button') !== null &&
  !(event instanceof KeyboardEvent && event.key !== 'Enter' && event.key !== ' ');
