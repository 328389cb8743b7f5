import { Button } from '../../look/Button.tsx';
import { NumberField } from '../../look/fields/NumberField.tsx';
import styles from '../challenge.module.css';
import { useChallengeWords } from '../use-challenge-words.ts';

interface StepperProps {
  readonly name: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly onNumber: (value: number) => void;
}

/** A number with − and + buttons. */
export function Stepper({ name, value, min, max, onNumber }: StepperProps) {
  const texts = useChallengeWords();
  return (
    <span className={styles.stepper}>
      <Button aria-label={texts.fewer(name)} disabled={value <= min} onClick={() => onNumber(value - 1)}>
        −
      </Button>
      <NumberField aria-label={name} min={min} max={max} value={value} onNumber={onNumber} />
      <Button aria-label={texts.more(name)} disabled={value >= max} onClick={() => onNumber(value + 1)}>
        +
      </Button>
    </span>
  );
}
