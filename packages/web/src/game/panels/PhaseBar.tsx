import { isToAct, NOBODY, type TurnsPosition } from '@rubicon/engine';
import { SeatMark } from '../../look/SeatMark.tsx';
import { useWords, type Words } from '../../words/words.ts';
import { colourOf, ownerName } from '../names.ts';
import type { OpenMatch } from '../open-match.ts';
import styles from './phases.module.css';

type Part = keyof Words['game']['phases'];

/** Whose turn it is, or who decides where nobody has one, and how far: always in sight. */
export function PhaseBar({ state }: { readonly state: OpenMatch }) {
  const words = useWords();
  const { rules, view, game } = state;
  const { parts, now } = partsOf(state);
  const actor = view.family === 'turns' && view.seat !== NOBODY ? view.seat : undefined;
  const turn =
    view.family === 'turns'
      ? words.game.turn(view.turn)
      : words.game.round(view.round, rules.family === 'orders' ? rules.rounds : 0);
  const progress = view.family === 'turns' ? view.turn : view.round;
  return (
    <div className={styles.phases}>
      <p className={styles.whose}>
        {actor !== undefined && view.phase !== 'over' && <SeatMark colour={colourOf(view, actor)} />}
        <strong>{whoseText()}</strong>
        {progress > 0 && <span className={styles.turn}>{turn}</span>}
      </p>
      <ol className={styles.parts}>
        {parts.map((part) => (
          <li key={part} aria-current={part === now ? 'step' : undefined}>
            {words.game.phases[part]}
          </li>
        ))}
      </ol>
    </div>
  );

  function whoseText(): string {
    if (view.phase === 'over') return words.game.phases.over;
    if (actor === undefined) {
      const isAsked = typeof state.seat === 'number' && isToAct(view, state.seat);
      return isAsked ? words.game.youDecide : words.game.othersDecide;
    }
    if (actor === state.seat) return words.game.yourTurn;
    return words.game.turnOf(ownerName({ seats: game.seats, words }, actor));
  }
}

function partsOf({ view }: OpenMatch): { readonly parts: readonly Part[]; readonly now: Part } {
  if (view.phase === 'over') return { parts: ['over'], now: 'over' };
  if (view.family === 'orders') {
    const now = view.phase === 'order' ? 'order' : view.phase === 'deploy' ? 'deploy' : 'bid';
    return { parts: ['bid', 'deploy', 'order'], now };
  }
  if (view.turn === 0) return { parts: ['setup'], now: 'setup' };
  return { parts: ['reinforce', 'attack', 'fortify'], now: partOf(view.phase) };
}

function partOf(phase: TurnsPosition['phase']): Part {
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
