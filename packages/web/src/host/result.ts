import type { RecordResult } from '@rubicon/protocol';
import type { GameResult, SavedGame } from './lobby.ts';

/** Events after which a seat is out. */
const OUT = ['eliminated', 'overthrown', 'surrendered', 'gave-up'];

interface Line {
  readonly events?: readonly { readonly type: string; readonly seat?: number }[];
  readonly result?: RecordResult;
}

/**
 * Returns the result once these lines end the game or eliminate its only person. Undefined for games with several people
 * or with bots only.
 */
export function resultOf(
  { id, edition, seats }: Pick<SavedGame, 'id' | 'edition' | 'seats'>,
  lines: readonly string[],
  ended: string,
): GameResult | undefined {
  const people = seats.flatMap(({ bot }, seat) => (bot === undefined ? seat : []));
  const [person] = people;
  if (person === undefined || people.length > 1) return undefined;
  const parsed = lines.map((line): Line => JSON.parse(line));
  const result = parsed.find((line) => line.result !== undefined)?.result;
  const isOut = parsed.some(({ events = [] }) =>
    events.some(({ type, seat }) => seat === person && OUT.includes(type)),
  );
  const outcome = outcomeOf(result, person) ?? (isOut ? 'lost' : undefined);
  if (outcome === undefined) return undefined;
  const winner = result?.type === 'won' ? seats[result.seat]?.bot : undefined;
  const bots = [...new Set(seats.flatMap(({ bot }) => bot ?? []))];
  return { game: id, edition, bots, outcome, winner, ended };
}

function outcomeOf(result: RecordResult | undefined, person: number): GameResult['outcome'] | undefined {
  if (result === undefined || result.type === 'abandoned') return undefined;
  if (result.type === 'drawn') return 'drawn';
  return result.seat === person ? 'won' : 'lost';
}
