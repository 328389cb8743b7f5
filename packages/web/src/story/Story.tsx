import type { Event, Position, Rules } from '@rubicon/engine';
import type { WireSeat } from '@rubicon/protocol/wire';
import { useMemo } from 'react';
import { colourOf, ownerName, territoryName } from '../game/names.ts';
import { SeatMark } from '../look/SeatMark.tsx';
import { useWords } from '../words/words.ts';
import { courseOf, MEASURES } from './course.ts';
import { Graph } from './Graph.tsx';
import { type Battle, battlesOf, kindness, luckOf } from './luck.ts';
import styles from './story.module.css';

interface StoryProps {
  readonly rules: Rules;
  readonly beginning: Position;
  readonly end: Pick<Position, 'colours'>; // of the last position: colours may be chosen on the way
  readonly lines: readonly { readonly seq: number; readonly events: readonly Event[] }[];
  readonly seats: readonly WireSeat[];
}

/** How a game went: graphs, and what the dice did. */
export function Story({ rules, beginning, end, lines, seats }: StoryProps) {
  const words = useWords();
  const samples = useMemo(() => courseOf(rules, beginning, lines), [rules, beginning, lines]);
  const battles = useMemo(() => battlesOf(beginning, lines), [beginning, lines]);
  return (
    <section className={styles.story} aria-label={words.story.title}>
      <ul className={styles.legend}>
        {seats.map(({ name }, s) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number, names may be the same
          <li key={s}>
            <SeatMark colour={colourOf(end, s)} /> {name}
          </li>
        ))}
      </ul>
      {MEASURES.map((measure) => (
        <Graph
          key={measure}
          family={rules.family}
          samples={samples}
          measure={measure}
          seats={seats}
          end={end}
        />
      ))}
      {rules.family === 'turns' && <LuckReport rules={rules} battles={battles} seats={seats} />}
    </section>
  );
}

/** So small a difference is called fair. */
const FAIR = 0.5;
const BATTLES = 3;

function LuckReport({
  rules,
  battles,
  seats,
}: {
  readonly rules: Rules;
  readonly battles: readonly Battle[];
  readonly seats: readonly WireSeat[];
}) {
  const words = useWords();
  const sorted = battles.toSorted((a, b) => luckIn(b) - luckIn(a));
  const extremes = [...new Set([...sorted.slice(0, BATTLES), ...sorted.slice(-BATTLES)])];
  return (
    <section>
      <h3>{words.story.luck}</h3>
      <p>{words.story.luckAbout}</p>
      <ul>
        {luckOf(battles, seats.length).map((luck) => {
          const armies = kindness(luck);
          const { name } = seats[luck.seat]!;
          return (
            <li key={luck.seat}>
              {Math.abs(armies) < FAIR
                ? words.story.luckEven(name)
                : armies > 0
                  ? words.story.luckKind(name, armies.toFixed(1))
                  : words.story.luckUnkind(name, (-armies).toFixed(1))}
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
                {words.story.battleLuck(signed(luckIn(battle)), ownerName({ seats, words }, attacker))}
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** What the dice of a battle gave to the attacker. */
const luckIn = ({ attack, defence }: Battle): number => kindness({ own: attack, others: defence });

const signed = (armies: number): string => `${armies > 0 ? '+' : '−'}${Math.abs(armies).toFixed(1)}`;
