import { useId, useState } from 'react';
import type { BoardView } from '../../board/state.ts';
import { Button } from '../../look/Button.tsx';
import { Dialog } from '../../look/Dialog.tsx';
import { useWords } from '../../words/words.ts';
import { leavingOf } from '../leaving.ts';
import type { Match } from '../match.ts';
import { ownerName } from '../names.ts';
import { thingsOf } from '../objectives.ts';
import type { OpenMatch } from '../open-match.ts';
import type { GameWindow } from '../windows.ts';
import { MapViewChoice } from './MapViewChoice.tsx';
import styles from './menu.module.css';
import shared from './panels.module.css';

interface GameMenuProps {
  readonly state: OpenMatch;
  readonly match: Match;
  readonly mapView: BoardView;
  readonly onMapView: (view: BoardView) => void;
  readonly onOpen: (opened: GameWindow) => void;
}

/** Everything that is not a move: map views, cards, settings, leaving. */
export function GameMenu({ state, match, mapView, onMapView, onOpen }: GameMenuProps) {
  const words = useWords();
  const [isOpen, setOpen] = useState(false);
  const things = thingsOf(state.rules);
  const choose = (opened: GameWindow) => () => {
    setOpen(false);
    onOpen(opened);
  };
  return (
    <nav className={styles.menu} aria-label={words.game.menu}>
      <Button aria-label={words.game.yourThings[things]} onClick={() => onOpen('cards')}>
        <span className={styles.wide}>{words.game.things[things]}</span>
        <span className={styles.narrow}>
          {words.game.things[things === 'objectives' ? 'objectives' : 'cards']}
        </span>
      </Button>
      <Button aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {words.game.menu}
      </Button>
      {isOpen && (
        <Dialog title={words.game.menu} onClose={() => setOpen(false)}>
          <div className={styles.list}>
            <MapViewChoice value={mapView} onChange={onMapView} />
            <Button onClick={choose('settings')}>{words.game.settings}</Button>
            <Button onClick={choose('keys')}>{words.game.keys}</Button>
            <a href={`/rules/${state.rules.edition}`} target="_blank" rel="noopener">
              {words.rules.ofEdition} {words.rules.newTab}
            </a>
            <LeavingChoice state={state} match={match} onDone={() => setOpen(false)} />
            <a href="/">{words.game.leave}</a>
          </div>
        </Dialog>
      )}
    </nav>
  );
}

interface LeavingChoiceProps {
  readonly state: OpenMatch;
  readonly match: Match;
  readonly onDone: () => void;
}

/** Surrender and a draw: for everybody who is in, at any time, whatever is still being shown. */
function LeavingChoice({ state, match, onDone }: LeavingChoiceProps) {
  const words = useWords();
  const reasonId = useId();
  const [asks, setAsks] = useState(false);
  const { rules, view, seat, game, isSending } = state;
  const leaving = leavingOf(rules, view, seat);
  if (leaving === undefined) return null;
  const { canSurrender, canOfferDraw, drawOfferedBy } = leaving;
  const reason = isSending
    ? words.actions.onItsWay
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
      {!asks && (
        <Button look="danger" disabled={isSending || !canSurrender} onClick={() => setAsks(true)}>
          {words.actions.surrender}
        </Button>
      )}
      {reason !== undefined && (
        <p id={reasonId} className={styles.reason}>
          {reason}
        </p>
      )}
      {asks && (
        <div role="alertdialog" aria-label={words.actions.surrenderSure} className={shared.sure}>
          <p>{words.actions.surrenderSure}</p>
          <Button onClick={() => setAsks(false)}>{words.common.no}</Button>
          <Button look="danger" disabled={isSending} onClick={send('surrender')}>
            {words.common.yes}
          </Button>
        </div>
      )}
    </>
  );
}
