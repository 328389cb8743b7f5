import { useCallback, useEffect, useId, useState } from 'react';
import { useLocation } from 'wouter';
import { usePresence } from '../app/use-presence.ts';
import { ask } from '../host/client.ts';
import type { LobbyError, SavedGame } from '../host/lobby.ts';
import { Button } from '../look/Button.tsx';
import { DropTarget } from '../look/DropTarget.tsx';
import { FileButton } from '../look/FileButton.tsx';
import { SeatMark } from '../look/SeatMark.tsx';
import { useSettings } from '../settings/settings.ts';
import { load, save } from '../settings/storage.ts';
import { useWords } from '../words/words.ts';
import { downloadRecord } from './download.ts';
import styles from './home.module.css';
import { RECORD_FILES, readText } from './record-file.ts';
import { HAS_GAMES } from './use-begin.ts';

/** The games of this browser: gone on with, looked at, taken along, brought in. */
export function SavedGames() {
  const words = useWords();
  const id = useId();
  const [, navigate] = useLocation();
  const isHere = usePresence();
  const [games, setGames] = useState<readonly SavedGame[] | undefined>(() =>
    load(HAS_GAMES) === true ? undefined : [],
  ); // undefined when it is not known
  const [error, setError] = useState<LobbyError | undefined>(undefined);
  const refresh = useCallback(async () => {
    const listed = await ask((host) => host.list());
    if (listed.error === undefined) return setGames(listed.value);
    setGames(undefined);
    setError(listed.error);
  }, []);
  useEffect(() => {
    if (load(HAS_GAMES) === true) void refresh();
  }, [refresh]);
  async function bringIn(file: File): Promise<SavedGame | undefined> {
    const text = await readText(file);
    const read = await ask((host) => host.import(text));
    setError(read.error);
    if (read.error !== undefined) return undefined;
    save(HAS_GAMES, true);
    await refresh();
    return read.value;
  }
  async function open(file: File): Promise<void> {
    const game = await bringIn(file);
    if (game !== undefined && isHere()) navigate(pathOf(game));
  }
  return (
    <section className={styles.saved} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{words.home.saved}</h2>
      {games?.length === 0 && <p>{words.home.savedNone}</p>}
      <ul>
        {games?.map((game) => (
          <SavedRow key={game.id} game={game} onChange={refresh} onError={setError} />
        ))}
      </ul>
      {error !== undefined && <p role="alert">{words.home.errors[error]}</p>}
      <div className={styles.file}>
        <FileButton accept={RECORD_FILES} onFile={(file) => void bringIn(file)}>
          {words.home.import}
        </FileButton>
        <span className={styles.soft}>{words.home.importAbout}</span>
      </div>
      <DropTarget text={words.home.dropHere} onFile={(file) => void open(file)} />
    </section>
  );
}

/** One that is over is looked at, the others go on. */
const pathOf = ({ id, isOver }: SavedGame): string => (isOver ? `/replay/${id}` : `/game/${id}`);

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
    onError(await downloadRecord(game.id));
    setAsked(undefined);
  }
  async function remove(): Promise<void> {
    onError((await ask((host) => host.remove(game.id))).error);
    await onChange();
  }
  return (
    <li className={styles.row}>
      <div>
        <strong>{name}</strong> <span className={styles.soft}>{words.home.moves(game.commands)}</span>
        {game.isOver && <span className={styles.soft}>, {words.home.over}</span>}
        <p className={styles.seats}>
          {game.seats.map((seat, s) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number, names may be the same
            <span key={s}>
              <SeatMark colour={seat.colour} size={14} /> {seat.name}
            </span>
          ))}
        </p>
        <p className={styles.soft}>{words.home.lastPlayed(when)}</p>
      </div>
      <div className={styles.rowButtons}>
        <a className={styles.link} href={pathOf(game)}>
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
