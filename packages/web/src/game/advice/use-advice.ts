import type { Position } from '@rubicon/engine';
import { useEffect, useState } from 'react';
import { useSettings } from '../../settings/settings.ts';
import type { OpenMatch } from '../match/open-match.ts';
import type { Staging } from '../prompts/staging.ts';
import type { Actions } from '../prompts/use-actions.ts';
import type { Adviser } from './adviser.ts';
import type { Hint } from './hint.ts';

/** Chances and hints, if the person has turned them on. */
export interface Advice {
  readonly chances: readonly number[] | undefined; // each seat's chance to win when this turn began
  readonly hint: Hint | undefined; // until the person acts
  readonly ask: (() => void) | undefined; // asks for a hint; undefined if hints are off
  close(): void; // closes the hint
}

/** A hint, and the decision it is for. */
interface Answer {
  readonly hint: Hint | undefined;
  readonly view: Position;
  readonly staging: Staging;
}

/** Advice in a game that offers it. Its worker is loaded when advice is first turned on. */
export function useAdvice(state: OpenMatch, { prompt, staging }: Actions, isOffered: boolean): Advice {
  const { game, view, seat, offers, yours } = state;
  const hasChances = useSettings((settings) => settings.chances) && isOffered;
  const hasHints = useSettings((settings) => settings.hints) && isOffered;
  const adviser = useAdviser(hasChances || hasHints);
  const [chances, setChances] = useState<readonly number[] | undefined>(undefined);
  const [answer, setAnswer] = useState<Answer | undefined>(undefined);
  const turn = view.phase === 'over' ? 0 : view.family === 'turns' ? view.turn : view.round; // 0 in set-up
  const isDue = hasChances && turn > 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each turn, and when a player is out
  useEffect(() => {
    if (!isDue) return setChances(undefined);
    let isGone = false;
    adviser
      ?.then(({ worker }) => worker.chances(game, view, yours.length !== 1))
      .then((found) => isGone || setChances(found), unanswered);
    return () => {
      isGone = true;
    };
  }, [adviser, isDue, turn, view.status.join()]);

  const isAsked = hasHints && prompt !== undefined && state.defender === undefined;
  function ask(): void {
    if (!isAsked || typeof seat !== 'number') return;
    adviser
      ?.then(({ worker }) => worker.hint(game, view, seat, offers, yours.length > 1))
      .then((hint) => setAnswer({ hint, view, staging }), unanswered);
  }
  return {
    chances,
    hint: isAsked && answer?.view === view && answer.staging === staging ? answer.hint : undefined,
    ask: hasHints ? ask : undefined,
    close: () => setAnswer(undefined),
  };
}

function useAdviser(isOn: boolean): Promise<Adviser> | undefined {
  const [adviser, setAdviser] = useState<Promise<Adviser> | undefined>(undefined);
  useEffect(() => {
    if (!isOn) return;
    const started = import('./adviser.ts').then(({ startAdviser }) => startAdviser());
    setAdviser(started);
    return () => {
      setAdviser(undefined);
      started.then(({ stop }) => stop(), unanswered);
    };
  }, [isOn]);
  return adviser;
}

/** Ignores a failed worker: the game works without advice. */
function unanswered(): void {}
