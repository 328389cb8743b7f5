import { type ReactNode, useState } from 'react';
import { Button } from '../../look/Button.tsx';
import { Dialog } from '../../look/Dialog.tsx';
import { useMedia } from '../../look/use-media.ts';
import { useWords } from '../../words/words.ts';
import { SMALL } from '../screen.ts';
import styles from './side.module.css';

interface SideProps {
  readonly players: ReactNode;
  readonly log: ReactNode;
}

/** Players and log beside the board; nothing on small screens, where `SheetButtons` opens them. */
export function Side({ players, log }: SideProps) {
  if (useMedia(SMALL)) return null;
  return (
    <aside className={styles.side}>
      {players}
      {log}
    </aside>
  );
}

/** Buttons that open players and log as sheets; nothing on large screens, which show them beside the board. */
export function SheetButtons({ players, log }: SideProps) {
  const words = useWords();
  const [opened, setOpened] = useState<'players' | 'log' | undefined>(undefined);
  const isSmall = useMedia(SMALL);
  if (!isSmall) return null;
  const close = (): void => setOpened(undefined);
  return (
    <div className={styles.buttons}>
      <IconButton name={words.game.players} icon={PLAYERS} onPress={() => setOpened('players')} />
      <IconButton name={words.game.log} icon={LOG} onPress={() => setOpened('log')} />
      {opened === 'players' && (
        <Dialog title={words.game.players} onClose={close} isSheet>
          <div className={styles.sheet}>{players}</div>
        </Dialog>
      )}
      {opened === 'log' && (
        <Dialog title={words.game.log} onClose={close} isSheet>
          <div className={styles.sheet}>{log}</div>
        </Dialog>
      )}
    </div>
  );
}

const PLAYERS =
  'M9 11a4 4 0 1 0 0-8 4 4 0 0 0 0 8zm-7 9c0-4 3-7 7-7s7 3 7 7zM17 11a3.500 3.500 0 0 0 1-6.800M22 20c0-3.500-1.500-6-4-6.800';
const LOG = 'M8 6h13M8 12h13M8 18h13M3.500 6h.01M3.500 12h.01M3.500 18h.01';

function IconButton({ name, icon, onPress }: { name: string; icon: string; onPress: () => void }) {
  return (
    <Button aria-label={name} title={name} aria-haspopup="dialog" onClick={onPress}>
      <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
        <path d={icon} />
      </svg>
    </Button>
  );
}
