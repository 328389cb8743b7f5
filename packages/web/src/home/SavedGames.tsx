import { useCallback, useEffect, useId, useState } from 'react';
import { lobby } from '../host/client.ts';
import type { LobbyError, SavedGame } from '../host/lobby.ts';
import { Button } from '../look/Button.tsx';
import { SeatMark } from '../look/SeatMark.tsx';
import { useSettings } from '../settings/settings.ts';
import { load, save } from '../settings/storage.ts';
import { useWords } from '../words/words.ts';
import { download } from './download.ts';
import styles from './home.module.css';
import { HAS_GAMES } from './use-begin.ts';

/** The games of this browser: gone on with, looked at, taken along, brought in. */
export function SavedGames() {
  const words = useWords();
  const id = useId();
  const [games, setGames] = useState<readonly SavedGame[]>([]);
  const [error, setError] = useState<LobbyError | undefined>(undefined);
  const refresh = useCallback(async () => setGames(await lobby().list()), []);
  useEffect(() => {
    if (load(HAS_GAMES) === true) void refresh();
  }, [refresh]);
  async function bringIn(file: File | undefined): Promise<void> {
    if (file === undefined) return;
    const read = await lobby().import(await file.text());
    setError(read.error);
    if (read.error === undefined) save(HAS_GAMES, true);
    await refresh();
  }
  return (
    <section className={styles.saved} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{words.home.saved}</h2>
      {games.length === 0 && <p>{words.home.savedNone}</p>}
      <ul>
        {games.map((game) => (
          <SavedRow key={game.id} game={game} onChange={refresh} onError={setError} />
        ))}
      </ul>
      {error !== undefined && <p role="alert">{words.home.errors[error]}</p>}
      <p>
        <label htmlFor={id} className={styles.file}>
          {words.home.import}
        </label>
        <input
          id={id}
          type="file"
          accept=".jsonl,.json,.txt"
          onChange={(event) => void bringIn(event.target.files?.[0])}
        />
      </p>
    </section>
  );
}

interface SavedRowProps {
  readonly game: SavedGame;
  readonly onChange: () => Promise<void>;
  readonly onError: (error: LobbyError | undefined) => void;
}

function SavedRow({ game, onChange, onError }: SavedRowProps) {
  const words = useWords();
  const language = useSettings((settings) => settings.language);
  const [asked, setAsked] = useState<'export' | 'remove' | undefined>(undefined);
  const name = words.editions.names[game.edition] ?? game.edition;
  const when = new Date(game.played).toLocaleString(language, { dateStyle: 'medium', timeStyle: 'short' });
  async function take(): Promise<void> {
    const record = await lobby().export(game.id);
    onError(record.error);
    if (record.error === undefined)
      download(`rubicon-${game.begun.slice(0, 10)}-${game.id.slice(0, 8)}.jsonl`, record.value);
    setAsked(undefined);
  }
  async function remove(): Promise<void> {
    onError((await lobby().remove(game.id)).error);
    await onChange();
  }
  return (
    <li className={styles.row}>
      <div>
        <strong>{name}</strong> <span className={styles.soft}>{words.home.moves(game.commands)}</span>
        {game.isOver && <span className={styles.soft}>, {words.home.over}</span>}
        <p className={styles.seats}>
          {game.seats.map((seat) => (
            <span key={seat.name}>
              <SeatMark colour={seat.colour} size={14} /> {seat.name}
            </span>
          ))}
        </p>
        <p className={styles.soft}>{words.home.lastPlayed(when)}</p>
      </div>
      <div className={styles.rowButtons}>
        <a className={styles.link} href={game.isOver ? `/replay/${game.id}` : `/game/${game.id}`}>
          {game.isOver ? words.home.look : words.home.goOn}
        </a>
        <Button look="quiet" onClick={() => (game.isOver ? void take() : setAsked('export'))}>
          {words.home.export}
        </Button>
        <Button look="quiet" onClick={() => setAsked('remove')}>
          {words.home.remove}
        </Button>
      </div>
      {asked !== undefined && (
        <div role="alertdialog" aria-label={name} className={styles.sure}>
          <p>{asked === 'export' ? words.home.exportWarning : words.home.removeSure(name)}</p>
          <Button onClick={() => setAsked(undefined)}>{words.common.no}</Button>
          <Button look="danger" autoFocus onClick={() => void (asked === 'export' ? take() : remove())}>
            {words.common.yes}
          </Button>
        </div>
      )}
    </li>
  );
}
