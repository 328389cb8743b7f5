import { useId } from 'react';
import { useWords } from '../../words/words.ts';
import { offersOf } from '../chair.ts';
import type { OpenMatch } from '../open-match.ts';
import { draftAct } from '../prompt.ts';
import type { Acts } from '../use-acts.ts';
import styles from './battle.module.css';

/** How many dice the next single roll has: beside its button, since rolling until taken always uses the most. */
export function DiceChoice({ state, acts }: { readonly state: OpenMatch; readonly acts: Acts }) {
  const words = useWords();
  const id = useId();
  const { draft, prompt, act } = acts;
  const offer = offersOf(state, 'attack').find(
    ({ from, to }) => from === prompt?.selected && to === prompt.target,
  );
  if (offer === undefined || offer.least === offer.most) return null;
  return (
    <span className={styles.diceChoice}>
      <label htmlFor={id} className="hidden-visually">
        {words.actions.attackDice}
      </label>
      <select
        id={id}
        value={Math.min(draft.count ?? offer.most, offer.most)}
        onChange={(event) => act(draftAct({ ...draft, count: Number(event.target.value) }))}
      >
        {Array.from({ length: offer.most - offer.least + 1 }, (_, i) => offer.most - i).map((count) => (
          <option key={count} value={count}>
            {words.actions.dice(count)}
          </option>
        ))}
      </select>
    </span>
  );
}
