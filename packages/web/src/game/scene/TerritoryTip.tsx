import { NOBODY, type Position } from '@rubicon/engine';
import { SeatMark } from '../../look/SeatMark.tsx';
import { colourOf, continentName, type Naming, ownerName, territoryName, unitsText } from '../facts/names.ts';
import { shownOwners } from '../facts/owners.ts';
import { enemiesAround } from '../facts/threat.ts';
import styles from './territory-tip.module.css';

/** Facts about a territory: its owner, continent, neighbours and the enemies next to it. */
export function TerritoryTip({
  naming,
  territory,
}: {
  readonly naming: Naming & { readonly view: Position };
  readonly territory: number;
}) {
  const { rules, view, words } = naming;
  const { continent } = rules.board.territories[territory]!;
  const owners = shownOwners(view);
  const owner = owners[territory] ?? NOBODY;
  const enemies = enemiesAround(rules, owners, view.armies, territory);
  return (
    <div className={styles.tip}>
      <p className={styles.title}>
        <strong>{territoryName(naming, territory)}</strong> <span>{continentName(naming, continent)}</span>
      </p>
      <p className={styles.owner}>
        <SeatMark colour={colourOf(view, owner)} size={15} /> {ownerName(naming, owner)}
        {view.armies[territory]! > 0 && `, ${unitsText(naming, view.armies[territory]!)}`}
      </p>
      <ul className={styles.neighbours}>
        {rules.board.neighbours[territory]!.map((t) => (
          <li key={t}>
            <SeatMark colour={colourOf(view, owners[t] ?? NOBODY)} size={12} /> {territoryName(naming, t)}{' '}
            {view.armies[t]! > 0 && <b>{view.armies[t]}</b>}
          </li>
        ))}
      </ul>
      {enemies > 0 && <p className={styles.threat}>{words.board.threat(unitsText(naming, enemies))}</p>}
    </div>
  );
}
