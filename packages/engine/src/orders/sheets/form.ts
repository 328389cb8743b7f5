import type { Move, Place } from '../../codec/messages.ts';
import { isIndex, isWithin } from '../../numbers.ts';
import type { Seat } from '../../vocabulary.ts';
import { refusePrompt } from '../checks.ts';
import type { CommandOf, Rejection, SheetCommand } from '../command.ts';
import type { Position } from '../position.ts';
import type { Rules } from '../rules.ts';

/** The most entries of one list of a sheet. */
export const MOST_ENTRIES = 200;
/** The most troops that an entry may name; nine digits, as in the notation. */
export const MOST_TROOPS = 999_999_999;

/**
 * Refuses a sheet that is not asked for or not well-formed. Orders that make no sense in the game are not refused, but
 * ignored when they are carried out (AR-16). Bids and conversions are strict.
 */
export function refuseSheet(
  rules: Rules,
  position: Position,
  seat: Seat,
  sheet: SheetCommand,
): Rejection | undefined {
  return refusePrompt(position, seat, sheet.type) ?? refuseForm(rules, position, seat, sheet);
}

export function refuseForm(
  rules: Rules,
  p: Position,
  seat: Seat,
  sheet: SheetCommand,
): Rejection | undefined {
  switch (sheet.type) {
    case 'bid':
      return refuseBid(p, seat, sheet.tokens);
    case 'convert':
      return refuseConversion(rules, p, seat, sheet);
    case 'deploy':
      return refusePlaces(rules, sheet.places);
    case 'order':
      return (
        refuseList(sheet.cash, (territory) => refuseTerritory(rules, territory)) ??
        refusePlaces(rules, sheet.deploy) ??
        refuseMoves(rules, sheet.moves)
      );
  }
}

/** AR-20 */
function refuseBid(p: Position, seat: Seat, tokens: number): Rejection | undefined {
  const most = p.tokens[seat];
  return isWithin(tokens, 0, most) ? undefined : { code: 'tokens-out-of-range', tokens, least: 0, most };
}

/** AR-4 */
function refuseConversion(
  rules: Rules,
  p: Position,
  seat: Seat,
  { territories }: CommandOf<'convert'>,
): Rejection | undefined {
  if (territories.length === 0)
    return { code: 'objectives-out-of-range', objectives: 0, least: 1, most: p.objectivesLeft[seat] };
  return refuseList(territories, (territory, i) => {
    const wrong = refuseTerritory(rules, territory);
    if (wrong !== undefined) return wrong;
    if (p.objectives[territory] !== seat) return { code: 'not-an-objective', territory };
    return territories.indexOf(territory) < i ? { code: 'named-twice', territory } : undefined;
  });
}

function refusePlaces(rules: Rules, places: readonly Place[]): Rejection | undefined {
  return refuseList(
    places,
    ([territory, troops]) => refuseTerritory(rules, territory) ?? refuseTroops(troops),
  );
}

function refuseMoves(rules: Rules, moves: readonly Move[]): Rejection | undefined {
  return refuseList(
    moves,
    ([from, to, troops]) =>
      refuseTerritory(rules, from) ?? refuseTerritory(rules, to) ?? refuseTroops(troops),
  );
}

function refuseTerritory({ board }: Rules, territory: number): Rejection | undefined {
  return isIndex(territory, board.size) ? undefined : { code: 'unknown-territory', territory };
}

/** 0 is well-formed: the order does nothing. */
function refuseTroops(armies: number): Rejection | undefined {
  if (isWithin(armies, 0, MOST_TROOPS)) return undefined;
  return { code: 'armies-out-of-range', armies, least: 0, most: MOST_TROOPS };
}

function refuseList<Entry>(
  entries: readonly Entry[],
  refuse: (entry: Entry, index: number) => Rejection | undefined,
): Rejection | undefined {
  if (entries.length > MOST_ENTRIES)
    return { code: 'too-many-entries', entries: entries.length, most: MOST_ENTRIES };
  for (const [i, entry] of entries.entries()) {
    const refusal = refuse(entry, i);
    if (refusal !== undefined) return refusal;
  }
  return undefined;
}
