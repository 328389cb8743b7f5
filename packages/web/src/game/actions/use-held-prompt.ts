import { useRef } from 'react';
import type { Prompt } from '../prompts/prompt.ts';

/** The prompt to show: while a command is pending, the prompt it answered stays in view. */
export function useHeldPrompt(prompt: Prompt | undefined, isAnswering: boolean): Prompt | undefined {
  const held = useRef<Prompt | undefined>(undefined);
  if (prompt !== undefined || !isAnswering) held.current = prompt;
  return held.current;
}
