import { BOT_GLYPHS, LAUREL, PERSON_GLYPH } from './glyphs.ts';
import styles from './medallion.module.css';

interface MedallionProps {
  readonly bot: string | undefined; // undefined for a person
  readonly size?: number;
}

/** The face of a player: the sign of a bot in a laurel ring, or a bust for a person. */
export function Medallion({ bot, size = 56 }: MedallionProps) {
  const glyph = bot === undefined ? PERSON_GLYPH : BOT_GLYPHS[bot];
  return (
    <svg className={styles.medallion} width={size} height={size} viewBox="-2 -2 4 4" aria-hidden="true">
      <circle className={styles.ground} r={1.5} />
      {bot !== undefined && <path className={styles.laurel} d={LAUREL} />}
      {glyph !== undefined && <path className={styles.glyph} transform="scale(.84)" d={glyph} />}
    </svg>
  );
}
