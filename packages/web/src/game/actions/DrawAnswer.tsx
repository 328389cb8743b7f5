import type { SeatCommand } from '@rubicon/engine';
import { Button } from '../../look/Button.tsx';
import { useWords } from '../../words/words.ts';
import { ownerName } from '../facts/names.ts';
import type { Match } from '../match/match.ts';
import type { OpenMatch } from '../match/open-match.ts';
import styles from './prompt-bar.module.css';

/** Buttons to answer a draw offer, available at any time. */
export function DrawAnswer({ state, match }: { readonly state: OpenMatch; readonly match: Match }) {
  const words = useWords();
  const { view, game } = state;
  const answer = (type: Extract<SeatCommand['type'], `${string}-draw`>) => () => match.send({ type });
  return (
    <p className={styles.draw} role="status">
      {words.actions.drawOffered(ownerName({ seats: game.seats, words }, view.drawOfferedBy))}
      <Button onClick={answer('accept-draw')}>{words.actions.acceptDraw}</Button>
      <Button onClick={answer('decline-draw')}>{words.actions.declineDraw}</Button>
    </p>
  );
}
