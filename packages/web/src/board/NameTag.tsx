import styles from './badges.module.css';
import { DECORATION } from './decoration.ts';
import { badgeRadius, type Level, pixels } from './level.ts';
import { worldMap } from './map.ts';

const SIZE = 12; // pixels
const RISE = 1.9; // above the badge, in its radii

/** While a territory is looked at: its name, if its label had no room, and what is to be said of it. */
export function NameTag({
  territory,
  name,
  note,
  level,
}: {
  territory: number;
  name: string;
  note: string | undefined;
  level: Level;
}) {
  const [x, y] = worldMap.territories[territory]!.badge;
  const size = pixels(level, SIZE);
  return (
    <text
      {...DECORATION}
      className={styles.nameTag}
      x={x}
      y={y - badgeRadius(level) * RISE}
      fontSize={size}
      strokeWidth={size * 0.4}
    >
      {note === undefined ? name : `${name}: ${note}`}
    </text>
  );
}
