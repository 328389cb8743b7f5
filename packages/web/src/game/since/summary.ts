import type { Event, Position, Rules, Seat } from '@rubicon/engine';
import type { HistoryEntry } from '@rubicon/protocol/wire';

/** The actions of others against a seat between two of its turns. */
export interface Summary {
  readonly first: number; // the number of entries before the summary
  readonly end: number; // the number of entries up to its end
  readonly lost: readonly number[]; // territories that are still lost, in order
  readonly broken: readonly Broken[];
  readonly held: readonly { readonly continent: number; readonly seat: Seat }[]; // newly held by other seats
}

/** A continent the seat held, and who took its first territory. */
interface Broken {
  readonly continent: number;
  readonly territory: number;
  readonly by: Seat;
}

interface ShownHistory {
  readonly rules: Rules;
  readonly view: Position;
  readonly history: readonly HistoryEntry[];
  readonly shown: number;
}

type Captured = Extract<Event, { type: 'captured' }>;

/** The summary if the seat's turn has just begun; undefined otherwise, or if nothing happened. */
export function summaryOf({ rules, view, history, shown }: ShownHistory, seat: Seat): Summary | undefined {
  if (view.family !== 'turns' || view.seat !== seat || view.phase === 'over') return undefined;
  const end = lastIndex(history, shown, (entry) => begins(entry, seat)) + 1;
  if (end === 0 || history.slice(end, shown).some((entry) => entry.seat === seat)) return undefined;
  const before = lastIndex(history, end - 1, (entry) => begins(entry, seat));
  const first = history.findIndex((entry, i) => i > before && begins(entry)) + 1;
  if (first >= end) return undefined;
  const captures = history
    .slice(first, end)
    .flatMap(({ events }) => events.filter((event): event is Captured => event.type === 'captured'));
  const owners = [...view.owner];
  for (const { to, loser } of captures.toReversed()) owners[to] = loser;
  const lost = captures.filter(({ loser, to }) => loser === seat && view.owner[to] !== seat);
  const territories = rules.board.continents.map((_, c) =>
    rules.board.territories.flatMap((territory, t) => (territory.continent === c ? t : [])),
  );
  const holder = (list: readonly number[], c: number): number | undefined => {
    const [one, ...others] = territories[c]!.map((t) => list[t]!);
    return others.every((other) => other === one) ? one : undefined;
  };
  const continents = rules.board.continents.map((_, c) => c);
  const summary = {
    first,
    end,
    lost: [...new Set(lost.map(({ to }) => to))],
    broken: continents.flatMap((continent) => {
      if (holder(owners, continent) !== seat || holder(view.owner, continent) === seat) return [];
      const capture = captures.find(
        ({ to, loser }) => loser === seat && territories[continent]!.includes(to),
      );
      return capture === undefined ? [] : [{ continent, territory: capture.to, by: capture.seat }];
    }),
    held: continents.flatMap((continent) => {
      const now = holder(view.owner, continent);
      const isNew = now !== undefined && now >= 0 && now !== seat && holder(owners, continent) !== now;
      return isNew ? [{ continent, seat: now }] : [];
    }),
  };
  return summary.lost.length + summary.held.length === 0 ? undefined : summary;
}

/** Whether a turn begins in this entry: of this seat, or of any. */
const begins = ({ events }: HistoryEntry, seat?: Seat): boolean =>
  events.some((event) => event.type === 'turn-began' && (seat === undefined || event.seat === seat));

function lastIndex(
  history: readonly HistoryEntry[],
  end: number,
  isWanted: (entry: HistoryEntry) => boolean,
): number {
  for (let i = end - 1; i >= 0; i--) if (isWanted(history[i]!)) return i;
  return -1;
}
