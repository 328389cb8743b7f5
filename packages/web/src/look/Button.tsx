import type { ButtonHTMLAttributes } from 'react';
import styles from './button.module.css';

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  readonly look?: 'primary' | 'plain' | 'quiet' | 'danger';
}

export function Button({ look = 'plain', className = '', ...rest }: ButtonProps) {
  const looks = [styles.button, styles[look], className].filter(Boolean).join(' ');
  return <button type="button" className={looks} {...rest} />;
}
