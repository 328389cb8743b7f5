import { type CSSProperties, useEffect, useRef } from 'react';
import { fillOf } from '../../board/colours.ts';
import { Button } from '../../look/Button.tsx';
import { useWords } from '../../words/words.ts';
import { colourOf, territoryName } from '../facts/names.ts';
import { asksFor, type Lesson } from '../lesson.ts';
import type { OpenMatch } from '../match/open-match.ts';
import { percentText } from '../prompts/turns/odds.ts';
import type { Actions } from '../prompts/use-actions.ts';
import { assaultOf } from './assault.ts';
import styles from './battle.module.css';
import { battleOf } from './battle.ts';
import { Dice } from './Dice.tsx';
import { lossesText } from './OddsText.tsx';
import { passFocus } from './pass-focus.ts';
import type { ShownBattle } from './shown-battle.ts';
import { useOdds } from './use-odds.ts';

interface BattleCardProps {
  readonly state: OpenMatch;
  readonly actions: Actions;
  readonly shown: ShownBattle;
  readonly timing: CSSProperties; // of the dice
  readonly isAsked: boolean; // the player decides about this battle, or has just done so
  readonly lesson: Lesson | undefined; // in the tutorial
}

/** A battle: both sides, the dice or the expected losses, and the next roll or assault with its odds. */
export function BattleCard({ state, actions, shown, timing, isAsked, lesson }: BattleCardProps) {
  const words = useWords();
  const card = useRef<HTMLElement>(null);
  const { from, to, battle } = shown;
  const { rules, view } = state;
  const { prompt, staging, perform, attack } = actions;
  const odds = useOdds(state, isAsked ? from : undefined, to, staging.stopAt);
  const assault = assaultOf(actions);
  useEffect(() => passFocus(card.current), []);
  const attacker = battle?.attacker ?? colourOf(view, view.owner[from]!);
  const defender = battle?.defender ?? colourOf(view, view.owner[to]!);
  const sides = { '--attacker': fillOf(attacker), '--defender': fillOf(defender) } as CSSProperties;
  const { assault: untilTaken, stoppingBelow, withOdds } = words.actions;
  const attackText = staging.stopAt === 1 ? untilTaken : stoppingBelow(staging.stopAt + 1);
  const isHeld = prompt === undefined;
  const settled = battleOf(state); // while dice roll, without their losses
  const { rolls, total: sum } = settled?.from === from && settled.to === to ? settled : {};
  const total = sum && rolls && words.actions.fought(sum.lost, sum.killed);
  return (
    <section
      ref={card}
      className={styles.card}
      data-asked={isAsked || undefined}
      data-phase={view.phase}
      style={{ ...timing, ...sides }}
      aria-label={words.actions.battle}
    >
      <p className={styles.sides}>
        <Icon path={SWORD} />
        <span className={styles.name}>{territoryName({ rules, words }, from)}</span>
        {isAsked && (
          <strong className={total ? styles.total : 'hidden-visually'}>
            {total || words.actions.against}
          </strong>
        )}
        <span className={styles.name}>{territoryName({ rules, words }, to)}</span>
        <Icon path={SHIELD} />
      </p>
      <div className={styles.fight}>
        {battle !== undefined ? (
          <div key={battle.seq} className={styles.dice}>
            <Dice dice={battle.attack} owner={attacker} side="attack" />
            <Dice dice={battle.defence} owner={defender} side="defence" />
          </div>
        ) : (
          <div className={styles.odds}>
            {odds !== undefined && (
              <>
                <meter min={0} max={1} value={odds.win} aria-hidden="true" />
                <p>{lossesText(words, odds.expectedLosses)}</p>
              </>
            )}
          </div>
        )}
        {!isAsked && total && <strong className={styles.total}>{total}</strong>}
        {isAsked && (
          <div className={styles.buttons}>
            {attack !== undefined ? (
              <Button look="danger" onClick={actions.stopAttack}>
                {words.actions.stop}
              </Button>
            ) : (
              <>
                <Button
                  look={lesson && asksFor(lesson, 'assault') ? 'primary' : 'plain'}
                  aria-disabled={isHeld || undefined}
                  onClick={() => perform(assault)}
                >
                  {odds === undefined ? attackText : withOdds(attackText, percentText(odds.win))}
                </Button>
                <Button
                  look={lesson === undefined ? 'primary' : 'plain'}
                  aria-disabled={isHeld || undefined}
                  onClick={() => perform(assault && prompt?.primary?.action)}
                >
                  {words.actions.roll}
                </Button>
              </>
            )}
          </div>
        )}
      </div>
    </section>
  );
}

const SWORD =
  'M19.500 3H22v2.500L11 16.500l1.500 1.500-1.500 1.500-2.500-2.500-4 4L3 19.500l4-4L4.500 13 6 11.500 7.500 13z';
const SHIELD = 'M12 2l8 3v6c0 5-3.500 9-8 11-4.500-2-8-6-8-11V5z';

function Icon({ path }: { readonly path: string }) {
  return (
    <svg className={styles.icon} viewBox="0 0 24 24" width="18" height="18" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}
