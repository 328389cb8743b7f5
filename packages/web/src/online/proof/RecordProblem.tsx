import { Link } from 'wouter';
import { errorText } from '../error-text.ts';
import { tablePath } from '../table-link.ts';
import { useTablesWords } from '../use-tables-words.ts';
import { NotOver } from './finished-game.ts';
import { useProofWords } from './use-proof-words.ts';

interface RecordProblemProps {
  readonly id: string; // of the table
  readonly invite: string | undefined;
  readonly problem: unknown;
}

/** Says why the record of a game cannot be shown; leads to the table of a game that is not over. */
export function RecordProblem({ id, invite, problem }: RecordProblemProps) {
  const texts = useProofWords();
  const tables = useTablesWords();
  if (!(problem instanceof NotOver)) return <p role="alert">{errorText(tables, problem)}</p>;
  return (
    <p role="alert">
      {texts.notOver} <Link href={tablePath(id, invite)}>{tables.toTable}</Link>
    </p>
  );
}
