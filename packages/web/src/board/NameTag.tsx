import styles from './badges.module.css';
import { DECORATION } from './decoration.ts';
import { badgeRadius, type Level, pixels } from './level.ts';
import { worldMap } from './map.ts';

const SIZE = 12; // pixels
const RISE = 1.9; // above the badge, in its radii

/** The name of a territory whose label had no room, while it is looked at. */
export function NameTag({ territory, name, level }: { territory: number; name: string; level: Level }) {
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
      {name}
    </text>
  );
}
