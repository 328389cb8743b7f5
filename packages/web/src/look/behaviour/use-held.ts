import { useRef } from 'react';

/** The value, or while it is held, the last one before. */
export function useHeld<Value>(value: Value, isHeld: boolean): Value {
  const held = useRef(value);
  if (!isHeld) held.current = value;
  return held.current;
}
