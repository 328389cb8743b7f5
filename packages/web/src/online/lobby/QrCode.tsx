import { useMemo } from 'react';
import { encode } from 'uqr';
import styles from './lobby.module.css';

/** A text as a QR code, dark on light in every theme. */
export function QrCode({ text }: { readonly text: string }) {
  const { path, size } = useMemo(() => {
    const { data } = encode(text, { border: 2 });
    const cells = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])));
    return { path: cells.join(''), size: data.length };
  }, [text]);
  return (
    <svg className={styles.code} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={text}>
      <path d={path} />
    </svg>
  );
}
