import type { Position } from '@rubicon/engine';
import type { WireSeat } from '@rubicon/protocol/wire';
import { colourOf } from '../game/names.ts';
import { useWords } from '../words/words.ts';
import type { Measure, Sample } from './course.ts';
import styles from './story.module.css';

interface GraphProps {
  readonly family: Position['family']; // whether the samples are turns or rounds
  readonly samples: readonly Sample[];
  readonly measure: Measure;
  readonly seats: readonly WireSeat[];
  readonly view: Pick<Position, 'colours'>;
}

const WIDTH = 600;
const HEIGHT = 180;
const LEFT = 34;
const BOTTOM = 20;

/** Owners differ by the pattern of their line as well as by its colour. */
const DASHES = ['', '8 4', '2 4', '12 3 3 3', '5 5', '1 3'];

/** One figure of all seats over time. */
export function Graph({ family, samples, measure, seats, view }: GraphProps) {
  const words = useWords();
  const most = Math.max(1, ...samples.flatMap((sample) => sample[measure]));
  const x = (i: number): number => LEFT + ((WIDTH - LEFT - 6) * i) / Math.max(1, samples.length - 1);
  const y = (value: number): number => 6 + (HEIGHT - BOTTOM - 6) * (1 - value / most);
  const name = words.story.measures[measure];
  const last = samples.at(-1)?.number ?? 0;
  return (
    <figure className={styles.graph}>
      <figcaption>{name}</figcaption>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={words.story.graph(name)}>
        {[0, 0.5, 1].map((part) => (
          <g key={part}>
            <line x1={LEFT} x2={WIDTH} y1={y(most * part)} y2={y(most * part)} className={styles.grid} />
            <text x={LEFT - 6} y={y(most * part) + 4} textAnchor="end">
              {Math.round(most * part)}
            </text>
          </g>
        ))}
        <text x={WIDTH - 4} y={HEIGHT - 4} textAnchor="end">
          {last > 0 && (family === 'turns' ? words.game.turn(last) : words.game.roundNumber(last))}
        </text>
        {seats.map((seat, s) => (
          <polyline
            key={seat.name}
            points={samples
              .map((sample, i) => `${x(i).toFixed(1)},${y(sample[measure][s] ?? 0).toFixed(1)}`)
              .join(' ')}
            style={{ stroke: `var(--seat-${colourOf(view, s)})` }}
            strokeDasharray={DASHES[s]}
          />
        ))}
      </svg>
      <ul className="hidden-visually">
        {seats.map((seat, s) => {
          const values = samples.map((sample) => sample[measure][s] ?? 0);
          return (
            <li key={seat.name}>
              {words.story.graphOf(seat.name, values[0] ?? 0, values.at(-1) ?? 0, Math.max(0, ...values))}
            </li>
          );
        })}
      </ul>
    </figure>
  );
}
