import { fillOf } from '../../board/colours.ts';
import { worldMap } from '../../board/map/map.ts';
import type { BoardOwner } from '../../board/state.ts';
import styles from '../home.module.css';

/** A small picture of the board, without armies. */
export function Thumbnail({ owners }: { readonly owners: readonly BoardOwner[] }) {
  return (
    <svg className={styles.thumbnail} viewBox="20 10 1560 822" aria-hidden="true">
      {worldMap.territories.map(({ id, path }, territory) => (
        <path key={id} d={path} style={{ fill: fillOf(owners[territory]) }} />
      ))}
    </svg>
  );
}
