import { makeBot } from '@rubicon/bots';
import {
  type Event,
  fallback,
  HOST,
  legal,
  type Position,
  play,
  type Rules,
  redact,
  type Seat,
  seededDice,
  toAct,
  viewOf,
} from '@rubicon/engine';
import type { HistoryEntry } from '@rubicon/protocol/wire';
import { newGame, type Setting } from './games.ts';

interface Played {
  readonly rules: Rules;
  readonly beginning: Position; // as the first seat sees it
  readonly entries: readonly HistoryEntry[]; // as the first seat sees them
}

/** Plays the first entries of a game: the first seat by its default commands, the others by bots. */
export function playEntries(setting: Setting, count: number): Played {
  const { rules, position } = newGame(setting);
  const dice = seededDice(setting.seed);
  const beginning = viewOf(position, 0);
  const entries: HistoryEntry[] = [];
  const others = Array.from(
    { length: setting.players },
    (_, seat) => makeBot('easy', rules, seat, setting.seed)!,
  );
  playCommand(HOST, { type: 'start' });
  while (entries.length < count && position.phase !== 'over') {
    const [seat] = toAct(position);
    if (seat === undefined) throw new Error(`no seat is to act in ${position.phase}`);
    const view = viewOf(position, seat);
    const command = seat === 0 ? fallback(rules, view, 0) : others[seat]!.act(view, legal(rules, view, seat));
    if (command === undefined) throw new Error(`nothing to play in ${position.phase}`);
    playCommand(seat, command);
  }
  return { rules, beginning, entries };

  function playCommand(seat: Seat | typeof HOST, command: Parameters<typeof play>[3]): void {
    const events: Event[] = [];
    const rejection = play(rules, position, seat, command, dice, events);
    if (rejection !== undefined) throw new Error(JSON.stringify(rejection));
    entries.push({
      seq: entries.length + 1,
      seat: seat === HOST ? 'host' : seat,
      time: undefined,
      events: events.map((event) => redact(rules, event, 0)),
    });
  }
}
