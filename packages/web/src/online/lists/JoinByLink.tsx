import { useId, useState } from 'react';
import { useLocation } from 'wouter';
import { Button } from '../../look/Button.tsx';
import { TextField } from '../../look/fields/TextField.tsx';
import { parseTableLink } from '../table-link.ts';
import { useTablesWords } from '../use-tables-words.ts';
import styles from './lists.module.css';

/** Opens the table of a pasted link. */
export function JoinByLink() {
  const texts = useTablesWords();
  const id = useId();
  const [, navigate] = useLocation();
  const [link, setLink] = useState('');
  const [isWrong, setWrong] = useState(false);
  function open(): void {
    const path = parseTableLink(link, location.origin);
    setWrong(path === undefined);
    if (path !== undefined) navigate(path);
  }
  return (
    <form
      className={styles.join}
      onSubmit={(event) => {
        event.preventDefault();
        open();
      }}
    >
      <label htmlFor={id} className="hidden-visually">
        {texts.linkLabel}
      </label>
      <TextField
        id={id}
        value={link}
        placeholder={texts.linkLabel}
        aria-invalid={isWrong}
        onChange={(event) => setLink(event.target.value)}
      />
      <Button type="submit" disabled={link.trim() === ''}>
        {texts.joinByLink}
      </Button>
      {isWrong && <p role="alert">{texts.badLink}</p>}
    </form>
  );
}
