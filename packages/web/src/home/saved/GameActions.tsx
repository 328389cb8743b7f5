import { useState } from 'react';
import { Link } from 'wouter';
import { ask } from '../../host/client.ts';
import type { LobbyError, SavedGame } from '../../host/lobby.ts';
import { Alert } from '../../look/Alert.tsx';
import { Button } from '../../look/Button.tsx';
import { Confirmation } from '../../look/Confirmation.tsx';
import { useWords } from '../../words/words.ts';
import { downloadRecord } from './download.ts';
import styles from './saved.module.css';

/** A finished game opens as a replay. */
export const pathOf = ({ id, isOver }: SavedGame): string => (isOver ? `/replay/${id}` : `/game/${id}`);

interface GameActionsProps {
  readonly game: SavedGame;
  readonly isMain?: boolean; // the link looks like the primary button
  readonly onChange: () => Promise<void>;
}

/** The actions for a saved game: continue or show, download, delete. */
export function GameActions({ game, isMain = false, onChange }: GameActionsProps) {
  const words = useWords();
  const [error, setError] = useState<LobbyError | undefined>(undefined);
  const [confirming, setConfirming] = useState<'export' | 'remove' | undefined>(undefined);
  const name = words.editions.names[game.edition] ?? game.edition;
  async function download(): Promise<void> {
    setError(await downloadRecord(game.id));
    setConfirming(undefined);
  }
  async function remove(): Promise<void> {
    setError((await ask((host) => host.remove(game.id))).error);
    await onChange();
  }
  return (
    <>
      <div className={styles.actions}>
        <Link className={isMain ? styles.main : styles.link} href={pathOf(game)}>
          {game.isOver ? words.home.showGame : words.home.continueGame}
        </Link>
        <Button look="quiet" onClick={() => (game.isOver ? void download() : setConfirming('export'))}>
          {words.home.export}
        </Button>
        <Button look="quiet" onClick={() => setConfirming('remove')}>
          {words.home.deleteGame}
        </Button>
      </div>
      {confirming !== undefined && (
        <Confirmation
          key={confirming}
          text={confirming === 'export' ? words.home.exportWarning : words.home.confirmDelete(name)}
          onNo={() => setConfirming(undefined)}
          onYes={() => void (confirming === 'export' ? download() : remove())}
        />
      )}
      {error !== undefined && <Alert>{words.home.errors[error]}</Alert>}
    </>
  );
}
