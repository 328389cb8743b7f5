import { writeFileSync } from 'node:fs';
import { judgeRecord, type SeatClient, type Verdict } from '@rubicon/api';
import { type Contradiction, foldRecord } from '@rubicon/protocol';
import { isFileError, recordText } from '../../texts/errors.ts';
import type { Room } from '../room.ts';
import { freshName, quoted } from '../saving/save.ts';
import { nameOf } from '../texts/cast.ts';
import { resultText } from '../texts/ending.ts';
import { count, sentence } from '../texts/words.ts';
import type { KeptSeat } from './data-folder.ts';
import type { ServerSession } from './session.ts';

/** Prints the result, saves the record and verifies it. Returns the exit code, which is that of `rubicon verify`. */
export function endGame(
  session: ServerSession,
  room: Room,
  client: SeatClient,
  record: string,
  kept: KeptSeat | undefined,
): number {
  const { terminal, folder } = session;
  const folded = foldRecord(record);
  if (folded.error === undefined && folded.game.position.phase === 'over')
    terminal.print(...resultText(room.cast, folded.game.position, terminal.width()));
  else terminal.print('', 'The game was abandoned. Nobody won.');
  const file = saveRecord(session, record);
  const verdict = judgeRecord(record, client.kept);
  const problems = problemsOf(room, verdict);
  if (problems.length > 0) {
    terminal.print('NOT VERIFIED. The server’s record is wrong:', ...problems.map((text) => `  ${text}`));
    if (kept !== undefined) {
      terminal.print('Everything you were shown, with your seed, is kept in:');
      terminal.printWhole(`  ${kept.file}`);
    }
    return 1;
  }
  terminal.print(...verifiedTexts(verdict));
  if (kept !== undefined) {
    folder.remember(client.id, client.commitments);
    kept.forget();
  }
  if (file !== undefined) {
    terminal.print('Anyone can check the record:');
    terminal.printWhole(`  npx rubicon verify ${quoted(file)}`);
  }
  return verdict.replayed > 0 ? 3 : 0;
}

/** Saves the record. It can be verified even if the file cannot be written. */
function saveRecord({ terminal, file = freshName(new Date()) }: ServerSession, record: string) {
  try {
    writeFileSync(file, record, { flag: 'wx' });
  } catch (error) {
    if (!isFileError(error)) throw error;
    terminal.print(`The record cannot be saved: ${error.message}.`);
    return undefined;
  }
  terminal.print('The record of the game:');
  terminal.printWhole(`  ${file}`);
  return file;
}

function problemsOf(room: Room, { error, contradictions }: Verdict): string[] {
  if (error !== undefined) return [sentence(recordText(error))];
  return contradictions.map((contradiction) => contradictionText(room, contradiction));
}

/** The checks that were made. */
function verifiedTexts({ lines, hasOwnSeed, replayed }: Verdict): string[] {
  const decided = replayed > 0 ? `; lines 1–${replayed} are under older rules and were replayed` : '';
  return [
    'Verified:',
    `  Every command is legal, and every die comes from the secret and the seeds${decided}.`,
    hasOwnSeed
      ? '  The secret is the one the server committed to before the start, and your seed is among the seeds.'
      : '  This terminal took no part in the start, so it cannot say whether the seeds are those of the players.',
    `  All ${count(lines, 'line')} that you were shown are in the record, unchanged.`,
  ];
}

function contradictionText({ cast }: Room, contradiction: Contradiction): string {
  switch (contradiction.code) {
    case 'other-game':
      return 'It is the record of another game.';
    case 'not-fair':
      return 'Its dice are not fair dice: nobody committed to them.';
    case 'commitment-changed':
      return 'The secret of the dice is not the one the server committed to before the start.';
    case 'seed-added':
      return `It has a seed of ${nameOf(cast, contradiction.seat)} that was not there at the start.`;
    case 'seed-dropped':
      return `The seed of ${nameOf(cast, contradiction.seat)} is missing.`;
    case 'seed-changed':
      return `The seed of ${nameOf(cast, contradiction.seat)} is not the one from the start.`;
    case 'key-added':
      return 'The dice were changed during the game without you.';
    case 'attempt-hidden':
      return `A failed start is missing (${contradiction.commitment.slice(0, 8)}…).`;
    case 'secret-reused':
      return 'The secret of the dice was already used in an earlier game.';
    case 'line-changed':
      return `Line ${contradiction.seq} is not the one you were shown.`;
    case 'line-missing':
      return `Line ${contradiction.seq}, which you were shown, is missing.`;
  }
}
