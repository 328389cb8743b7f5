import type { TableView } from '@rubicon/api';

/** A notification for a player who is looking elsewhere. */
export interface TurnNotice {
  readonly type: 'turn' | 'nudge' | 'reminder';
  readonly table: TableView;
  readonly tag: string; // identifies the notice, so that it is shown once
}

/** The player is reminded after this share of the time for a turn. */
const REMINDED_AFTER = 0.8;

/** Whether a table waits for a player. */
const isWaitingFor = ({ stage, seats, toAct }: TableView, player: string): boolean =>
  stage === 'playing' && toAct?.some((seat) => seats[seat]?.player === player) === true;

/** When to remind a player of a correspondence game; undefined for live games. */
export function reminderAt({ settings, clockEnds }: TableView): number | undefined {
  const { clock } = settings;
  if (clock === undefined || clockEnds == null || clock.turn < 24 * 3600) return undefined;
  return clockEnds - (1 - REMINDED_AFTER) * clock.turn * 1000;
}

/** Returns the notices for a player at a table: a new turn once, nudges and reminders for as long as the turn lasts. */
export function noticesOf(
  before: TableView | undefined,
  table: TableView,
  player: string,
  now: number,
): readonly TurnNotice[] {
  if (!isWaitingFor(table, player)) return [];
  const { id, turn = 0, clockEnds, nudgedAt } = table;
  const notices: TurnNotice[] = [];
  const isNew = before === undefined || !isWaitingFor(before, player) || before.turn !== turn;
  if (isNew) notices.push({ type: 'turn', table, tag: `turn-${id}` });
  if (nudgedAt !== undefined) notices.push({ type: 'nudge', table, tag: `nudge-${id}-${nudgedAt}` });
  const reminder = reminderAt(table);
  if (reminder !== undefined && now >= reminder)
    notices.push({ type: 'reminder', table, tag: `reminder-${id}-${clockEnds}` });
  return notices;
}
