import type { Stars as StarCount } from '@rubicon/analysis';
import { useWords } from '../words/words.ts';
import styles from './stars.module.css';

const STAR =
  'M12 1.800 15.100 8.500 22.400 9.400 17 14.500 18.400 21.700 12 18.100 5.600 21.700 7 14.500 1.600 9.400 8.900 8.500Z';

/** Three stars, some of them filled. */
export function Stars({ stars, size = 18 }: { readonly stars: StarCount; readonly size?: number }) {
  const { challenge } = useWords();
  return (
    <span className={styles.stars} role="img" aria-label={challenge.stars(stars)}>
      {[1, 2, 3].map((n) => (
        <svg
          key={n}
          width={size}
          height={size}
          viewBox="0 0 24 24"
          data-filled={n <= stars}
          aria-hidden="true"
        >
          <path d={STAR} />
        </svg>
      ))}
    </span>
  );
}
