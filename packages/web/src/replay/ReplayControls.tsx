import { memo, type ReactNode } from 'react';
import type { BoardOwner } from '../board/state.ts';
import { Button } from '../look/Button.tsx';
import { useWords } from '../words/words.ts';
import { type Milestones, nextTurn, previousTurn } from './milestones.ts';
import styles from './replay.module.css';
import { Timeline } from './Timeline.tsx';

/** Speeds, relative to a running game. */
const TEMPOS = [0.5, 1, 2, 4] as const;
export type Tempo = (typeof TEMPOS)[number];

interface ButtonsProps {
  readonly end: number; // entries of the replay
  readonly milestones: Milestones;
  readonly isRunning: boolean;
  readonly tempo: Tempo;
  readonly onRun: () => void;
  readonly onStep: (next: (at: number) => number) => void; // from the entries shown
  readonly onTempo: (tempo: Tempo) => void;
}

interface ReplayControlsProps extends ButtonsProps {
  readonly at: number; // entries shown
  readonly colours: readonly BoardOwner[]; // by seat
  readonly band: ReactNode; // above the timeline
  readonly onGo: (at: number) => void;
}

/** Play and pause, steps by move and by turn, the speed, and the timeline. */
export function ReplayControls({ at, colours, band, onGo, ...buttons }: ReplayControlsProps) {
  const { end, milestones } = buttons;
  const { story } = useWords();
  return (
    <div className={styles.controls}>
      <Buttons {...buttons} />
      <Timeline at={at} end={end} marks={milestones.marks} colours={colours} band={band} onGo={onGo} />
      <output>{story.moveOf(at, end)}</output>
    </div>
  );
}

/** Memoised: the buttons are the same at every moment. */
const Buttons = memo(function Buttons(props: ButtonsProps) {
  const { end, milestones, isRunning, tempo, onRun, onStep, onTempo } = props;
  const { story } = useWords();
  return (
    <div className={styles.buttons}>
      <Button aria-label={story.previousTurn} onClick={() => onStep((at) => previousTurn(milestones, at))}>
        ◀◀
      </Button>
      <Button aria-label={story.previous} onClick={() => onStep((at) => at - 1)}>
        ◀
      </Button>
      <Button look="primary" onClick={onRun}>
        {isRunning ? story.pause : story.play}
      </Button>
      <Button aria-label={story.next} onClick={() => onStep((at) => at + 1)}>
        ▶
      </Button>
      <Button aria-label={story.nextTurn} onClick={() => onStep((at) => nextTurn(milestones, at, end))}>
        ▶▶
      </Button>
      <select
        aria-label={story.tempo}
        value={tempo}
        onChange={({ target }) => onTempo(TEMPOS[target.selectedIndex] ?? 1)}
      >
        {TEMPOS.map((one) => (
          <option key={one} value={one}>
            {story.times(one)}
          </option>
        ))}
      </select>
    </div>
  );
});
