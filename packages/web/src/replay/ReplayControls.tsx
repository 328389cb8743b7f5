import { memo, type ReactNode } from 'react';
import type { BoardOwner } from '../board/state.ts';
import { Button } from '../look/Button.tsx';
import { useWords } from '../words/words.ts';
import { type Milestones, nextTurn, previousTurn, roundAt } from './milestones.ts';
import styles from './replay.module.css';
import { Timeline } from './Timeline.tsx';
import { useReplayWords } from './use-replay-words.ts';

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

/** Play and pause, steps by move and by turn, the speed, the timeline, and the moment it shows. */
export function ReplayControls({ at, colours, band, onGo, ...buttons }: ReplayControlsProps) {
  const { end, milestones } = buttons;
  const { game } = useWords();
  const texts = useReplayWords();
  const round = roundAt(milestones, at);
  return (
    <div className={styles.controls}>
      <Buttons {...buttons} />
      <Timeline at={at} end={end} marks={milestones.marks} colours={colours} band={band} onGo={onGo} />
      <output>
        <span>{round === 0 ? game.phases.setup : game.roundNumber(round)}</span>{' '}
        <span>{texts.moveOf(at, end)}</span>
      </output>
    </div>
  );
}

/** Memoised: the buttons are the same at every moment. */
const Buttons = memo(function Buttons(props: ButtonsProps) {
  const { end, milestones, isRunning, tempo, onRun, onStep, onTempo } = props;
  const { story } = useWords();
  const texts = useReplayWords();
  return (
    <div className={styles.buttons}>
      <Button aria-label={texts.previousTurn} onClick={() => onStep((at) => previousTurn(milestones, at))}>
        ◀◀
      </Button>
      <Button aria-label={texts.previous} onClick={() => onStep((at) => at - 1)}>
        ◀
      </Button>
      <Button look="primary" onClick={onRun}>
        {isRunning ? story.pause : story.play}
      </Button>
      <Button aria-label={texts.next} onClick={() => onStep((at) => at + 1)}>
        ▶
      </Button>
      <Button aria-label={texts.nextTurn} onClick={() => onStep((at) => nextTurn(milestones, at, end))}>
        ▶▶
      </Button>
      <select
        aria-label={texts.tempo}
        value={tempo}
        onChange={({ target }) => onTempo(TEMPOS[target.selectedIndex] ?? 1)}
      >
        {TEMPOS.map((one) => (
          <option key={one} value={one}>
            {texts.times(one)}
          </option>
        ))}
      </select>
    </div>
  );
});
