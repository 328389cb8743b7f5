import { badgeRadius, type Level, pixels } from '../camera/level.ts';
import styles from '../layers/badges.module.css';
import { DECORATION } from '../layers/decoration.ts';
import { worldMap } from '../map/map.ts';

const SIZE = 12; // pixels
const RISE = 1.9; // above the badge, in badge radii

/** The name and note of the hovered or focused territory. */
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
