import type { Event, Position, Rules } from '@rubicon/engine';
import type { WireSeat } from '@rubicon/protocol/wire';
import { useMemo } from 'react';
import { ownerName, territoryName } from '../game/facts/names.ts';
import { useWords } from '../words/words.ts';
import { type Battle, battlesOf, luckOf, netLuck } from './luck.ts';
import styles from './story.module.css';

interface LuckReportProps {
  readonly rules: Rules;
  readonly beginning: Position;
  readonly lines: readonly { readonly seq: number; readonly events: readonly Event[] }[];
  readonly seats: readonly WireSeat[];
}

/** In armies; smaller differences count as average luck. */
const FAIR = 0.5;
const BATTLES = 3; // luckiest and unluckiest battles listed

/** The luck of each player, and the luckiest and unluckiest battles. */
export function LuckReport({ rules, beginning, lines, seats }: LuckReportProps) {
  const words = useWords();
  const battles = useMemo(() => battlesOf(beginning, lines), [beginning, lines]);
  const sorted = battles.toSorted((a, b) => attackerLuck(b) - attackerLuck(a));
  const extremes = [...new Set([...sorted.slice(0, BATTLES), ...sorted.slice(-BATTLES)])];
  return (
    <section>
      <h3>{words.story.luck}</h3>
      <p>{words.story.luckAbout}</p>
      <ul>
        {luckOf(battles, seats.length).map((luck) => {
          const armies = netLuck(luck);
          const { name } = seats[luck.seat]!;
          return (
            <li key={luck.seat}>
              {Math.abs(armies) < FAIR
                ? words.story.luckEven(name)
                : armies > 0
                  ? words.story.lucky(name, armies.toFixed(1))
                  : words.story.unlucky(name, (-armies).toFixed(1))}
              <span className={styles.soft}>
                {' '}
                {words.story.luckOwn(luck.own.actual, luck.own.expected.toFixed(1))},{' '}
                {words.story.luckOthers(luck.others.actual, luck.others.expected.toFixed(1))}.
              </span>
            </li>
          );
        })}
      </ul>
      <h3>{words.story.battles}</h3>
      {extremes.length === 0 && <p>{words.story.noBattles}</p>}
      <ul>
        {extremes.map((battle) => {
          const { seq, from, to, rolls, attack, defence, attacker } = battle;
          const land = (t: number): string => territoryName({ rules, words }, t);
          return (
            <li key={`${seq} ${from} ${to}`}>
              {words.story.battle(land(from), land(to), rolls, attack.actual, defence.actual)}
              <span className={styles.soft}>
                {' '}
                {words.story.battleLuck(signed(attackerLuck(battle)), ownerName({ seats, words }, attacker))}
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** The attacker's net luck in a battle, in armies. */
const attackerLuck = ({ attack, defence }: Battle): number => netLuck({ own: attack, others: defence });

const signed = (armies: number): string => `${armies > 0 ? '+' : '−'}${Math.abs(armies).toFixed(1)}`;
