import { useId, useState } from 'react';
import { useLocation } from 'wouter';
import { useIsMounted } from '../../app/use-is-mounted.ts';
import { ask } from '../../host/client.ts';
import type { ImportedGame, LobbyFailure, SavedGame } from '../../host/lobby.ts';
import { Alert } from '../../look/Alert.tsx';
import { DropTarget } from '../../look/fields/DropTarget.tsx';
import { FileButton } from '../../look/fields/FileButton.tsx';
import { SeatMark } from '../../look/SeatMark.tsx';
import { useSettings } from '../../settings/settings.ts';
import { useWords, type Words } from '../../words/words.ts';
import { failureText } from '../failure-text.ts';
import { GameActions, pathOf } from './GameActions.tsx';
import { keepFirstGame } from './persistence.ts';
import { RECORD_FILES, readText } from './record-file.ts';
import styles from './saved.module.css';
import type { SavedGamesState } from './use-saved-games.ts';

interface SavedGamesProps {
  readonly saved: SavedGamesState;
  readonly continued: SavedGame | undefined; // shown on a card of its own
}

/** The saved games of this browser: continue, show, export, delete, import. */
export function SavedGames({ saved, continued }: SavedGamesProps) {
  const words = useWords();
  const id = useId();
  const [, navigate] = useLocation();
  const isMounted = useIsMounted();
  const [importFailure, setImportFailure] = useState<LobbyFailure | undefined>(undefined);
  const [imported, setImported] = useState<ImportedGame | undefined>(undefined);
  const { games, isSaving, refresh } = saved;
  const failure = importFailure ?? saved.failure;
  async function importFile(file: File): Promise<SavedGame | undefined> {
    setImportFailure(undefined);
    setImported(undefined);
    const text = await readText(file);
    const read = await ask((host) => host.import(text));
    if (read.error !== undefined) {
      setImportFailure(read);
      return undefined;
    }
    void keepFirstGame();
    setImported(read.value);
    await refresh();
    return read.value.game;
  }
  async function importAndOpen(file: File): Promise<void> {
    const game = await importFile(file);
    if (game !== undefined && isMounted()) navigate(pathOf(game));
  }
  return (
    <section id="saved" className={styles.saved} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{words.home.saved}</h2>
      {!isSaving && <p role="status">{words.home.notSaved}</p>}
      {games === undefined && failure === undefined && <p>{words.common.loading}</p>}
      {isSaving && games?.length === 0 && <p>{words.home.savedNone}</p>}
      <ul>
        {games
          ?.filter((game) => game.id !== continued?.id)
          .map((game) => (
            <SavedRow key={game.id} game={game} onChange={refresh} />
          ))}
      </ul>
      <div className={styles.file}>
        <FileButton accept={RECORD_FILES} onFile={(file) => void importFile(file)}>
          {words.home.import}
        </FileButton>
        <span className={styles.soft}>{words.home.importAbout}</span>
      </div>
      <p role="status">{imported !== undefined && importText(words, imported)}</p>
      {failure !== undefined && <Alert>{failureText(words, failure)}</Alert>}
      <DropTarget text={words.home.dropHere} onFile={(file) => void importAndOpen(file)} />
    </section>
  );
}

function importText({ home, editions }: Words, { game, isTorn, isKnown }: ImportedGame): string {
  const text = home[isKnown ? 'importedBefore' : 'imported'](
    editions.names[game.edition] ?? game.edition,
    home.moves(game.commands),
  );
  return isTorn ? `${text} ${home.importedTorn}` : text;
}

interface SavedRowProps {
  readonly game: SavedGame;
  readonly onChange: () => Promise<void>;
}

function SavedRow({ game, onChange }: SavedRowProps) {
  const words = useWords();
  const language = useSettings((settings) => settings.language);
  const when = new Date(game.played).toLocaleString(language, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <li className={styles.row}>
      <div>
        <strong>{words.editions.names[game.edition] ?? game.edition}</strong>{' '}
        <span className={styles.soft}>{words.home.moves(game.commands)}</span>
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
      <GameActions game={game} onChange={onChange} />
    </li>
  );
}
