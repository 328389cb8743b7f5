import { useId } from 'react';
import { useHeld } from '../../look/behaviour/use-held.ts';
import { NumberField } from '../../look/fields/NumberField.tsx';
import { useWords } from '../../words/words.ts';
import type { OpenMatch } from '../match/open-match.ts';
import { offersOf } from '../prompts/decision.ts';
import { type Prompt, stageAction } from '../prompts/prompt.ts';
import type { Actions } from '../prompts/use-actions.ts';
import styles from './attack-options.module.css';

interface AttackOptionsProps {
  readonly state: OpenMatch;
  readonly actions: Actions;
  readonly prompt: Prompt; // the shown one
}

/** The limit of an assault, and the number of dice for a single roll; an assault always uses the maximum. */
export function AttackOptions({ state, actions, prompt }: AttackOptionsProps) {
  const words = useWords();
  const id = useId();
  const { staging, perform } = actions;
  const offered = offersOf(state, 'attack').find(
    ({ from, to }) => from === prompt.selected && to === prompt.target,
  );
  const offer = useHeld(offered, prompt !== actions.prompt);
  if (offer === undefined) return null;
  return (
    <div className={styles.options}>
      <label htmlFor={`${id}-stop`}>{words.actions.stopBelow}</label>
      <NumberField
        id={`${id}-stop`}
        aria-describedby={`${id}-unit`}
        min={2}
        max={Math.max(2, state.view.armies[offer.from]!)}
        value={staging.stopAt + 1}
        onNumber={(count) => perform(stageAction({ ...staging, stopAt: count - 1 }))}
      />
      <span id={`${id}-unit`}>{words.actions.stopBelowUnit}</span>
      {offer.least < offer.most && (
        <>
          <label htmlFor={`${id}-dice`} className="hidden-visually">
            {words.actions.attackDice}
          </label>
          <select
            id={`${id}-dice`}
            value={Math.min(staging.count ?? offer.most, offer.most)}
            onChange={(event) => perform(stageAction({ ...staging, count: Number(event.target.value) }))}
          >
            {Array.from({ length: offer.most - offer.least + 1 }, (_, i) => offer.most - i).map((count) => (
              <option key={count} value={count}>
                {words.actions.dice(count)}
              </option>
            ))}
          </select>
        </>
      )}
    </div>
  );
}
