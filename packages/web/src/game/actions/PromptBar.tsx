import { isIn } from '@rubicon/engine';
import { lazy, type ReactNode, Suspense, useDeferredValue, useState } from 'react';
import { Button } from '../../look/Button.tsx';
import { useKeptFocus } from '../../look/behaviour/use-kept-focus.ts';
import { useMedia } from '../../look/behaviour/use-media.ts';
import { useSettings } from '../../settings/settings.ts';
import { useWords } from '../../words/words.ts';
import cards from '../game.module.css';
import { asksFor, type Lesson, taskOf } from '../lesson.ts';
import type { Match } from '../match/match.ts';
import type { OpenMatch } from '../match/open-match.ts';
import { panel } from '../panel.tsx';
import shared from '../panels.module.css';
import { waitingText } from '../prompts/current-prompt.ts';
import { offersOf } from '../prompts/decision.ts';
import type { Prompt, PromptButton } from '../prompts/prompt.ts';
import { NOTHING_STAGED } from '../prompts/staging.ts';
import type { Actions } from '../prompts/use-actions.ts';
import { TIGHT } from '../screen.ts';
import { PlacesPanel } from './PlacesPanel.tsx';
import styles from './prompt-bar.module.css';

// Loaded after the player's first action.
const GestureLine = lazy(async () => ({ default: (await import('./GestureLine.tsx')).GestureLine }));
// Loaded once the board is shown.
const AttackOptions = panel('AttackOptions');
const DrawAnswer = panel('DrawAnswer');
const MovesPanel = panel('MovesPanel');
const NumberPanel = panel('NumberPanel');
const RejectionNote = panel('RejectionNote');
const SheetPanel = panel('SheetPanel');

interface PromptBarProps {
  readonly state: OpenMatch;
  readonly actions: Actions;
  readonly prompt: Prompt | undefined; // the current one, or the one just answered
  readonly battle: ReactNode; // on small screens; otherwise shown on the board
  readonly match: Match;
  readonly onCards: () => void;
  readonly onHint: (() => void) | undefined; // undefined if hints are off or one is shown
  readonly onEnding: (() => void) | undefined; // returns to the ending, once it was closed
  readonly lesson: Lesson | undefined; // if it has a task, the coach replaces the prompt text
  readonly hasCompany: boolean; // its notice says who the game is waiting for
}

