import { useEffect, useEffectEvent, useState } from 'react';
import styles from './drop-target.module.css';

interface DropTargetProps {
  readonly text: string; // says what letting go will do
  readonly onFile: (file: File) => void;
}

/** Takes a file that is dropped anywhere on the page. */
export function DropTarget({ text, onFile }: DropTargetProps) {
  const [isOver, setOver] = useState(false);
  const take = useEffectEvent(onFile);
  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    const listen = (type: 'dragenter' | 'dragover' | 'drop', hear: (data: DataTransfer) => void): void =>
      document.addEventListener(
        type,
        (event) => {
          if (!event.dataTransfer?.types.includes('Files')) return;
          event.preventDefault();
          hear(event.dataTransfer);
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
      ({ relatedTarget }) => relatedTarget === null && setOver(false), // out of the window
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
