import { Medallion } from '../../bots/Medallion.tsx';
import { useSpeech } from '../../bots/use-speech.ts';
import { Button } from '../../look/Button.tsx';
import { Dialog } from '../../look/Dialog.tsx';
import { useWords } from '../../words/words.ts';
import styles from './form.module.css';

interface PlayerDialogProps {
  readonly title: string;
  readonly value: string | undefined; // undefined for a person
  readonly onChange: (bot: string | undefined) => void;
  readonly onClose: () => void;
}

/** Chooses who plays a seat: a person or one of the bots, each with its face and how it plays. */
export function PlayerDialog({ title, value, onChange, onClose }: PlayerDialogProps) {
  const words = useWords();
  const speech = useSpeech();
  const known = [undefined, ...Object.keys(words.common.bots)];
  return (
    <Dialog
      title={title}
      onClose={onClose}
      isWide
      footer={
        <Button look="primary" onClick={onClose}>
          {words.home.choosePlayer}
        </Button>
      }
    >
      <div role="radiogroup" aria-label={title} className={styles.bots}>
        {known.map((bot) => {
          const greeting = bot === undefined ? undefined : speech[bot]?.start[0];
          return (
            <label key={bot ?? ''}>
              <input type="radio" name="player" checked={bot === value} onChange={() => onChange(bot)} />
              <Medallion bot={bot} size={64} />
              <span className={styles.botText}>
                <strong>{bot === undefined ? words.home.human.name : words.common.bots[bot]?.name}</strong>
                <span>{bot === undefined ? words.home.human.about : words.common.bots[bot]?.about}</span>
                {greeting !== undefined && <q>{greeting}</q>}
              </span>
            </label>
          );
        })}
      </div>
    </Dialog>
  );
}
