import { memo, type ReactNode, useState } from 'react';
import { Button } from '../../look/Button.tsx';
import { useMedia } from '../../look/behaviour/use-media.ts';
import { Dialog } from '../../look/Dialog.tsx';
import { useWords } from '../../words/words.ts';
import { SMALL } from '../screen.ts';
import styles from './side.module.css';

interface SideProps {
  readonly players: ReactNode;
  readonly log: ReactNode;
  readonly chat?: ReactNode | undefined; // at a table with people elsewhere
}

/** Players, log and chat beside the board; nothing on small screens, where `SheetButtons` opens them. */
export const Side = memo(function Side({ players, log, chat }: SideProps) {
  if (useMedia(SMALL)) return null;
  return (
    <aside className={styles.side}>
      {players}
      {log}
      {chat}
    </aside>
  );
});

type Sheet = 'players' | 'log' | 'chat';

interface SheetButtonsProps extends SideProps {
  readonly unread?: number; // lines of chat
}

/** Buttons that open players, log and chat as sheets; nothing on large screens, which show them beside the board. */
export function SheetButtons({ players, log, chat, unread = 0 }: SheetButtonsProps) {
  const words = useWords();
  const [opened, setOpened] = useState<Sheet | undefined>(undefined);
  const isSmall = useMedia(SMALL);
  if (!isSmall) return null;
  const contents: Readonly<Record<Sheet, ReactNode>> = { players, log, chat };
  const sheets = (Object.keys(ICONS) as Sheet[]).filter((sheet) => contents[sheet] !== undefined);
  return (
    <div className={styles.buttons}>
      {sheets.map((sheet) => (
        <IconButton
          key={sheet}
          name={words.game[sheet]}
          icon={ICONS[sheet]}
          count={sheet === 'chat' ? unread : 0}
          onPress={() => setOpened(sheet)}
        />
      ))}
      {opened !== undefined && (
        <Dialog title={words.game[opened]} onClose={() => setOpened(undefined)} isSheet>
          <div className={styles.sheet}>{contents[opened]}</div>
        </Dialog>
      )}
    </div>
  );
}

const ICONS: Readonly<Record<Sheet, string>> = {
  players:
    'M9 11a4 4 0 1 0 0-8 4 4 0 0 0 0 8zm-7 9c0-4 3-7 7-7s7 3 7 7zM17 11a3.500 3.500 0 0 0 1-6.800M22 20c0-3.500-1.500-6-4-6.800',
  log: 'M8 6h13M8 12h13M8 18h13M3.500 6h.01M3.500 12h.01M3.500 18h.01',
  chat: 'M4 5h16v11H10l-5 4v-4H4z',
};

interface IconButtonProps {
  readonly name: string;
  readonly icon: string;
  readonly count: number; // of new items
  readonly onPress: () => void;
}

function IconButton({ name, icon, count, onPress }: IconButtonProps) {
  const { unread } = useWords().game;
  const label = count === 0 ? name : `${name}, ${unread(count)}`;
  return (
    <Button aria-label={label} title={label} aria-haspopup="dialog" onClick={onPress}>
      <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
        <path d={icon} />
      </svg>
      {count > 0 && (
        <span className={styles.count} aria-hidden="true">
          {count}
        </span>
      )}
    </Button>
  );
}
