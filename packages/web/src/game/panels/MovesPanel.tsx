import { useWords } from '../../words/words.ts';
import { territoryName } from '../names.ts';
import type { OpenMatch } from '../open-match.ts';
import type { Acts } from '../use-acts.ts';
import styles from './staging.module.css';

/** The moves that are staged, in the order in which they will be made. */
export function MovesPanel({ state: { rules }, acts }: { readonly state: OpenMatch; readonly acts: Acts }) {
  const words = useWords();
  const name = (territory: number): string => territoryName({ rules, words }, territory);
  return (
    <ol className={styles.moves} aria-label={words.actions.moveList}>
      {acts.draft.moves.map(([from, to, armies]) => (
        <li key={`${from} ${to} ${armies}`}>{words.actions.moveText(armies, name(from), name(to))}</li>
      ))}
    </ol>
  );
}
