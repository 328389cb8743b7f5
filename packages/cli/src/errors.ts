import { BOT_NAMES } from '@rubicon/bots';
import { type CodecError, type CreationError, EDITIONS, type NotationError } from '@rubicon/engine';
import type { RecordError, SettingsError } from '@rubicon/protocol';

/** Errors of the packages below are codes with facts; here they become sentences. */

export function creationText(error: CreationError): string {
  switch (error.code) {
    case 'unknown-edition':
      return `there is no edition "${error.edition}"; there are ${error.allowed.join(', ')}`;
    case 'unknown-colour':
      return `there is no colour "${error.colour}"; there are ${error.allowed.join(', ')}`;
    case 'colour-taken':
      return `two seats have the colour ${error.colour}`;
    case 'wrong-number-of-players':
      return `this edition is for ${error.allowed.join(', ')} players, not ${error.players}`;
    case 'unknown-option':
      return `this edition has no option "${error.option}"; it has ${error.allowed.join(', ') || 'none'}`;
    case 'unknown-value':
      return `option ${error.option} cannot be "${error.value}"${isForOthers(error) ? ' with this number of players' : ''}; it can be ${error.allowed.join(', ')}`;
    case 'wrong-board':
      return `this edition cannot be set up on the board "${error.board}"`;
  }
}

/** Whether a value that was refused is one of the option's, with another number of players. */
function isForOthers({ option, value }: { readonly option: string; readonly value: string }): boolean {
  return EDITIONS.some(
    ({ options }) => Object.hasOwn(options, option) && options[option]!.values.includes(value),
  );
}

export function notationText(error: NotationError): string {
  switch (error.code) {
    case 'bad-notation':
      if (error.field === 'parts') return `"${error.found}" is not a position; docs/notation.md has some`;
      return `the ${error.field} of a position cannot be "${error.found}"`;
    case 'impossible-position':
      return `no game can stand like that (${error.reason})`;
    default:
      return creationText(error);
  }
}

export function settingsText(error: SettingsError): string {
  if (error.code !== 'position-differs') return notationText(error);
  return `the position has another ${error.field} than the settings beside it`;
}

export function unknownBotText(bot: string): string {
  return `there is no bot "${bot}"; there are ${BOT_NAMES.join(', ')}`;
}

export function codecText(error: CodecError): string {
  switch (error.code) {
    case 'unknown-type':
      return `there is no command "${error.type}"`;
    case 'bad-field':
      return `"${error.field}" of ${error.type} is missing, wrong or too much`;
  }
}

export function recordText(error: RecordError): string {
  const at = `line ${error.line}: `;
  switch (error.code) {
    case 'empty':
      return 'the file is empty';
    case 'not-a-record':
      return 'this is not the record of a game';
    case 'unknown-version':
      return `version ${JSON.stringify(error.version)} of the format is not known`;
    case 'bad-header':
      return `${at}the header's ${error.field} is missing or wrong`;
    case 'bad-settings':
      return at + settingsText(error.error);
    case 'not-json':
      return `${at}not JSON`;
    case 'torn-line':
      return `${at}the last line was cut off`;
    case 'bad-line':
      return `${at}${error.field} is missing or wrong`;
    case 'missing-line':
      return `${at}number ${error.found} stands where ${error.expected} belongs: a line was dropped`;
    case 'inserted-line':
      return `${at}number ${error.found} stands where ${error.expected} belongs: a line was inserted`;
    case 'illegal-command':
      return `${at}the command is illegal (${error.rejection.code})`;
    case 'changed-outcome':
      return `${at}outcome ${error.index} is ${error.found}, but the dice gave ${error.expected}`;
    case 'changed-die':
      return `${at}the dice were changed: ${error.found} instead of ${error.expected}`;
    case 'changed-event':
      return `${at}an event was changed: ${error.found} instead of ${error.expected}`;
    case 'after-the-end':
      return `${at}something follows the closing line`;
    case 'wrong-result':
      return `${at}the result is ${error.found}, but the game gave ${error.expected}`;
    case 'wrong-count':
      return `${at}${error.expected} lines were closed, ${error.found} are there`;
    case 'wrong-hash':
      return `${at}the bytes are not those that were closed`;
  }
}

/** Of the operating system: a full disk, a folder that is not there. */
export function isFileError(error: unknown): error is NodeJS.ErrnoException {
  return error instanceof Error && 'syscall' in error;
}
