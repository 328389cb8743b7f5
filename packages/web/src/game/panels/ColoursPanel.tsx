import { COLOURS, type SeatCommand } from '@rubicon/engine';
import { Button } from '../../look/Button.tsx';
import { SeatMark } from '../../look/SeatMark.tsx';
import { useWords } from '../../words/words.ts';
import { offersOf } from '../chair.ts';
import type { OpenMatch } from '../open-match.ts';
import styles from './panels.module.css';

/** FG-19: the colour decides where a seat begins. */
export function ColoursPanel({
  state: { offers },
  onSend,
}: {
  readonly state: OpenMatch;
  readonly onSend: (command: SeatCommand) => void;
}) {
  const words = useWords();
  return (
    <div className={styles.colours}>
      {offersOf({ offers }, 'choose-colour').map(({ colour }) => {
        const name = COLOURS[colour]!;
        return (
          <Button key={name} onClick={() => onSend({ type: 'choose-colour', colour })}>
            <SeatMark colour={name} /> {words.common.colours[name]}
          </Button>
        );
      })}
    </div>
  );
}
