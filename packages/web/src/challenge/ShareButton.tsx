import { useState } from 'react';
import { Button } from '../look/Button.tsx';
import styles from './challenge.module.css';
import { useChallengeWords } from './use-challenge-words.ts';

/** Copies the result as text; without a clipboard, the text can be selected by hand. */
export function ShareButton({ text }: { readonly text: string }) {
  const texts = useChallengeWords();
  const [isCopied, setCopied] = useState(false);
  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
    } catch {
      setCopied(false); // an insecure page, or no permission: the text can be selected by hand
    }
  }
  return (
    <div className={styles.share}>
      <output>{text}</output>
      <Button onClick={() => void copy()}>{isCopied ? texts.copied : texts.share}</Button>
    </div>
  );
}
