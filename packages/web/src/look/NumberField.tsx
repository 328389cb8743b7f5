import { type InputHTMLAttributes, useState } from 'react';

interface NumberFieldProps
  extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'value' | 'onBlur' | 'onChange'> {
  readonly min: number;
  readonly max: number;
  readonly value: number;
  readonly onNumber: (value: number) => void; // between min and max
}

/** A number that can be written over: meanwhile anything may stand there, and afterwards what counts. */
export function NumberField({ value, onNumber, ...rest }: NumberFieldProps) {
  const [typed, setTyped] = useState<string>();
  return (
    <input
      {...rest}
      type="number"
      inputMode="numeric"
      value={typed ?? value}
      onBlur={() => setTyped(undefined)}
      onChange={({ target }) => {
        setTyped(target.value);
        if (target.value !== '' && target.checkValidity()) onNumber(target.valueAsNumber);
      }}
    />
  );
}
