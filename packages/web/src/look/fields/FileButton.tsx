import { type ReactNode, useRef } from 'react';
import { Button } from '../Button.tsx';

interface FileButtonProps {
  readonly accept: string;
  readonly onFile: (file: File) => void;
  readonly children: ReactNode;
}

/** A file picker with our own text; the browser's control would use the browser's language. */
export function FileButton({ accept, onFile, children }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  function take({ files }: HTMLInputElement): void {
    const file = files?.[0];
    if (input.current !== null) input.current.value = ''; // lets the same file be chosen again
    if (file !== undefined) onFile(file);
  }
  return (
    <>
      <Button onClick={() => input.current?.click()}>{children}</Button>
      <input ref={input} type="file" hidden accept={accept} onChange={(event) => take(event.target)} />
    </>
  );
}
