import type { BoardOwner } from '../../board/state.ts';
import { useWords } from '../../words/words.ts';
import { pairDice } from '../battle/battle.ts';
import { Dice } from '../battle/Dice.tsx';
import type { ShownGame } from '../match/open-match.ts';
import styles from './battle-steps.module.css';
import { narrate } from './narration.ts';
import type { LoggedEvent } from './outcomes.ts';

interface BattleStepsProps {
  readonly state: ShownGame;
  readonly steps: readonly LoggedEvent[];
  readonly attacker: BoardOwner;
}

/** The details of a battle: its rolls as dice, everything else as text. */
export function BattleSteps({ state, steps, attacker }: BattleStepsProps) {
  const words = useWords();
  const { rules, view, game } = state;
  const naming = { rules, view, seats: game.seats, words };
  const isRolled = steps.some(({ event }) => event.type === 'rolled');
  return (
    <ul className={styles.steps}>
      {steps.map(({ key, event, sameEntry }) => {
        if (isRolled && (event.type === 'announced' || event.type === 'thrown')) return null;
        if (event.type !== 'rolled') return <li key={key}>{narrate(naming, event, sameEntry)?.text}</li>;
        const { attack, defence } = pairDice(event);
        return (
          <li key={key}>
            <span className={styles.roll}>
              <Dice dice={attack} owner={attacker} side="attack" />
              <Dice dice={defence} owner="neutral" side="defence" />
            </span>
            <span className={styles.losses}>
              {words.actions.fought(event.attackersLost, event.defendersLost)}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
