import { type InputHTMLAttributes, useState } from 'react';

interface NumberFieldProps
  extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'value' | 'onBlur' | 'onChange'> {
  readonly min: number;
  readonly max: number;
  readonly value: number;
  readonly onNumber: (value: number) => void; // between min and max
}

/** A number input that allows any text while typing; `onNumber` gets valid values only. */
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
