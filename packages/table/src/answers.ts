import type { Seat } from '@rubicon/engine';
import type { TableMessage } from '@rubicon/protocol/wire';

/** Of each seat. Nobody has so many commands on the way. */
const MOST_KEPT = 256;

/** What commands were answered, by their ids, so that one that is sent twice is played once. */
export class Answers {
  private readonly kept = new Map<Seat, Map<string, TableMessage>>();

  find(seat: Seat, id: string): TableMessage | undefined {
    return this.kept.get(seat)?.get(id);
  }

  keep(seat: Seat, id: string, answer: TableMessage): void {
    const answers = this.kept.get(seat) ?? new Map<string, TableMessage>();
    this.kept.set(seat, answers.set(id, answer));
    const [oldest] = answers.keys();
    if (answers.size > MOST_KEPT && oldest !== undefined) answers.delete(oldest);
  }
}
