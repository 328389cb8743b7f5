import type { Order, Place } from '@rubicon/engine';
import type { OrdersChair } from '../../chair.ts';
import type { SheetLine } from '../../draft.ts';
import { type Cast, territoryName } from '../../texts/cast.ts';
import type { Run, Verb } from '../prompt.ts';
import { readNumber } from '../reading.ts';

/** A sheet is edited line by line and committed as one command. */

export function placesIn(lines: readonly SheetLine[]): Place[] {
  return lines.flatMap((line) => (line.type === 'deploy' ? [line.place] : []));
}

/** The orders as they are committed: each kind in the order written. */
export function orderOf(lines: readonly SheetLine[]): Order {
  return {
    type: 'order',
    cash: lines.flatMap((line) => (line.type === 'cash' ? line.territory : [])),
    deploy: placesIn(lines),
    moves: lines.flatMap((line) => (line.type === 'move' ? [line.move] : [])),
  };
}

export function deployedIn(lines: readonly SheetLine[]): number {
  return placesIn(lines).reduce((sum, [, troops]) => sum + troops, 0);
}

function lineText(cast: Cast, line: SheetLine): string {
  const name = (territory: number): string => territoryName(cast, territory);
  switch (line.type) {
    case 'cash':
      return `cash ${name(line.territory)}`;
    case 'deploy':
      return `deploy ${name(line.place[0])} ${line.place[1]}`;
    case 'move':
      return `move ${name(line.move[0])} to ${name(line.move[1])} ${line.move[2]}`;
  }
}

function sheetText({ room: { cast, draft } }: OrdersChair): string[] {
  if (draft.sheet.length === 0) return ['Nothing is written.'];
  return draft.sheet.map((line, i) => `  ${String(i + 1).padStart(2)}  ${lineText(cast, line)}`);
}

export function write({ room }: OrdersChair, line: SheetLine): void {
  room.draft = { ...room.draft, sheet: [...room.draft.sheet, line] };
  room.terminal.print(`  ${String(room.draft.sheet.length).padStart(2)}  ${lineText(room.cast, line)}`);
}

/** What every sheet can be edited with. */
export function editingVerbs(chair: OrdersChair): Verb[] {
  const { room } = chair;
  const keep = (isKept: (index: number) => boolean): undefined => {
    room.draft = { ...room.draft, sheet: room.draft.sheet.filter((_, i) => isKept(i)) };
    room.terminal.print(...sheetText(chair));
  };
  const remove: Run = ([word, ...tooMuch]) => {
    const number = readNumber(word);
    const { length } = room.draft.sheet;
    if (number !== undefined && number >= 1 && number <= length && tooMuch.length === 0)
      return keep((i) => i !== number - 1);
    room.terminal.print(
      length === 0 ? 'Nothing is written.' : `Type the number of a line, from 1 to ${length}.`,
    );
    return undefined;
  };
  return [
    {
      name: 'list',
      also: ['sheet'],
      help: [['list', 'what is written']],
      run: () => {
        room.terminal.print(...sheetText(chair));
        return undefined;
      },
    },
    { name: 'remove', help: [['remove 2', 'take out line 2']], run: remove },
    {
      name: 'undo',
      help: [['undo', 'take out the last line']],
      run: () => keep((i) => i < room.draft.sheet.length - 1),
    },
    { name: 'clear', help: [['clear', 'begin again with an empty sheet']], run: () => keep(() => false) },
  ];
}
