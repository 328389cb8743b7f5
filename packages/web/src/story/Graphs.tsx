import type { Event, Position, Rules } from '@rubicon/engine';
import type { WireSeat } from '@rubicon/protocol/wire';
import { useMemo } from 'react';
import { colourOf } from '../game/facts/names.ts';
import { SeatMark } from '../look/SeatMark.tsx';
import { Graph } from './Graph.tsx';
import styles from './story.module.css';
import { MEASURES, timelineOf } from './timeline.ts';

export interface GraphsProps {
  readonly rules: Rules;
  readonly beginning: Position;
  readonly end: Pick<Position, 'colours'>; // the last position: colours may be chosen during the game
  readonly lines: readonly { readonly seq: number; readonly events: readonly Event[] }[];
  readonly seats: readonly WireSeat[];
}

/** The graphs of a game, with the colours of the players. */
export function Graphs({ rules, beginning, end, lines, seats }: GraphsProps) {
  const samples = useMemo(() => timelineOf(rules, beginning, lines), [rules, beginning, lines]);
  return (
    <>
      <ul className={styles.legend}>
        {seats.map(({ name }, s) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number, names may be the same
          <li key={s}>
            <SeatMark colour={colourOf(end, s)} /> {name}
          </li>
        ))}
      </ul>
      {MEASURES.map((measure) => (
        <Graph key={measure} samples={samples} measure={measure} seats={seats} end={end} />
      ))}
    </>
  );
}
