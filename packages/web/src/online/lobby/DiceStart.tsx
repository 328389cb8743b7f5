import type { TableView } from '@rubicon/api';
import { useId, useState } from 'react';
import { Button } from '../../look/Button.tsx';
import { TextField } from '../../look/fields/TextField.tsx';
import type { OnlineTable } from '../table/online-table.ts';
import { useOnlineState } from '../table/use-online-table.ts';
import { useRequest } from '../use-request.ts';
import { useTablesWords } from '../use-tables-words.ts';
import styles from './lobby.module.css';

interface DiceStartProps {
  readonly online: OnlineTable;
  readonly table: TableView;
}

/** The progress of the fair dice start in one line, with details on demand. */
export function DiceStart({ online, table }: DiceStartProps) {
  const { dice } = useTablesWords();
  const { seat } = useOnlineState(online);
  const people = table.seats.filter(({ player }) => player !== undefined);
  const revealed = people.filter(({ isRevealed }) => isRevealed === true).length;
  const isElsewhere = seat !== undefined && !online.client.hasSeed;
  const nameOf = (player: string): string =>
    table.seats.find((entry) => entry.player === player)?.name ?? '?';
  const text = {
    gathering: dice.gathering,
    committing: dice.committing,
    revealing: dice.revealing(revealed, people.length),
  }[table.step];
  return (
    <section className={styles.dice} aria-label={dice.title}>
      <p role="status">
        <span aria-hidden="true">⚄ </span>
        {text}
      </p>
      {isElsewhere && <p className={styles.soft}>{dice.otherDevice}</p>}
      {table.voided.length > 0 && (
        <p className={styles.soft}>
          {dice.voided(table.voided.length)}{' '}
          {dice.voidedBy([...new Set(table.voided.flatMap(({ failed }) => failed))].map(nameOf).join(', '))}
        </p>
      )}
      <details>
        <summary>{dice.details}</summary>
        <p>{dice.explain}</p>
        <p>
          {dice.commitment}: <code className={styles.hash}>{table.commitment}</code>
        </p>
        {seat !== undefined && online.client.hasSeed && (
          <OwnPart online={online} isOpen={table.step === 'gathering'} />
        )}
      </details>
    </section>
  );
}

/** The player's part of the dice, which the player's own words can replace. */
function OwnPart({ online, isOpen }: { readonly online: OnlineTable; readonly isOpen: boolean }) {
  const { dice } = useTablesWords();
  const id = useId();
  const [phrase, setPhrase] = useState('');
  const [bytes, setBytes] = useState<string | undefined>(undefined);
  const { run, isBusy, error } = useRequest();
  const save = async (): Promise<void> => setBytes(await online.client.setPhrase(phrase));
  return (
    <form
      className={styles.phrase}
      onSubmit={(event) => {
        event.preventDefault();
        run(save);
      }}
    >
      <p>
        {dice.own}: {bytes === undefined ? dice.ownRandom : dice.phraseUsed(bytes)}
      </p>
      {isOpen && (
        <>
          <label htmlFor={id}>{dice.phrase}</label>
          <TextField
            id={id}
            value={phrase}
            maxLength={200}
            onChange={(event) => setPhrase(event.target.value)}
          />
          <Button type="submit" disabled={isBusy || phrase === ''}>
            {dice.usePhrase}
          </Button>
          <p className={styles.soft}>{dice.phraseAbout}</p>
        </>
      )}
      {error !== undefined && <p role="alert">{error}</p>}
    </form>
  );
}
