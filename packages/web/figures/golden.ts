import { readFileSync } from 'node:fs';
import { HOST, legal, type Offer, type Position, parseCommand } from '@rubicon/engine';
import { RecordedGame, type RecordHeader, type RecordLine } from '@rubicon/protocol';

const NAMES = ['Caesar', 'Pompey', 'Crassus', 'Cato', 'Brutus', 'Cassius'];

/** When to stop: somebody is asked, and may do this. */
export type Wanted = (position: Position, offers: readonly Offer[]) => boolean;

/**
 * A golden record with other names: these games stay as they are, whatever becomes of the bots. It goes to its end, or
 * until the position is as wanted after so many commands; then whoever is asked is the person, and the others are bots.
 */
export function goldenGame(
  name: string,
  after = Number.POSITIVE_INFINITY,
  isWanted: Wanted = () => false,
): string {
  const text = readFileSync(`packages/protocol/testdata/golden/${name}.jsonl`, 'utf8');
  const [header, ...lines] = text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  const person = play(header, lines, 0, after, isWanted).seat;
  return play(header, lines, person, after, isWanted).text;
}

function play(
  { edition, options, seats, chance }: RecordHeader,
  lines: readonly RecordLine[],
  person: number,
  after: number,
  isWanted: Wanted,
): { text: string; seat: number } {
  const written: string[] = [];
  const game = RecordedGame.create(
    { edition, options, seed: chance.seed, seats: seats.map((seat, s) => ({ ...seat, ...player(s) })) },
    (line) => written.push(line),
  );
  if ('error' in game) throw new Error(game.error.code);
  const { rules, position } = game;
  for (const { seat, command } of lines) {
    if (command === undefined) break; // the closing line
    const { value } = parseCommand(rules.board, command);
    if (value === undefined) throw new Error('a command that cannot be read');
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
