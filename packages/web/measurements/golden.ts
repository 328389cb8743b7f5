import { readFileSync } from 'node:fs';
import { HOST, legal, type Offer, type Position, parseCommand } from '@rubicon/engine';
import {
  declaredChance,
  foldRecord,
  RecordedGame,
  type RecordHeader,
  type RecordLine,
} from '@rubicon/protocol';

const NAMES = ['Caesar', 'Pompey', 'Crassus', 'Cato', 'Brutus', 'Cassius'];

/** Whether to stop at this position with these offers. */
export type Wanted = (position: Position, offers: readonly Offer[]) => boolean;

/**
 * A golden record with other names; these games do not change when the bots do. It runs to its end, or until a wanted
 * position after the given number of commands. There, the seat to act becomes the person, and the others are bots.
 */
export function goldenGame(
  name: string,
  after = Number.POSITIVE_INFINITY,
  isWanted: Wanted = () => false,
): string {
  const text = readFileSync(`packages/protocol/testdata/golden/${name}.jsonl`, 'utf8');
  const folded = foldRecord(text);
  if (folded.error !== undefined) throw new Error(folded.error.code);
  const { header } = folded.game;
  const [, ...lines] = text
    .trim()
    .split('\n')
    .map((line): RecordLine => JSON.parse(line));
  const person = play(header, lines, 0, after, isWanted).seat;
  return play(header, lines, person, after, isWanted).text;
}

function play(
  header: RecordHeader,
  lines: readonly RecordLine[],
  person: number,
  after: number,
  isWanted: Wanted,
): { text: string; seat: number } {
  const { edition, options, seats } = header;
  const written: string[] = [];
  const game = RecordedGame.create(
    { game: 'golden', edition, options, seats: seats.map((seat, s) => ({ ...seat, ...player(s) })) },
    declaredChance(header),
    (line) => written.push(line),
  );
  if ('error' in game) throw new Error(game.error.code);
  const { rules, position } = game;
  for (const { seat, command } of lines) {
    if (command === undefined) break; // the closing line
    const { value } = parseCommand(rules.board, command);
    if (value === undefined) throw new Error('unreadable command');
    game.play(seat === 'host' ? HOST : seat, value);
    const asked = position.family === 'turns' ? position.seat : 0;
    if (game.seq >= after && isWanted(position, legal(rules, position, asked))) return result(asked);
  }
  if (position.phase === 'over') game.close();
  return result(0);

  function player(seat: number) {
    const name = NAMES[(seat - person + seats.length) % seats.length]!;
    return seat === person ? { name } : { name, bot: 'medium' };
  }

  function result(seat: number): { text: string; seat: number } {
    return { text: written.map((line) => `${line}\n`).join(''), seat };
  }
}
