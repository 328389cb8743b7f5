import type { Board } from './board.ts';
import { makeCommand, type Parsed, parseCommand } from './codec.ts';
import { COMMAND_FIELDS, type FieldKind } from './fields.ts';
import type { Command } from './turns/command.ts';

/**
 * A command on one line: its type, then its fields in order.
 *   attack alaska kamchatka 3 · place brazil:2 peru:1 · trade alaska+brazil+wild-1 alaska · skip 2 end-turn
 */
export function makeCommandText(board: Board, command: Command): string {
  return textOf(makeCommand(board, command) as { type: Command['type'] });
}

function textOf(json: { type: Command['type'] }): string {
  const words: string[] = [json.type];
  for (const [field, kind] of Object.entries(COMMAND_FIELDS[json.type])) {
    const value: unknown = Reflect.get(json, field);
    if (value !== undefined) words.push(fieldText(kind, value));
  }
  return words.join(' ');
}

function fieldText(kind: FieldKind, value: unknown): string {
  if (kind === 'command') return textOf(value as { type: Command['type'] });
  if (kind === 'places') return (value as unknown[][]).map((place) => place.join(':')).join(' ');
  if (kind === 'cards') return (value as unknown[]).join('+');
  return String(value);
}

export function parseCommandText(board: Board, text: string): Parsed<Command> {
  return parseCommand(board, readCommand(text.trim().split(/\s+/)));
}

/** The JSON form of the words; whatever is wrong with it, `parseCommand` finds. */
function readCommand(words: string[]): unknown {
  const type = words.shift() ?? '';
  const json: Record<string, unknown> = { type };
  if (!Object.hasOwn(COMMAND_FIELDS, type)) return json;
  for (const [field, kind] of Object.entries(COMMAND_FIELDS[type as Command['type']])) {
    if (words.length > 0) json[field] = readField(kind, words);
  }
  if (words.length > 0) json[words.join(' ')] = true;
  return json;
}

function readField(kind: FieldKind, words: string[]): unknown {
  if (kind === 'command') return readCommand(words);
  if (kind === 'places') return words.splice(0).map(readPlace);
  const word = words.shift() ?? '';
  if (kind === 'cards') return word.split('+');
  return readNumber(word);
}

function readPlace(word: string): unknown[] {
  const [territory, armies = ''] = word.split(':');
  return [territory, readNumber(armies)];
}

const readNumber = (word: string): number | string => (/^\d+$/.test(word) ? Number(word) : word);
