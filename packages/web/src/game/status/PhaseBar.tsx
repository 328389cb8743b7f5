import { isToAct, NOBODY, type TurnsPosition } from '@rubicon/engine';
import { memo, type ReactNode } from 'react';
import { useMedia } from '../../look/behaviour/use-media.ts';
import { SeatMark } from '../../look/SeatMark.tsx';
import { useWords, type Words } from '../../words/words.ts';
import { colourOf, ownerName } from '../facts/names.ts';
import { roundOf } from '../facts/rounds.ts';
import type { OpenMatch } from '../match/open-match.ts';
import styles from './phases.module.css';

type PhaseName = keyof Words['game']['phases'];

interface PhaseBarProps {
  readonly state: OpenMatch;
  readonly clock?: ReactNode; // of the player, while it runs
}

/** Whose turn it is, the round, and the phase of the turn. */
export const PhaseBar = memo(function PhaseBar({ state, clock }: PhaseBarProps) {
  const words = useWords();
  const isNarrow = useMedia('(max-width: 420px)');
  const { rules, view, game } = state;
  const { phases, now } = phasesOf(state);
  const actor = view.family === 'turns' && view.seat !== NOBODY ? view.seat : undefined;
  const round = roundOf(view, state.history, state.shown);
  const isAsked = typeof state.seat === 'number' && isToAct(view, state.seat);
  const isOthers = actor === undefined ? !isAsked : actor !== state.seat;
  return (
    <div
      className={styles.phases}
      data-turn={isOthers ? 'other' : undefined}
      data-company={clock === undefined ? undefined : ''}
    >
      <p className={styles.whose}>
        {actor !== undefined && view.phase !== 'over' && <SeatMark colour={colourOf(view, actor)} />}
        <strong>{turnText()}</strong>
        {round > 0 && (
          <span className={styles.turn}>
            {rules.family === 'orders'
              ? words.game.round(round, rules.rounds)
              : words.game.roundNumber(round)}
          </span>
        )}
        {clock}
      </p>
      {view.phase !== 'over' && (
        <ol className={styles.steps}>
          {phases.map((phase) => (
            <li key={phase} aria-current={phase === now ? 'step' : undefined}>
              {words.game.phases[phase]}
            </li>
          ))}
        </ol>
      )}
    </div>
  );

  function turnText(): string {
    if (view.phase === 'over') return words.game.phases.over;
    if (actor === undefined) return isAsked ? words.game.yourMove : words.game.othersMove;
    if (actor === state.seat && state.yours.length < 2) return words.game.yourTurn;
    const name = ownerName({ seats: game.seats, words }, actor);
    return isNarrow && !isOthers ? name : words.game.turnOf(name); // leaves room for the phase
  }
});

function phasesOf({ view }: OpenMatch): { readonly phases: readonly PhaseName[]; readonly now: PhaseName } {
  if (view.family === 'orders') {
    const now = view.phase === 'order' ? 'order' : view.phase === 'deploy' ? 'deploy' : 'bid';
    return { phases: ['bid', 'deploy', 'order'], now };
  }
  if (view.turn === 0) return { phases: ['setup'], now: 'setup' };
  return { phases: ['reinforce', 'attack', 'fortify'], now: phaseName(view.phase) };
}

function phaseName(phase: TurnsPosition['phase']): PhaseName {
  switch (phase) {
    case 'start':
    case 'colour':
    case 'capital':
    case 'claim':
    case 'deploy':
      return 'setup';
    case 'reinforce':
    case 'settle':
      return 'reinforce';
    case 'attack':
    case 'defend':
    case 're-roll':
    case 'commander':
    case 'occupy':
      return 'attack';
    case 'fortify':
    case 'airfield':
      return 'fortify';
    case 'over':
      return 'over';
  }
}
