import { makeTerritory } from '../../codec/ids.ts';
import { withCell, withSum } from '../../columns.ts';
import {
  fail,
  letterOf,
  makeByOwner,
  type NotationField,
  readByOwner,
  readBySeat,
  readCount,
  readSeat,
  readTerritory,
} from '../../notation/notation-words.ts';
import { NOBODY, type Seat } from '../../vocabulary.ts';
import {
  CASHED,
  IN_DECK,
  NOT_SCORED,
  objectivesOf,
  type Position,
  startsOf,
  TURNED_UP,
  territoriesWith,
} from '../position.ts';
import type { Rules } from '../rules.ts';
import { HIDDEN_SHEET, type Sheet } from '../sheets/sheet.ts';
import { makeSheet, makeTerritories, readList, readSheet, readTerritories } from './sheet-notation.ts';

/**
 * Returns the fields of a position that follow edition, options, seats, territories and phase.
 *   round=3 first=b tokens=a:4,c:20 objectives=a:brazil+peru,b:?+? cashed=siam open=* sheets=a:?
 */
export function makeFields(rules: Rules, p: Position): NotationField[] {
  const { board } = rules;
  const named = (territories: readonly number[]): string => makeTerritories(board, territories);
  const tokens = makeByOwner(p.tokens);
  const starts = bySeat(p, (seat) => named(startsOf(p, seat)));
  const objectives = bySeat(p, (seat) => makeObjectives(rules, p, seat));
  const cashed = named(territoriesWith(p.objectives, CASHED));
  const sheets = p.sheets.flatMap((sheet, seat) =>
    sheet.type === 'none'
      ? []
      : `${letterOf(seat)}:${sheet.type === 'hidden' ? '?' : makeSheet(board, sheet)}`,
  );
  return [
    ['round', p.round > 0, p.round],
    ['first', p.first !== NOBODY, letterOf(p.first)],
    ['troops', p.troops > 0, p.troops],
    ['lot', p.lot.length > 0, named(p.lot)],
    ['tokens', tokens !== '', tokens],
    ['starts', starts !== '', starts],
    ['objectives', objectives !== '', objectives],
    ['cashed', cashed !== '', cashed],
    ['open', p.objectives.includes(TURNED_UP), makeOpen(rules, p)],
    ['sheets', sheets.length > 0, sheets.join(',')],
    ['points', p.points.some((points) => points !== NOT_SCORED), p.points.join(',')],
  ];
}

/** The nonempty texts by seat: `a:brazil+peru,c:siam`. */
function bySeat(p: Position, make: (seat: Seat) => string): string {
  const texts = p.status.map((_, seat) => make(seat));
  return texts.flatMap((text, seat) => (text === '' ? [] : `${letterOf(seat)}:${text}`)).join(',');
}

/** An objective that the viewer does not know is a question mark. */
function makeObjectives({ board }: Rules, p: Position, seat: Seat): string {
  const known = objectivesOf(p, seat);
  const unknown = Array.from({ length: p.objectivesLeft[seat] - known.length }, () => '?');
  return [...known.map((territory) => makeTerritory(board, territory)), ...unknown].join('+');
}

/** The territories known to be nobody's objective: a list, `*` for all that are not named yet, `*!` for all but these. */
function makeOpen({ board }: Rules, p: Position): string {
  const open = territoriesWith(p.objectives, TURNED_UP);
  const deck = territoriesWith(p.objectives, IN_DECK);
  if (deck.length === 0) return '*';
  return deck.length < open.length ? `*!${makeTerritories(board, deck)}` : makeTerritories(board, open);
}

/** Derives the troops of the first deployment. */
export function deriveOmitted(rules: Rules, p: Position, given: ReadonlySet<string>): void {
  if (p.phase === 'deploy' && !given.has('troops')) p.troops = rules.troops;
}

/** Reads one field into a position whose phase is read already; false if there is no such field. */
export function readField(rules: Rules, p: Position, key: string, value: string): boolean {
  const { board, players } = rules;
  switch (key) {
    case 'round':
      p.round = readCount(key, value);
      return true;
    case 'first':
      p.first = readSeat(key, value, players);
      return true;
    case 'troops':
      p.troops = readCount(key, value);
      return true;
    case 'lot':
      p.lot = readTerritories(key, board, value);
      return true;
    case 'tokens':
      p.tokens = readByOwner(key, value, players).slice(0, players);
      return true;
    case 'starts':
      for (const [seat, territories] of readBySeat(key, value, players))
        for (const territory of readTerritories(key, board, territories))
          p.starts = withCell(p.starts, territory, seat);
      return true;
    case 'objectives':
      for (const [seat, ids] of readBySeat(key, value, players)) readObjectives(rules, p, seat, ids);
      return true;
    case 'cashed':
      for (const territory of readTerritories(key, board, value))
        p.objectives = withCell(p.objectives, territory, CASHED);
      return true;
    case 'open':
      readOpen(rules, p, value);
      return true;
    case 'sheets':
      for (const [seat, text] of readBySeat(key, value, players))
        p.sheets = p.sheets.with(seat, readSheetOf(rules, p, text));
      return true;
    case 'points':
      p.points = value.split(',').map((points) => readCount(key, points));
      if (p.points.length !== players) fail(key, value);
      return true;
    default:
      return false;
  }
}

function readObjectives({ board }: Rules, p: Position, seat: Seat, ids: string): void {
  for (const id of readList(ids)) {
    if (id !== '?') {
      const territory = readTerritory('objectives', board, id);
      if (p.objectives[territory] >= 0) fail('objectives', id, { isTwice: true });
      p.objectives = withCell(p.objectives, territory, seat);
    }
    p.objectivesLeft = withSum(p.objectivesLeft, seat, 1);
  }
}

function readOpen({ board }: Rules, p: Position, value: string): void {
  const [, isAllBut, ids] = /^(\*!?)?(.*)$/.exec(value) ?? fail('open', value);
  const named = readTerritories('open', board, ids);
  if (isAllBut === '*' && named.length > 0) fail('open', value);
  p.objectives = p.objectives.map((place, territory) =>
    place === IN_DECK && named.includes(territory) === (isAllBut === undefined) ? TURNED_UP : place,
  );
}

function readSheetOf({ board }: Rules, { phase }: Position, text: string): Sheet {
  if (phase === 'start' || phase === 'over') return fail('sheets', text, { isUnused: true });
  return text === '?' ? HIDDEN_SHEET : readSheet(board, phase, text);
}
