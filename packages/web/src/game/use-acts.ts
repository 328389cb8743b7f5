import type { SeatCommand } from '@rubicon/engine';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useSettings } from '../settings/settings.ts';
import type { Words } from '../words/words.ts';
import { decisionOf, draftAfter, draftForNext, promptOf } from './asking.ts';
import { offersOf } from './chair.ts';
import { type Draft, NO_DRAFT } from './draft.ts';
import type { Match } from './match.ts';
import type { OpenMatch } from './open-match.ts';
import type { Act, Prompt } from './prompt.ts';

/** An attack that goes on by itself, roll after roll. */
interface Assault {
  readonly from: number;
  readonly to: number;
  readonly stopAt: number;
}

export interface Acts {
  readonly prompt: Prompt | undefined;
  readonly draft: Draft;
  readonly assault: Assault | undefined;
  readonly sure: { readonly text: string; readonly command: SeatCommand } | undefined; // asked before it is sent
  act(act: Act | undefined): void;
  send(command: SeatCommand): void;
  cancel(): void; // Escape, or a click on the sea
  stop(): void; // the attack that goes on
  answer(isSure: boolean): void;
}

/** What the person prepares, and what becomes of clicks, drags and keys. */
export function useActs(match: Match, state: OpenMatch, words: Words): Acts {
  const { view, game, offers, seat, shown } = state;
  const { confirm, speed, autoDefence } = useSettings();
  const [draft, setDraft] = useState<Draft>(NO_DRAFT);
  const [assault, setAssault] = useState<Assault | undefined>(undefined);
  const [sure, setSure] = useState<Acts['sure']>(undefined);

  const prompt = useMemo(() => promptOf(state, draft, words), [state, draft, words]);

  const send = useCallback(
    (command: SeatCommand) => {
      setSure(undefined);
      setDraft((old) => draftAfter(old, command));
      match.send(command);
    },
    [match],
  );

  const act = useCallback(
    (next: Act | undefined) => {
      if (next === undefined) return;
      match.forgetRejection();
      if (next.type === 'draft') setDraft(next.draft);
      else if (next.type === 'assault') {
        if (speed === 'off') send({ ...next, type: 'assault' });
        else setAssault(next);
      } else if (next.sure !== undefined && confirm) setSure({ text: next.sure, command: next.command });
      else send(next.command);
    },
    [match, send, speed, confirm],
  );

  // The attack goes on with the next roll as soon as the last one has been seen.
  // biome-ignore lint/correctness/useExhaustiveDependencies: again after every line that was shown
  useEffect(() => {
    if (assault === undefined || offers.length === 0 || view.family !== 'turns') return;
    const offer = offersOf({ offers }, 'attack').find(
      ({ from, to }) => from === assault.from && to === assault.to,
    );
    if (view.phase === 'attack' && offer !== undefined && view.armies[assault.from]! > assault.stopAt)
      match.send({ type: 'attack', from: offer.from, to: offer.to, dice: offer.most });
    else setAssault(undefined);
  }, [assault, offers, shown]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each question
  useEffect(() => {
    const [defence] = offersOf({ offers }, 'defend');
    if (autoDefence && defence !== undefined) match.send({ type: 'defend', dice: defence.most });
  }, [autoDefence, offers]);

  const decision = decisionOf(seat, view);
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the decision changes
  useEffect(() => {
    setDraft(draftForNext);
    setSure(undefined);
  }, [decision, game.id]);

  return {
    prompt,
    draft,
    assault,
    sure,
    act,
    send,
    cancel: useCallback(
      () => setDraft((old) => ({ ...old, from: undefined, to: undefined, count: undefined })),
      [],
    ),
    stop: useCallback(() => setAssault(undefined), []),
    answer: (isSure) => (isSure && sure !== undefined ? send(sure.command) : setSure(undefined)),
  };
}
