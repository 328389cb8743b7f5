import { useEffect, useEffectEvent, useState } from 'react';
import styles from './drop-target.module.css';

interface DropTargetProps {
  readonly text: string; // what dropping the file will do
  readonly onFile: (file: File) => void;
}

/** Accepts a file dropped anywhere on the page. */
export function DropTarget({ text, onFile }: DropTargetProps) {
  const [isOver, setOver] = useState(false);
  const take = useEffectEvent(onFile);
  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    const listen = (type: 'dragenter' | 'dragover' | 'drop', handle: (data: DataTransfer) => void): void =>
      document.addEventListener(
        type,
        (event) => {
          if (!event.dataTransfer?.types.includes('Files')) return;
          event.preventDefault();
          handle(event.dataTransfer);
        },
        { signal },
      );
    for (const type of ['dragenter', 'dragover'] as const)
      listen(type, (data) => {
        data.dropEffect = 'copy';
        setOver(true);
      });
    listen('drop', ({ files: [file] }) => {
      setOver(false);
      if (file !== undefined) take(file);
    });
    document.addEventListener(
      'dragleave',
      ({ relatedTarget }) => relatedTarget === null && setOver(false), // left the window
      { signal },
    );
    return () => listening.abort();
  }, []);
  return isOver ? (
    <div className={styles.target}>
      <p role="status">{text}</p>
    </div>
  ) : null;
}
