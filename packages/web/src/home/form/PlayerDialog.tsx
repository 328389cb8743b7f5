import { Medallion } from '../../bots/Medallion.tsx';
import { useSpeech } from '../../bots/use-speech.ts';
import { Button } from '../../look/Button.tsx';
import { Dialog } from '../../look/Dialog.tsx';
import { useWords } from '../../words/words.ts';
import styles from './form.module.css';

interface PlayerDialogProps {
  readonly title: string;
  readonly value: string | undefined; // undefined for a person
  readonly person?: { readonly name: string; readonly about: string }; // texts for a person; by default someone at this screen
  readonly onChange: (bot: string | undefined) => void;
  readonly onClose: () => void;
}

/** Chooses who plays a seat: a person or one of the bots, each with a face and a description. */
export function PlayerDialog({ title, value, person, onChange, onClose }: PlayerDialogProps) {
  const words = useWords();
  const human = person ?? words.home.human;
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
                <strong>{bot === undefined ? human.name : words.common.bots[bot]?.name}</strong>
                <span>{bot === undefined ? human.about : words.common.bots[bot]?.about}</span>
                {greeting !== undefined && <q>{greeting}</q>}
              </span>
            </label>
          );
        })}
      </div>
    </Dialog>
  );
}
