import { useState } from 'react';
import { load, save } from '../../settings/storage.ts';

/** The unsent chat message for a table, kept in this tab, since small screens close the chat and pages reload. */
export function useUnsentText(table: string): readonly [text: string, setText: (text: string) => void] {
  const key = `chat/${table}`;
  const [text, setText] = useState(() => {
    const kept = load(key, 'tab');
    return typeof kept === 'string' ? kept : '';
  });
  return [
    text,
    (next) => {
      setText(next);
      save(key, next, 'tab');
    },
  ];
}
