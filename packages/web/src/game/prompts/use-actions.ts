import { useEffect, useMemo } from 'react';
import { useStore } from 'zustand';
import { useSettings } from '../../settings/settings.ts';
import type { Words } from '../../words/words.ts';
import type { Match } from '../match/match.ts';
import type { OpenMatch } from '../match/open-match.ts';
import { promptOf } from './current-prompt.ts';
import { Input, type InputState } from './input.ts';
import { TAB_STAGING } from './kept-staging.ts';
import { type Action, type Prompt, stageAction } from './prompt.ts';
import { withPlace } from './staging.ts';

/** The prompt and the player's input, for panels. */
export interface Actions extends InputState {
  readonly prompt: Prompt | undefined;
  perform(action: Action | undefined): void;
  answer(isYes: boolean): void; // to the confirmation
  deselect(): void;
  /** Attacks the chosen target until it is taken or the chances are too low. */
  assault(to: number): void;
  takeBack(territory: number): void; // one staged army
  stopAttack(): void;
}

/** The player's input while the game is shown. In a lesson, nothing survives a reload or is answered automatically. */
export function useActions(match: Match, state: OpenMatch, words: Words, isLesson: boolean): Actions {
  const input = useMemo(
    () => new Input(match, useSettings, isLesson ? undefined : TAB_STAGING, isLesson),
    [match, isLesson],
  );
  useEffect(() => input.follow(), [input]);
  const entered = useStore(input.store);
  const prompt = useMemo(
    () => promptOf({ ...state, seat: state.defender ?? state.seat }, entered.staging, words),
    [state, entered.staging, words],
  );
  return useMemo(
    () => ({
      ...entered,
      prompt,
      perform: (action) => input.perform(action),
      answer: (isYes) => input.answer(isYes),
      deselect: () => input.deselect(),
      assault: (to) => void assaultWhileWorthIt(input, match, to, words),
      takeBack: (territory) => input.perform(stageAction(withPlace(entered.staging, territory, -1))),
      stopAttack: () => input.stopAttack(),
    }),
    [input, match, words, entered, prompt],
  );
}

/** Loads the odds, which the first screen does not need, and attacks while the chance is high enough. */
async function assaultWhileWorthIt(input: Input, match: Match, to: number, words: Words): Promise<void> {
  const { percentText, winChance } = await import('./turns/odds.ts');
  input.assault(to, (view, from) => {
    const { rules, seat } = match.store.getState();
    if (rules === undefined || typeof seat !== 'number') return false;
    const chance = winChance(rules, view, seat, { from, to });
    const { stopBelow } = useSettings.getState();
    if (100 * chance >= stopBelow) return true;
    input.tell(words.actions.stoppedBelow(percentText(chance), stopBelow));
    return false;
  });
}
