import type { Order, Place } from '@rubicon/engine';
import type { OrdersDecision } from '../../decision.ts';
import type { SheetLine } from '../../staging.ts';
import { type Cast, territoryName } from '../../texts/cast.ts';
import type { Run, Verb } from '../prompt.ts';
import { readNumber } from '../reading.ts';

/** Editing of a sheet, which is committed as one command. */

export function placesIn(lines: readonly SheetLine[]): Place[] {
  return lines.flatMap((line) => (line.type === 'deploy' ? [line.place] : []));
}

/** The command of a sheet: each kind of order in the order written. */
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

function sheetText({ room: { cast, staging } }: OrdersDecision): string[] {
  if (staging.sheet.length === 0) return ['The sheet is empty.'];
  return staging.sheet.map((line, i) => `  ${String(i + 1).padStart(2)}  ${lineText(cast, line)}`);
}

export function write({ room }: OrdersDecision, line: SheetLine): void {
  room.staging = { ...room.staging, sheet: [...room.staging.sheet, line] };
  room.terminal.print(`  ${String(room.staging.sheet.length).padStart(2)}  ${lineText(room.cast, line)}`);
}

/** The commands that edit a sheet. */
export function editingVerbs(decision: OrdersDecision): Verb[] {
  const { room } = decision;
  const keep = (isKept: (index: number) => boolean): undefined => {
    room.staging = { ...room.staging, sheet: room.staging.sheet.filter((_, i) => isKept(i)) };
    room.terminal.print(...sheetText(decision));
  };
  const remove: Run = ([word, ...tooMuch]) => {
    const number = readNumber(word);
    const { length } = room.staging.sheet;
    if (number !== undefined && number >= 1 && number <= length && tooMuch.length === 0)
      return keep((i) => i !== number - 1);
    room.terminal.print(
      length === 0 ? 'The sheet is empty.' : `Type the number of a line, from 1 to ${length}.`,
    );
    return undefined;
  };
  return [
    {
      name: 'list',
      also: ['sheet'],
      help: [['list', 'show the sheet']],
      run: () => {
        room.terminal.print(...sheetText(decision));
        return undefined;
      },
    },
    { name: 'remove', help: [['remove 2', 'delete line 2']], run: remove },
    {
      name: 'undo',
      help: [['undo', 'delete the last line']],
      run: () => keep((i) => i < room.staging.sheet.length - 1),
    },
    { name: 'clear', help: [['clear', 'start over with an empty sheet']], run: () => keep(() => false) },
  ];
}
