import type { InputHTMLAttributes } from 'react';
import styles from './text-field.module.css';

/** A field for one line of text. */
export function TextField(props: InputHTMLAttributes<HTMLInputElement>) {
  return <input className={styles.field} autoComplete="off" {...props} />;
}
