import { sortedJson, type WireLine } from '@rubicon/protocol/wire';

/** A line differs from what the player was shown before: the server has changed the history of the game. */
export class ChangedHistory extends Error {
  readonly seq: number;

  constructor(seq: number) {
    super(`line ${seq} was another one before`);
    this.seq = seq;
  }
}

/**
 * Everything a player was shown of a game, over lost connections and restarts of the client. A server that shows a line
 * again shows the same one, unless the game was restored from a backup: then a new key for the dice must come before
 * any new command.
 */
export class Witness {
  private readonly lines: string[];
  private isRestored = false; // lines differ from those shown before, and a new key must follow

  /** `lines` are those that were kept before. */
  constructor(lines: readonly WireLine[] = []) {
    this.lines = lines.map(textOf);
  }

  /** The lines as they were shown. */
  get shown(): readonly WireLine[] {
    return this.lines.map((text): WireLine => JSON.parse(text));
  }

  /** Records a line that is shown; returns whether it is new. Throws `ChangedHistory`. */
  see(line: WireLine): boolean {
    const text = textOf(line);
    const index = line.seq - 1;
    if (index > this.lines.length) return false; // lines are missing: the replica refuses it
    const isNew = index === this.lines.length;
    if (!isNew && this.lines[index] === text) return false;
    const change = 'table' in line ? line.table.type : undefined;
    if (!isNew || this.isRestored) {
      if (change === undefined) throw new ChangedHistory(line.seq);
      this.isRestored = change !== 'rekeyed';
    }
    this.lines.splice(index, Number.POSITIVE_INFINITY, text);
    return true;
  }
}

/** Returns the same text for the same line, whatever the order of its keys on the wire. */
function textOf(line: WireLine): string {
  const { type: _, ...rest } = line as WireLine & { readonly type?: string };
  return sortedJson(rest);
}
