import { type ReactNode, useId } from 'react';
import { Button } from '../../look/Button.tsx';
import { TextField } from '../../look/fields/TextField.tsx';
import styles from './profile.module.css';

interface FieldProps {
  readonly label: string;
  readonly value: string;
  readonly type?: 'text' | 'password';
  readonly autoComplete?: string;
  readonly onChange: (value: string) => void;
}

export function Field({ label, value, type = 'text', autoComplete = 'off', onChange }: FieldProps) {
  const id = useId();
  return (
    <p>
      <label htmlFor={id}>{label}</label>
      <TextField
        id={id}
        type={type}
        value={value}
        maxLength={128}
        autoComplete={autoComplete}
        onChange={(event) => onChange(event.target.value)}
      />
    </p>
  );
}

interface FormProps {
  readonly title: string;
  readonly action: string; // the text of its button
  readonly about?: string;
  readonly isDisabled: boolean;
  readonly error: string | undefined;
  readonly onSubmit: () => void;
  readonly children: ReactNode;
}

/** A small form with one button and an error message. */
export function Form({ title, action, about, isDisabled, error, onSubmit, children }: FormProps) {
  return (
    <form
      className={styles.form}
      aria-label={title}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <h2>{title}</h2>
      {about !== undefined && <p className={styles.soft}>{about}</p>}
      {children}
      {error !== undefined && <p role="alert">{error}</p>}
      <Button type="submit" disabled={isDisabled}>
        {action}
      </Button>
    </form>
  );
}
