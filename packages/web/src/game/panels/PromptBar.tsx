import { isIn, type SeatCommand } from '@rubicon/engine';
import { lazy, Suspense } from 'react';
import { Button } from '../../look/Button.tsx';
import { useKeptFocus } from '../../look/use-kept-focus.ts';
import { useWords } from '../../words/words.ts';
import { waitingText } from '../asking.ts';
import { offersOf } from '../chair.ts';
import type { Match } from '../match.ts';
import { ownerName } from '../names.ts';
import type { OpenMatch } from '../open-match.ts';
import type { Acts } from '../use-acts.ts';
import { DiceChoice } from './DiceChoice.tsx';
import { DicePanel } from './DicePanel.tsx';
import { MovesPanel } from './MovesPanel.tsx';
import { NumberPanel } from './NumberPanel.tsx';
import { PlacesPanel } from './PlacesPanel.tsx';
import shared from './panels.module.css';
import styles from './prompt-bar.module.css';

// One comes with the first attack, the other with written orders.
const BattlePanel = lazy(async () => ({ default: (await import('./later.ts')).BattlePanel }));
const SheetPanel = lazy(async () => ({ default: (await import('./later.ts')).SheetPanel }));

interface PromptBarProps {
  readonly state: OpenMatch;
  readonly acts: Acts;
  readonly match: Match;
  readonly onCards: () => void;
}

/** What is asked, what goes with it, and one large button that names the next step. */
export function PromptBar({ state, acts, match, onCards }: PromptBarProps) {
  const words = useWords();
  const bar = useKeptFocus();
  const { prompt, sure, assault } = acts;
  const { offers, rejection, isSending, isBehind } = state;
  const isAnswering = isSending && !isBehind; // the answer to a command is all that is waited for
  const { view, yours } = state;
  const isOut = yours.length > 0 && view.phase !== 'over' && !yours.some((person) => isIn(view, person));
  const isBattle = prompt?.panel === 'battle'; // which shows itself who attacks whom
  const canTrade = offers.some(({ type }) => type === 'trade' || type === 'trade-stars');
  return (
    <section ref={bar} tabIndex={-1} className={styles.bar} aria-label={words.game.asked}>
      <div className={styles.matter}>
        <DicePanel state={state} />
        <div className={isBattle ? styles.beside : styles.asked}>
          <p className={isBattle ? 'hidden-visually' : styles.text}>
            {prompt?.text ?? (isAnswering ? '' : isOut ? words.actions.out : waitingText(state, words))}
          </p>
          {rejection !== undefined && (
            <div className={styles.alert}>
              <p role="alert">{words.rejections[rejection] ?? rejection}</p>
              <Button look="quiet" aria-label={words.common.close} onClick={() => match.forgetRejection()}>
                ×
              </Button>
            </div>
          )}
          <DrawAnswer state={state} match={match} />
        </div>
        <Suspense>
          {isBattle && <BattlePanel state={state} acts={acts} />}
          {prompt?.panel === 'sheet' && <SheetPanel state={state} acts={acts} />}
        </Suspense>
        {prompt?.panel === 'number' && prompt.range !== undefined && prompt.numbered !== undefined && (
          <NumberPanel
            label={prompt.text}
            range={prompt.range}
            onNumber={(count) => acts.act(prompt.numbered?.(count))}
          />
        )}
        {prompt?.panel === 'places' && <PlacesPanel state={state} acts={acts} />}
        {prompt?.panel === 'moves' && <MovesPanel state={state} acts={acts} />}
      </div>
      <div className={shared.buttons}>
        {sure !== undefined ? (
          <div role="alertdialog" aria-label={sure.text} className={shared.sure}>
            <p>{sure.text}</p>
            <Button onClick={() => acts.answer(false)}>{words.common.no}</Button>
            <Button look="primary" autoFocus onClick={() => acts.answer(true)}>
              {words.common.yes}
            </Button>
          </div>
        ) : (
          <>
            {assault !== undefined && (
              <Button look="danger" onClick={acts.stop}>
                {words.actions.stop}
              </Button>
            )}
            {assault === undefined &&
              prompt?.buttons?.map(({ label, act }) => (
                <Button key={label} onClick={() => acts.act(act)}>
                  {label}
                </Button>
              ))}
            {canTrade && (
              <Button look={prompt?.primary === undefined ? 'primary' : 'plain'} onClick={onCards}>
                {words.actions.trade}
              </Button>
            )}
            {prompt === undefined && !isAnswering && view.phase !== 'over' && (
              <Button onClick={() => match.skip()}>
                {isOut ? words.actions.toResult : words.actions.skip}
              </Button>
            )}
            {assault === undefined && isBattle && <DiceChoice state={state} acts={acts} />}
            {assault === undefined && prompt?.primary !== undefined && (
              <Button look="primary" onClick={() => acts.act(prompt.primary?.act)}>
                {prompt.primary.label}
              </Button>
            )}
          </>
        )}
      </div>
    </section>
  );
}

/** A draw that somebody offers can be answered at any time. */
function DrawAnswer({ state, match }: { readonly state: OpenMatch; readonly match: Match }) {
  const words = useWords();
  const { offers, view, game } = state;
  if (offersOf({ offers }, 'accept-draw').length === 0) return null;
  const answer = (type: Extract<SeatCommand['type'], `${string}-draw`>) => () => match.send({ type });
  return (
    <p className={styles.draw} role="status">
      {words.actions.drawOffered(ownerName({ seats: game.seats, words }, view.drawOfferedBy))}
      <Button onClick={answer('accept-draw')}>{words.actions.acceptDraw}</Button>
      <Button onClick={answer('decline-draw')}>{words.actions.declineDraw}</Button>
    </p>
  );
}
