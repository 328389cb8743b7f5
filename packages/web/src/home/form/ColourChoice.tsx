import { COLOURS, type Colour } from '@rubicon/engine';
import { useId } from 'react';
import { SeatMark } from '../../look/SeatMark.tsx';
import { useWords } from '../../words/words.ts';
import styles from './form.module.css';

interface ColourChoiceProps {
  readonly label: string;
  readonly value: Colour;
  readonly onChange: (index: number) => void;
}

/** The colours as swatches in the shapes of their badges. */
export function ColourChoice({ label, value, onChange }: ColourChoiceProps) {
  const { common } = useWords();
  const name = useId();
  return (
    <div role="radiogroup" aria-label={label} className={styles.swatches}>
      {COLOURS.map((colour, index) => (
        <label key={colour} title={common.colours[colour]}>
          <input
            type="radio"
            name={name}
            aria-label={common.colours[colour]}
            checked={colour === value}
            onChange={() => onChange(index)}
          />
          <SeatMark colour={colour} size={24} />
        </label>
      ))}
    </div>
  );
}
