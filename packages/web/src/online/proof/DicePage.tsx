import type { TableView } from '@rubicon/api';
import type { Roll, Rolls } from '@rubicon/protocol';
import { useEffect, useState } from 'react';
import { Link, useSearch } from 'wouter';
import { ask } from '../../host/client.ts';
import { Button } from '../../look/Button.tsx';
import { PageFrame } from '../../look/PageFrame.tsx';
import { useWords } from '../../words/words.ts';
import { queryOf } from '../table-link.ts';
import { useTablesWords } from '../use-tables-words.ts';
import { findFinishedGame } from './finished-game.ts';
import styles from './proof.module.css';
import { RecordProblem } from './RecordProblem.tsx';
import { useProofWords } from './use-proof-words.ts';

/** Rolls listed at first, and added by “Show more”. */
const PAGE = 200;

/** Every roll of a finished game, with the secret, the seeds and how each follows from them. */
export function DicePage({ id }: { readonly id: string }) {
  const words = useWords();
  const invite = new URLSearchParams(useSearch()).get('invite') ?? undefined;
  const texts = useProofWords();
  const tables = useTablesWords();
  const [found, setFound] = useState<{ rolls: Rolls; table: TableView } | undefined>(undefined);
  const [problem, setProblem] = useState<unknown>(undefined);
  const [shown, setShown] = useState(PAGE);
  useEffect(() => {
    let isGone = false;
    async function load() {
      const { record, table } = await findFinishedGame(id, invite);
      const rolls = await ask((host) => host.rolls(record));
      if (rolls.error !== undefined) throw new Error(rolls.error);
      return { rolls: rolls.value, table };
    }
    load().then(
      (loaded) => isGone || setFound(loaded),
      (error) => isGone || setProblem(error),
    );
    return () => {
      isGone = true;
    };
  }, [id, invite]);
  return (
    <PageFrame title={texts.title}>
      {problem !== undefined && <RecordProblem id={id} invite={invite} problem={problem} />}
      {found === undefined && problem === undefined && <p role="status">{texts.checking}</p>}
      {found !== undefined && (
        <>
          <p className={styles.right} role="status">
            <span aria-hidden="true">✓ </span>
            <strong>{texts.allRolls(found.rolls.rolls.length)}</strong>
          </p>
          <p>
            {texts.thirdParty}{' '}
            <Link href={`/table/${id}/replay${queryOf(invite)}`}>{words.story.replay}</Link>
          </p>
          {found.rolls.keys.map((key) => (
            <dl key={key.commitment} className={styles.key}>
              <dt>{tables.dice.commitment}</dt>
              <dd>{key.commitment}</dd>
              <dt>{texts.secret}</dt>
              <dd>{key.secret}</dd>
              {key.seeds.map(({ seat, seed, hash }) => (
                <div key={seat}>
                  <dt>{texts.seedOf(found.table.seats[seat]?.name ?? words.home.seat(seat + 1))}</dt>
                  <dd>
                    {seed} <small>(SHA-256 {hash})</small>
                  </dd>
                </div>
              ))}
              <dt>{texts.key}</dt>
              <dd>{key.key}</dd>
            </dl>
          ))}
          <p>{texts.formula}</p>
          <section
            className={styles.scroller}
            aria-label={texts.rollsTitle}
            // biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable content must be reachable by keyboard
            tabIndex={0}
          >
            <table className={styles.rolls}>
              <thead>
                <tr>
                  <th scope="col">{texts.index}</th>
                  <th scope="col">{texts.move}</th>
                  <th scope="col">{texts.number}</th>
                  <th scope="col">{texts.below}</th>
                  <th scope="col">{texts.value}</th>
                </tr>
              </thead>
              <tbody>
                {found.rolls.rolls.slice(0, shown).map((roll) => (
                  <RollRow key={roll.index} roll={roll} />
                ))}
              </tbody>
            </table>
          </section>
          {shown < found.rolls.rolls.length && (
            <Button onClick={() => setShown(shown + PAGE)}>{texts.more}</Button>
          )}
        </>
      )}
    </PageFrame>
  );
}

function RollRow({ roll: { index, seq, attempt, number, below, value } }: { readonly roll: Roll }) {
  const texts = useProofWords();
  return (
    <tr>
      <th scope="row">{index}</th>
      <td>{seq}</td>
      <td>
        {number.toString(16).padStart(8, '0')}
        {attempt > 0 && <small> {texts.attempt(attempt + 1)}</small>}
      </td>
      <td>{below}</td>
      <td>{value}</td>
    </tr>
  );
}
