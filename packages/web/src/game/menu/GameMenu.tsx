import { memo, Suspense, useState } from 'react';
import { Button } from '../../look/Button.tsx';
import { useWords } from '../../words/words.ts';
import { cardsContents } from '../facts/objectives.ts';
import { panel } from '../panel.tsx';
import type { MenuProps } from './MenuDialog.tsx';
import styles from './menu.module.css';

// Loaded when opened.
const MenuDialog = panel('MenuDialog');

/** The menu button, and the cards button with the number of cards. */
export const GameMenu = memo(function GameMenu(props: MenuProps) {
  const { state, match, mapView, onMapView, onOpen, company } = props;
  const words = useWords();
  const [isOpen, setOpen] = useState(false);
  const { view, seat } = state;
  const contents = cardsContents(state.rules);
  const cards = view.family === 'turns' && typeof seat === 'number' ? view.hand[seat] : undefined;
  return (
    <nav className={styles.menu} aria-label={words.game.menu}>
      <Button disabled={state.defender !== undefined} onClick={() => onOpen('cards')}>
        <span className={styles.wide}>{words.game.cardsButton[contents]}</span>
        <span className={styles.narrow}>
          {words.game.cardsButton[contents === 'objectives' ? 'objectives' : 'cards']}
        </span>{' '}
        <svg className={styles.cards} viewBox="0 0 24 24" width="18" height="18" aria-hidden="true">
          <path d="M8 7h11v14H8zM5 17V3h10" />
        </svg>
        {cards !== undefined && (
          <span key={cards} className={styles.count}>
            {cards}
          </span>
        )}
      </Button>
      <Button aria-label={words.game.menu} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <span className={styles.wide}>{words.game.menu}</span>
        <svg className={styles.icon} viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
          <path d="M4 6h16M4 12h16M4 18h16" />
        </svg>
      </Button>
      {isOpen && (
        <Suspense>
          <MenuDialog
            state={state}
            match={match}
            mapView={mapView}
            onMapView={onMapView}
            company={company}
            onOpen={(opened) => {
              setOpen(false);
              onOpen(opened);
            }}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </nav>
  );
});
