import { type CSSProperties, memo } from 'react';
import { badgeRadius, type Level } from '../camera/level.ts';
import { fillOf, inkOf, SHAPES } from '../colours.ts';
import { DECORATION } from '../layers/decoration.ts';
import { distance } from '../map/geometry.ts';
import { worldMap } from '../map/map.ts';
import { type BoardEffects, type BoardOwner, stagedText } from '../state.ts';
import styles from './effects.module.css';

interface EffectsProps {
  readonly effects: BoardEffects | undefined;
  readonly timing: CSSProperties | undefined;
}

const badgeOf = (territory: number): readonly [number, number] => worldMap.territories[territory]!.badge;
const placeOf = (territory: number): string => `translate(${badgeOf(territory).join(' ')})`;

/** Losses that float off their badges. Until then, each badge shows the armies before the loss. */
export const Losses = memo(function Losses({ effects, timing, level }: EffectsProps & { level: Level }) {
  if (effects === undefined) return null;
  const { key, losses, swept } = effects;
  const radius = badgeRadius(level);
  return (
    <g key={key} {...DECORATION} className={styles.effects} style={timing}>
      {losses.map(({ territory, lost, before, owner }) => (
        <g key={territory} transform={`${placeOf(territory)} scale(${radius})`}>
          <g className={swept?.territory === territory ? styles.taken : styles.before}>
            <Badge owner={owner} armies={before} />
          </g>
          <text className={styles.loss} y={-1.1} fontSize={1.5}>
            {stagedText(-lost)}
          </text>
        </g>
      ))}
    </g>
  );
});

/** The new colour of a captured territory, spreading from the side of the attack. */
export const Sweep = memo(function Sweep({ effects, timing, id }: EffectsProps & { id: string }) {
  if (effects?.swept === undefined) return null;
  const { territory, from, before, after } = effects.swept;
  const { path } = worldMap.territories[territory]!;
  const [start, end] = [badgeOf(from), badgeOf(territory)];
  const length = Math.min(distance(start, end), 160);
  const part = length / Math.max(1, distance(start, end));
  const origin = [0, 1].map((axis) => end[axis]! + (start[axis]! - end[axis]!) * part) as [number, number];
  return (
    <g key={effects.key} className={styles.sweep} style={timing}>
      <clipPath id={`${id}-sweep`}>
        <circle className={styles.front} cx={origin[0]} cy={origin[1]} r={420} />
      </clipPath>
      <path d={path} style={{ fill: patternOf(id, before) }} />
      <path d={path} style={{ fill: patternOf(id, after) }} clipPath={`url(#${id}-sweep)`} />
    </g>
  );
});

const patternOf = (id: string, owner: BoardOwner): string =>
  owner ? `url(#${id}-${owner})` : 'var(--board-land)';

/** Armies that march from badge to badge. */
export const March = memo(function March({ effects, timing, level }: EffectsProps & { level: Level }) {
  if (effects?.march === undefined) return null;
  const { from, to, armies, owner } = effects.march;
  const [start, end] = [badgeOf(from), badgeOf(to)];
  const way = { '--dx': `${end[0] - start[0]}px`, '--dy': `${end[1] - start[1]}px` } as CSSProperties;
  return (
    <g key={effects.key} {...DECORATION} className={styles.effects} style={timing} transform={placeOf(from)}>
      <g className={styles.march} style={way}>
        <g transform={`scale(${badgeRadius(level) * 0.8})`}>
          <Badge owner={owner} armies={armies} />
        </g>
      </g>
    </g>
  );
});

function Badge({ owner, armies }: { readonly owner: BoardOwner; readonly armies: number }) {
  return (
    <>
      <path className={styles.shape} d={SHAPES[owner ?? 'neutral']} style={{ fill: fillOf(owner) }} />
      <text y={0.39} fontSize={armies > 99 ? 0.86 : 1.1} style={{ fill: inkOf(owner) }}>
        {armies}
      </text>
    </>
  );
}
