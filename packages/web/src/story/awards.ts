import type { Event, Position, Seat } from '@rubicon/engine';
import { battlesOf, luckOf, netLuck } from './luck.ts';

/** A distinction at the end of a game. */
export type Award =
  | { readonly type: 'luckiest' | 'unluckiest'; readonly seat: Seat; readonly armies: number }
  | { readonly type: 'conquests'; readonly seat: Seat; readonly territories: number }
  /** `seat` took the most territories from `victim`. */
  | { readonly type: 'nemesis'; readonly seat: Seat; readonly victim: Seat; readonly territories: number };

interface Conquest {
  readonly seat: Seat;
  readonly loser: number; // a seat, or neutral
}

type Lines = Iterable<{ readonly seq: number; readonly events: readonly Event[] }>;

/** In armies; smaller differences from the average earn no award. */
const FAIR = 0.5;

/** The awards of a game. The nemesis is the viewer's; without a viewer, the worst of the game. */
export function awardsOf(beginning: Position, lines: Lines, viewer: Seat | undefined): Award[] {
  const players = beginning.status.length;
  const history = [...lines];
  const conquests = history.flatMap(({ events }) => events.flatMap(conquestOf));
  return [
    ...luckAwards(luckOf(battlesOf(beginning, history), players).map(netLuck)),
    ...mostConquests(conquests, players),
    ...nemesis(conquests, players, viewer),
  ];
}

function conquestOf(event: Event): Conquest[] {
  if (event.type === 'captured') return [event];
  const isTaken = event.type === 'fought' && event.attackersLeft > 0 && event.defendersLeft === 0;
  return isTaken ? [{ seat: event.seat, loser: event.defender }] : [];
}

function luckAwards(luck: readonly number[]): Award[] {
  const [most, least] = [Math.max(...luck), Math.min(...luck)];
  return [
    ...(most < FAIR ? [] : [{ type: 'luckiest' as const, seat: luck.indexOf(most), armies: most }]),
    ...(least > -FAIR ? [] : [{ type: 'unluckiest' as const, seat: luck.indexOf(least), armies: -least }]),
  ];
}

function mostConquests(conquests: readonly Conquest[], players: number): Award[] {
  const counts = countsOf(conquests, players);
  const most = Math.max(...counts);
  return most === 0 ? [] : [{ type: 'conquests', seat: counts.indexOf(most), territories: most }];
}

function nemesis(conquests: readonly Conquest[], players: number, viewer: Seat | undefined): Award[] {
  const victims = viewer === undefined ? Array.from({ length: players }, (_, seat) => seat) : [viewer];
  const worst = victims.map((victim) => {
    const counts = countsOf(
      conquests.filter(({ loser }) => loser === victim),
      players,
    );
    const territories = Math.max(...counts);
    return { type: 'nemesis' as const, seat: counts.indexOf(territories), victim, territories };
  });
  const [first] = worst.toSorted((a, b) => b.territories - a.territories);
  return first === undefined || first.territories === 0 ? [] : [first];
}

/** The number of conquests of each seat. */
function countsOf(conquests: readonly Conquest[], players: number): number[] {
  const counts = Array.from({ length: players }, () => 0);
  for (const { seat } of conquests) counts[seat]!++;
  return counts;
}