/** The current prompt with its panel and buttons; empty when nothing is asked. */
export function PromptBar(props: PromptBarProps) {
  const { state, actions, prompt, battle, match, onCards, onHint, onEnding, lesson, hasCompany } = props;
  const words = useWords();
  const bar = useKeptFocus();
  const { confirmation, attack } = actions;
  const { offers, rejection, isSending, isBehind } = state;
  const isHeld = actions.prompt === undefined;
  const { view, game, yours } = state;
  const isOut = yours.length > 0 && view.phase !== 'over' && !yours.some((person) => isIn(view, person));
  const isBattle = prompt?.panel === 'battle'; // its card has the primary button
  const canTrade = offers.some(({ type }) => type === 'trade' || type === 'trade-stars');
  const isWaiting = prompt === undefined && !isSending && view.phase !== 'over';
  const canSkip = isWaiting && (isBehind || !hasCompany); // people's turns cannot be skipped
  const asked = yours.length > 1 ? (state.defender ?? state.seat) : undefined; // several people are addressed by name
  const name = typeof asked === 'number' && prompt !== undefined ? `${game.seats[asked]?.name}: ` : '';
  const waiting = hasCompany ? '' : waitingText(state, words);
  const text = name + (prompt?.text ?? (isSending ? '' : isOut ? words.actions.out : waiting));
  const hasDraw = offersOf({ offers }, 'accept-draw').length > 0;
  const isEmpty =
    text === '' &&
    rejection === undefined &&
    !hasDraw &&
    !canSkip &&
    battle === undefined &&
    onEnding === undefined;
  const [hasActed, setActed] = useState(false);
  if (!hasActed && actions.staging !== NOTHING_STAGED) setActed(true);
  const mayTeach = useDeferredValue(hasActed); // loads the tips after the first click, not during it
  const isTextHidden = // the coach, the battle card or the placements say it
    lesson?.task !== undefined ||
    (isBattle && battle !== undefined) ||
    (prompt?.panel === 'places' && prompt.range?.most === 0);
  const isTight = useMedia(TIGHT);
  const isGuided = useSettings(({ guide }) => guide);
  const isLessonDue =
    mayTeach &&
    lesson === undefined &&
    !(isTight && (isGuided || battle !== undefined)) &&
    actions.message === undefined &&
    rejection === undefined;
  const isNext =
    lesson?.task === undefined || (prompt?.primary && asksFor(lesson, taskOf(prompt.primary.action)));
  const isTradeNext = lesson?.task === undefined ? prompt?.primary === undefined : asksFor(lesson, 'trade');
  const isQuestion = confirmation !== undefined; // it replaces the prompt
  return (
    <section
      ref={bar}
      tabIndex={-1}
      className={isEmpty && !isQuestion ? styles.nothing : `${cards.card} ${styles.bar}`}
      aria-label={words.game.actions}
    >
      {isQuestion && (
        <div role="alertdialog" aria-label={confirmation.text} className={styles.question}>
          <p>{confirmation.text}</p>
          <div className={shared.buttons}>
            <Button aria-disabled={!confirmation.isReady} onClick={() => actions.answer(false)}>
              {words.common.no}
            </Button>
            <Button
              look="primary"
              autoFocus
              aria-disabled={!confirmation.isReady}
              onClick={() => actions.answer(true)}
            >
              {words.common.yes}
            </Button>
          </div>
        </div>
      )}
      {!isEmpty && !isQuestion && (
        <>
          <div className={styles.matter}>
            {battle}
            <div className={styles.asked}>
              <p className={styles.text}>
                <span
                  className={isTextHidden ? 'hidden-visually' : undefined}
                  data-battle={isBattle ? '' : undefined}
                >
                  {text}
                </span>
                {onHint !== undefined && prompt !== undefined && attack === undefined && (
                  <Button className={styles.hint} aria-disabled={isHeld || undefined} onClick={onHint}>
                    {words.actions.hint}
                  </Button>
                )}
              </p>
              {isLessonDue && (
                <Suspense>
                  <GestureLine state={state} actions={actions} />
                </Suspense>
              )}
              {actions.message !== undefined && (
                <p className={styles.message} role="alert">
                  {actions.message}
                </p>
              )}
              <Suspense>
                {rejection !== undefined && (
                  <RejectionNote state={state} onClose={() => match.dismissRejection()} />
                )}
                {hasDraw && <DrawAnswer state={state} match={match} />}
              </Suspense>
            </div>
            {prompt?.panel === 'places' && (
              <PlacesPanel state={state} actions={actions} left={prompt.range?.most ?? 0} />
            )}
            <Suspense>
              {isBattle && attack === undefined && (
                <AttackOptions state={state} actions={actions} prompt={prompt} />
              )}
              {prompt?.panel === 'sheet' && <SheetPanel state={state} actions={actions} />}
              {prompt?.panel === 'number' &&
                prompt.range !== undefined &&
                prompt.chooseNumber !== undefined && (
                  <NumberPanel
                    label={prompt.text}
                    range={prompt.range}
                    onNumber={(count) => actions.perform(actions.prompt?.chooseNumber?.(count))}
                  />
                )}
              {prompt?.panel === 'moves' && <MovesPanel state={state} actions={actions} />}
            </Suspense>
          </div>
          <div className={shared.buttons}>
            {!(isBattle && attack !== undefined) && prompt?.buttons?.map((button) => choiceOf(button))}
            {canTrade && (
              <Button look={isTradeNext ? 'primary' : 'plain'} onClick={onCards}>
                {words.actions.trade}
              </Button>
            )}
            {canSkip && (
              <Button onClick={() => match.skip()}>
                {isOut || yours.length === 0 ? words.actions.showResult : words.actions.skip}
              </Button>
            )}
            {onEnding !== undefined && (
              <Button look="primary" onClick={onEnding}>
                {words.actions.showResult}
              </Button>
            )}
            {!isBattle &&
              prompt?.primary !== undefined &&
              choiceOf(prompt.primary, isNext ? 'primary' : 'plain')}
          </div>
        </>
      )}
    </section>
  );

  /** A button of the shown prompt; it acts on the current one, and does nothing if that has no such button. */
  function choiceOf({ label }: PromptButton, look: 'primary' | 'plain' = 'plain') {
    const { primary, buttons = [] } = actions.prompt ?? {};
    return (
      <Button
        key={label}
        look={look}
        aria-disabled={isHeld || undefined}
        onClick={() => actions.perform([...buttons, primary].find((one) => one?.label === label)?.action)}
      >
        {label}
      </Button>
    );
  }
}
