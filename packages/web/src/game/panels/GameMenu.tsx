import { useState } from 'react';
import type { BoardView } from '../../board/state.ts';
import { Button } from '../../look/Button.tsx';
import { Dialog } from '../../look/Dialog.tsx';
import { useWords } from '../../words/words.ts';
import type { Match } from '../match.ts';
import type { OpenMatch } from '../open-match.ts';
import type { Opened } from '../opened.ts';
import { MapViewChoice } from './MapViewChoice.tsx';
import styles from './panels.module.css';

interface GameMenuProps {
  readonly state: OpenMatch;
  readonly match: Match;
  readonly mapView: BoardView;
  readonly onMapView: (view: BoardView) => void;
  readonly onOpen: (opened: Opened) => void;
}

/** Everything that is not a move: map views, cards, settings, leaving. */
export function GameMenu({ state, match, mapView, onMapView, onOpen }: GameMenuProps) {
  const words = useWords();
  const [asks, setAsks] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const can = (type: string): boolean => state.offers.some((offer) => offer.type === type);
  function close(): void {
    setOpen(false);
    setAsks(false);
  }
  const choose = (opened: Opened) => () => {
    setOpen(false);
    onOpen(opened);
  };
  return (
    <nav className={styles.menu} aria-label={words.game.menu}>
      <Button aria-label={words.game.hand} onClick={() => onOpen('cards')}>
        {words.game.cards}
      </Button>
      <Button aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {words.game.menu}
      </Button>
      {isOpen && (
        <Dialog title={words.game.menu} onClose={close}>
          <div className={styles.list}>
            <MapViewChoice value={mapView} onChange={onMapView} />
            <Button onClick={choose('settings')}>{words.game.settings}</Button>
            <Button onClick={choose('keys')}>{words.game.keys}</Button>
            <a href={`/rules/${state.rules.edition}`} target="_blank" rel="noopener">
              {words.rules.ofEdition} {words.rules.newTab}
            </a>
            {can('offer-draw') && (
              <Button
                onClick={() => {
                  match.send({ type: 'offer-draw' });
                  setOpen(false);
                }}
              >
                {words.actions.offerDraw}
              </Button>
            )}
            {can('surrender') && !asks && (
              <Button look="danger" onClick={() => setAsks(true)}>
                {words.actions.surrender}
              </Button>
            )}
            {asks && (
              <div role="alertdialog" aria-label={words.actions.surrenderSure} className={styles.sure}>
                <p>{words.actions.surrenderSure}</p>
                <Button onClick={() => setAsks(false)}>{words.common.no}</Button>
                <Button
                  look="danger"
                  onClick={() => {
                    match.send({ type: 'surrender' });
                    setAsks(false);
                    setOpen(false);
                  }}
                >
                  {words.common.yes}
                </Button>
              </div>
            )}
            <a href="/">{words.game.leave}</a>
          </div>
        </Dialog>
      )}
    </nav>
  );
}
