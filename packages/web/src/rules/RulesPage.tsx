import { PageFrame } from '../look/PageFrame.tsx';
import { useWords } from '../words/words.ts';

/** The rules of all editions. */
export function RulesPage() {
  const words = useWords();
  return <PageFrame title={words.common.rules}>{null}</PageFrame>;
}
