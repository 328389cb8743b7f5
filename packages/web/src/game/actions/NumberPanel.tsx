import { useId } from 'react';
import { Button } from '../../look/Button.tsx';
import { useWords } from '../../words/words.ts';
import styles from './staging.module.css';

interface NumberPanelProps {
  readonly label: string;
  readonly range: { readonly least: number; readonly most: number; readonly value: number };
  readonly onNumber: (count: number) => void;
}

/** A slider with buttons for the minimum, the maximum and single steps. */
export function NumberPanel({ label, range: { least, most, value }, onNumber }: NumberPanelProps) {
  const words = useWords();
  const id = useId();
  return (
    <div className={styles.number}>
      <label className="hidden-visually" htmlFor={id}>
        {label}
      </label>
      <Button onClick={() => onNumber(least)}>{words.actions.min}</Button>
      <Button
        aria-label={words.actions.oneLess}
        disabled={value <= least}
        onClick={() => onNumber(value - 1)}
      >
        −
      </Button>
      <input
        id={id}
        type="range"
        min={least}
        max={most}
        value={value}
        onChange={(event) => onNumber(event.target.valueAsNumber)}
      />
      <output htmlFor={id}>{value}</output>
      <Button aria-label={words.actions.oneMore} disabled={value >= most} onClick={() => onNumber(value + 1)}>
        +
      </Button>
      <Button onClick={() => onNumber(most)}>{words.actions.max}</Button>
    </div>
  );
}
