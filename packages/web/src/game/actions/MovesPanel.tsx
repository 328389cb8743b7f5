import { useWords } from '../../words/words.ts';
import { territoryName } from '../facts/names.ts';
import type { OpenMatch } from '../match/open-match.ts';
import type { Actions } from '../prompts/use-actions.ts';
import styles from './staging.module.css';

/** The staged moves, in order. */
export function MovesPanel({
  state: { rules },
  actions,
}: {
  readonly state: OpenMatch;
  readonly actions: Actions;
}) {
  const words = useWords();
  const name = (territory: number): string => territoryName({ rules, words }, territory);
  return (
    <ol className={styles.moves} aria-label={words.actions.moveList}>
      {actions.staging.moves.map(([from, to, armies]) => (
        <li key={`${from} ${to} ${armies}`}>{words.actions.moveText(armies, name(from), name(to))}</li>
      ))}
    </ol>
  );
}
