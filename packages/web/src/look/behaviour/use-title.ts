import { useEffect } from 'react';
import { useWords } from '../../words/words.ts';

/** Sets the title of the tab. */
export function useTitle(title: string): void {
  const { common } = useWords();
  useEffect(() => {
    document.title = `${title} – ${common.title}`;
    return () => {
      document.title = common.title;
    };
  }, [title, common]);
}
