import { useId, useMemo } from 'react';
import { Button } from '../../look/Button.tsx';
import { NumberField } from '../../look/NumberField.tsx';
import { SeatMark } from '../../look/SeatMark.tsx';
import { useWords } from '../../words/words.ts';
import { offersOf } from '../chair.ts';
import { colourOf, territoryName } from '../names.ts';
import type { OpenMatch } from '../open-match.ts';
import { draftAct } from '../prompt.ts';
import { attackOdds, percentText } from '../turns/odds.ts';
import type { Acts } from '../use-acts.ts';
import styles from './battle.module.css';
import shared from './panels.module.css';

/** Both sides, the chance and the losses to expect; and many rolls with a limit. */
export function BattlePanel({ state, acts }: { readonly state: OpenMatch; readonly acts: Acts }) {
  const words = useWords();
  const id = useId();
  const { rules, view, seat, offers } = state;
  const { draft, prompt, act, assault } = acts;
  const from = prompt?.selected;
  const to = prompt?.target;
  const { stopAt } = draft;
  const odds = useMemo(() => {
    if (rules.family !== 'turns' || view.family !== 'turns' || typeof seat !== 'number') return undefined;
    if (from === undefined || to === undefined) return undefined;
    return attackOdds(rules, view, seat, { from, to, stopAt });
  }, [rules, view, seat, from, to, stopAt]);
  const offer = offersOf({ offers }, 'attack').find((one) => one.from === from && one.to === to);
  if (from === undefined || to === undefined || offer === undefined || odds === undefined) return null;
  const naming = { rules, words };
  return (
    <div className={styles.battle}>
      <p className={styles.sides}>
        <SeatMark colour={colourOf(view, view.owner[from]!)} /> {territoryName(naming, from)}{' '}
        <strong>{view.armies[from]}</strong>
        <span aria-hidden="true"> ⚔ </span>
        <SeatMark colour={colourOf(view, view.owner[to]!)} /> {territoryName(naming, to)}{' '}
        <strong>{view.armies[to]}</strong>
      </p>
      <p className={styles.odds}>
        <strong>{words.actions.winChance(percentText(odds.win))}</strong>
        <meter min={0} max={1} value={odds.win} aria-hidden="true" />
        <span className={shared.soft}>
          {words.actions.losses(
            odds.expectedLosses.attacker.toFixed(1),
            odds.expectedLosses.defender.toFixed(1),
          )}
        </span>
      </p>
      <div className={styles.force}>
        <label htmlFor={id}>{words.actions.stopAt}</label>
        <NumberField
          id={id}
          min={1}
          max={Math.max(1, view.armies[from]! - 1)}
          value={stopAt}
          onNumber={(count) => act(draftAct({ ...draft, stopAt: count }))}
        />
        <Button disabled={assault !== undefined} onClick={() => act({ type: 'assault', from, to, stopAt })}>
          {stopAt === 1 ? words.actions.assault : words.actions.assaultTo(stopAt)}
        </Button>
      </div>
    </div>
  );
}
