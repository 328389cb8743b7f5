import { useEffect } from 'react';
import { useWords } from '../words/words.ts';

/** Names the tab: there may be several, rules beside a game. */
export function useTitle(title: string): void {
  const { common } = useWords();
  useEffect(() => {
    document.title = `${title} – ${common.title}`;
    return () => {
      document.title = common.title;
    };
  }, [title, common]);
}
