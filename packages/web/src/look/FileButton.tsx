import { type ReactNode, useRef } from 'react';
import { Button } from './Button.tsx';

interface FileButtonProps {
  readonly accept: string;
  readonly onFile: (file: File) => void;
  readonly children: ReactNode;
}

/** Lets a file be chosen. What a browser shows for that itself is in its language, not in ours. */
export function FileButton({ accept, onFile, children }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  function take({ files }: HTMLInputElement): void {
    const file = files?.[0];
    if (input.current !== null) input.current.value = ''; // so that the same one can be chosen again
    if (file !== undefined) onFile(file);
  }
  return (
    <>
      <Button onClick={() => input.current?.click()}>{children}</Button>
      <input ref={input} type="file" hidden accept={accept} onChange={(event) => take(event.target)} />
    </>
  );
}
