import { useId, useState } from 'react';
import { Link } from 'wouter';
import type { BoardView } from '../../board/state.ts';
import { Button } from '../../look/Button.tsx';
import { Confirmation } from '../../look/Confirmation.tsx';
import { Dialog } from '../../look/Dialog.tsx';
import { useWords } from '../../words/words.ts';
import type { Company } from '../company.ts';
import { leavingOf } from '../facts/leaving.ts';
import { ownerName } from '../facts/names.ts';
import type { Match } from '../match/match.ts';
import type { OpenMatch } from '../match/open-match.ts';
import type { GameWindow } from '../windows.ts';
import { FriendsLink } from './FriendsLink.tsx';
import { MapViewChoice } from './MapViewChoice.tsx';
import styles from './menu.module.css';

export interface MenuProps {
  readonly state: OpenMatch;
  readonly match: Match;
  readonly mapView: BoardView;
  readonly onMapView: (view: BoardView) => void;
  readonly onOpen: (opened: GameWindow) => void;
  readonly company?: Company | undefined; // at a table with people elsewhere
}

interface MenuDialogProps extends MenuProps {
  readonly onClose: () => void;
}

/** The menu of a game: map view, settings, keys, rules and leaving. */
export function MenuDialog({ state, match, mapView, onMapView, onOpen, company, onClose }: MenuDialogProps) {
  const words = useWords();
  return (
    <Dialog title={words.game.menu} onClose={onClose}>
      <div className={styles.list}>
        <MapViewChoice value={mapView} onChange={onMapView} />
        <Button onClick={() => onOpen('settings')}>{words.game.settings}</Button>
        <Button onClick={() => onOpen('keys')}>{words.game.keys}</Button>
        <a href={`/rules/${state.rules.edition}`} target="_blank" rel="noopener">
          {words.rules.ofEdition} {words.rules.newTab}
        </a>
        <LeavingChoice state={state} match={match} onDone={onClose} />
        {company === undefined ? <FriendsLink game={state.game} /> : company.menu(onClose)}
        <Link href="/">{company?.homeText ?? words.game.leave}</Link>
      </div>
    </Dialog>
  );
}

interface LeavingChoiceProps {
  readonly state: OpenMatch;
  readonly match: Match;
  readonly onDone: () => void;
}

/** Surrender and draw offers, available while the seat is in the game and not halted. */
function LeavingChoice({ state, match, onDone }: LeavingChoiceProps) {
  const words = useWords();
  const reasonId = useId();
  const [isConfirming, setConfirming] = useState(false);
  const { rules, view, seat, game, isSending, isHalted } = state;
  const leaving = leavingOf(rules, view, seat);
  if (leaving === undefined || isHalted) return null;
  const { canSurrender, canOfferDraw, drawOfferedBy } = leaving;
  const reason = isSending
    ? words.actions.sending
    : drawOfferedBy !== undefined
      ? words.actions.drawOffered(ownerName({ seats: game.seats, words }, drawOfferedBy))
      : undefined;
  const send = (type: 'surrender' | 'offer-draw') => () => {
    match.send({ type });
    onDone();
  };
  return (
    <>
      <Button
        disabled={isSending || !canOfferDraw}
        aria-describedby={reason === undefined ? undefined : reasonId}
        onClick={send('offer-draw')}
      >
        {words.actions.offerDraw}
      </Button>
      {!isConfirming && (
        <Button look="danger" disabled={isSending || !canSurrender} onClick={() => setConfirming(true)}>
          {words.actions.surrender}
        </Button>
      )}
      {reason !== undefined && (
        <p id={reasonId} className={styles.reason}>
          {reason}
        </p>
      )}
      {isConfirming && (
        <Confirmation
          text={words.actions.confirmSurrender}
          isDisabled={isSending}
          onYes={send('surrender')}
          onNo={() => setConfirming(false)}
        />
      )}
    </>
  );
}
