import type { WireChatLine } from '@rubicon/protocol/wire';

/** How far a player has read a chat, and whose lines count. */
interface Reader {
  readonly id: string | undefined; // of the player; undefined for a visitor
  readonly read: number; // the number of the last line seen
  readonly muted: ReadonlySet<string>; // players whose lines are not shown
}

/** Counts the lines the player has not seen, without their own and those of muted players. */
export const countUnread = (chat: readonly WireChatLine[], { id, read, muted }: Reader): number =>
  chat.filter(({ number, player }) => number > read && player !== id && !muted.has(player)).length;
