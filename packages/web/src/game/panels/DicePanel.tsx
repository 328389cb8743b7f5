import type { Event } from '@rubicon/engine';
import { useWords } from '../../words/words.ts';
import type { OpenMatch } from '../open-match.ts';
import styles from './dice.module.css';
import shared from './panels.module.css';

type Thrown = Extract<Event, { type: 'rolled' | 'thrown' }>;

/** The dice of the last roll: the attacker's red, the defender's white, sorted and paired, with what was lost. */
export function DicePanel({ state: { history, shown, view } }: { readonly state: OpenMatch }) {
  const words = useWords();
  const thrown = history[shown - 1]?.events.findLast(isThrown);
  if (thrown === undefined || view.family !== 'turns') return null;
  const losses =
    thrown.type === 'rolled' ? words.log.lost(thrown.attackersLost, thrown.defendersLost) : undefined;
  return (
    <div className={styles.dice} key={shown}>
      <Faces faces={thrown.attack} className={styles.attack} />
      <Faces faces={thrown.defence} className={styles.defence} />
      {losses !== undefined && <p className={shared.soft}>{losses}</p>}
    </div>
  );
}

const isThrown = (event: Event): event is Thrown => event.type === 'rolled' || event.type === 'thrown';

function Faces({
  faces,
  className,
}: {
  readonly faces: readonly number[];
  readonly className: string | undefined;
}) {
  return (
    <p className={styles.faces} role="img" aria-label={faces.join(' ')}>
      {faces.map((face, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: dice have no other name than their place
        <svg key={i} viewBox="0 0 30 30" className={className} aria-hidden="true">
          <rect x="1" y="1" width="28" height="28" rx="6" />
          {PIPS[face]?.map(([x, y]) => (
            <circle key={`${x} ${y}`} cx={x} cy={y} r="2.700" />
          ))}
        </svg>
      ))}
    </p>
  );
}

const [near, middle, far] = [8, 15, 22];

const PIPS: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[middle, middle]],
  2: [
    [near, far],
    [far, near],
  ],
  3: [
    [near, far],
    [middle, middle],
    [far, near],
  ],
  4: [
    [near, near],
    [near, far],
    [far, near],
    [far, far],
  ],
  5: [
    [near, near],
    [near, far],
    [middle, middle],
    [far, near],
    [far, far],
  ],
  6: [
    [near, near],
    [near, middle],
    [near, far],
    [far, near],
    [far, middle],
    [far, far],
  ],
};
