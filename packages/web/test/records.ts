import { makeBot } from '@rubicon/bots';
import { HOST, legal, toAct, viewOf } from '@rubicon/engine';
import { RecordedGame, seededChance } from '@rubicon/protocol';
import { type Setting, seatsFor } from './game/games.ts';

export interface Recorded {
  readonly game: RecordedGame;
  readonly lines: readonly string[];
  readonly text: string;
}

/** Records a game of bots, to its end or up to the given number of commands. */
export function record(
  { edition, players, options, seed }: Setting,
  commands = Number.POSITIVE_INFINITY,
): Recorded {
  const lines: string[] = [];
  const seats = seatsFor(players).map((seat, s) => (s === 0 ? seat : { ...seat, bot: 'easy' }));
  const game = RecordedGame.create({ game: seed, edition, options, seats }, seededChance(seed), (line) =>
    lines.push(line),
  );
  if ('error' in game) throw new Error(game.error.code);
  const { rules, position } = game;
  game.play(HOST, { type: 'start' });
  const bots = seats.map((_, seat) => makeBot('easy', rules, seat, seed)!);
  while (position.phase !== 'over' && game.seq < commands) {
    const [seat = 0] = toAct(position);
    const view = viewOf(position, seat);
    const { rejection } = game.play(seat, bots[seat]!.act(view, legal(rules, view, seat)));
    if (rejection !== undefined) throw new Error(rejection.code);
  }
  if (position.phase === 'over') game.close();
  return { game, lines, text: lines.map((line) => `${line}\n`).join('') };
}
