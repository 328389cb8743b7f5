import type { Position } from '@rubicon/engine';
import type { WireSeat } from '@rubicon/protocol/wire';
import { colourOf } from '../game/facts/names.ts';
import { useWords } from '../words/words.ts';
import styles from './story.module.css';
import type { Measure, Sample } from './timeline.ts';

interface GraphProps {
  readonly samples: readonly Sample[];
  readonly measure: Measure;
  readonly seats: readonly WireSeat[];
  readonly end: Pick<Position, 'colours'>;
}

const SIZE = 100; // of the plot, which stretches to the available width, unlike its texts

/** Dash patterns tell seats apart without colour. */
const DASHES = ['', '8 4', '2 4', '12 3 3 3', '5 5', '1 3'];

/** A graph of one measure over time, for all seats. */
export function Graph({ samples, measure, seats, end }: GraphProps) {
  const words = useWords();
  const most = Math.max(1, ...samples.flatMap((sample) => sample[measure]));
  const x = (i: number): number => (SIZE * i) / Math.max(1, samples.length - 1);
  const y = (value: number): number => SIZE * (1 - value / most);
  const name = words.story.measures[measure];
  const last = samples.at(-1)?.round ?? 0;
  return (
    <figure className={styles.graph}>
      <figcaption>{name}</figcaption>
      <div className={styles.plot}>
        {[0, 0.5, 1].map((part) => (
          <span key={part} className={styles.grid} style={{ bottom: `${part * 100}%` }} aria-hidden="true">
            {Math.round(most * part)}
          </span>
        ))}
        <svg
          viewBox={`0 0 ${SIZE} ${SIZE}`}
          preserveAspectRatio="none"
          role="img"
          aria-label={words.story.graph(name)}
        >
          {seats.map((_, s) => (
            <polyline
              // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number, names may be the same
              key={s}
              points={samples
                .map((sample, i) => `${x(i).toFixed(2)},${y(sample[measure][s] ?? 0).toFixed(2)}`)
                .join(' ')}
              style={{ stroke: `var(--seat-${colourOf(end, s)})` }}
              strokeDasharray={DASHES[s]}
            />
          ))}
        </svg>
        <span className={styles.last} aria-hidden="true">
          {last > 0 && words.game.roundNumber(last)}
        </span>
      </div>
      <ul className="hidden-visually">
        {seats.map((seat, s) => {
          const values = samples.map((sample) => sample[measure][s] ?? 0);
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number, names may be the same
            <li key={s}>
              {words.story.graphOf(seat.name, values[0] ?? 0, values.at(-1) ?? 0, Math.max(0, ...values))}
            </li>
          );
        })}
      </ul>
    </figure>
  );
}
