import type { Event, Position } from '@rubicon/engine';
import type { HistoryEntry, Viewpoint } from '@rubicon/protocol/wire';
import { type Naming, territoryName } from '../facts/names.ts';
import { narrate } from './narration.ts';
import { tableText } from './table-events.ts';

/** Events of other seats that are not announced: the log has them, and their results are announced. */
const DETAILS: readonly Event['type'][] = [
  'announced',
  'thrown',
  're-rolled',
  'commander-used',
  'rolled',
  'occupied',
  'attacks-ended',
  'reshuffled',
];

interface Listener {
  readonly seat: Viewpoint | undefined;
  readonly isDue: boolean; // announce everything: the seat is asked, or the game is over
  readonly isFighting?: boolean; // an assault of the seat is running
}

interface Announcement {
  readonly said: string; // now; empty if there is nothing to say
  readonly waiting: Waiting;
}

/** Events that will be announced later. */
export interface Waiting {
  readonly texts: readonly string[]; // until another seat's turn has ended
  readonly rolls: readonly Rolled[]; // of the seat's own battle, until it has ended
}

export const NOTHING_WAITS: Waiting = { texts: [], rolls: [] };

type Rolled = Extract<Event, { type: 'rolled' }>;

/**
 * Returns the messages for screen readers: the player's own events at once, but a battle as one message, and each turn
 * of another seat as one message.
 */
export function announce(
  naming: Naming & { readonly view: Position },
  entries: readonly Pick<HistoryEntry, 'seat' | 'events' | 'table'>[],
  waitingBefore: Waiting,
  { seat, isDue, isFighting = false }: Listener,
): Announcement {
  const said: string[] = [];
  let waiting = [...waitingBefore.texts];
  let rolls = [...waitingBefore.rolls];
  /** Announces the rolls so far as one battle. */
  const endBattle = (): void => {
    const [first] = rolls;
    if (first === undefined) return;
    waiting.push(rolls.length === 1 ? narrate(naming, first)!.text : battleText(naming, rolls));
    rolls = [];
    flush();
  };
  const flush = (): void => {
    said.push(...waiting);
    waiting = [];
  };
  for (const { seat: actor, events, table } of entries) {
    let isOwn = actor === seat;
    if (table !== undefined) waiting.push(tableText(naming, table));
    for (const event of events) {
      if (event.type === 'turn-began') {
        flush();
        isOwn = event.seat === seat;
      }
      if (isOwn && event.type === 'rolled') {
        if (rolls.some(({ from, to }) => from !== event.from || to !== event.to)) endBattle();
        rolls.push(event);
        continue;
      }
      const text = narrate(naming, event, events)?.text;
      if (isOwn && text !== undefined) endBattle();
      if (text === undefined || (!isOwn && DETAILS.includes(event.type))) continue;
      waiting.push(text);
      if (isOwn) flush();
    }
  }
  const last = rolls.at(-1);
  if (!isFighting && last !== undefined) {
    endBattle();
    said.push(armiesLeft(naming, last));
  }
  if (isDue) flush();
  return { said: said.join(' '), waiting: { texts: waiting, rolls } };
}

/** The total losses of a battle, in words. */
function battleText(naming: Naming, rolls: readonly Rolled[]): string {
  const { from, to } = rolls[0]!;
  const [lost, killed] = [
    rolls.reduce((sum, { attackersLost }) => sum + attackersLost, 0),
    rolls.reduce((sum, { defendersLost }) => sum + defendersLost, 0),
  ];
  return naming.words.log.attacked(territoryName(naming, from), territoryName(naming, to), lost, killed);
}

/** The armies on both sides after a battle without a capture. */
function armiesLeft(naming: Naming & { readonly view: Position }, rolled: Rolled): string {
  const { view, words } = naming;
  const [from, to] = [rolled.from, rolled.to].map((t) =>
    words.log.armiesOn(territoryName(naming, t), view.armies[t]!),
  );
  return words.log.armiesLeft(from!, to!);
}
