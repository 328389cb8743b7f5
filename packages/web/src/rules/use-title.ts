import { useEffect } from 'react';
import { useWords } from '../words/words.ts';

/** Names the tab: rules are read beside a game. */
export function useTitle(title: string): void {
  const { common } = useWords();
  useEffect(() => {
    document.title = `${title} – ${common.title}`;
    return () => {
      document.title = common.title;
    };
  }, [title, common]);
}
