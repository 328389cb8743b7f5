import { BOT_NAMES } from '@rubicon/bots';
import {
  type CodecError,
  type CreationError,
  closest,
  EDITIONS,
  type FieldKind,
  type NotationError,
} from '@rubicon/engine';
import type { RecordError, SettingsError } from '@rubicon/protocol';
import { listed } from '../play/texts/words.ts';
import { FAULT_TEXTS } from './faults.ts';

/** Turns the error codes of the other packages into sentences. */

export function creationText(error: CreationError): string {
  switch (error.code) {
    case 'unknown-edition':
      return `there is no edition "${error.edition}"${meant(error.edition, error.allowed)}; choose ${error.allowed.join(', ')}`;
    case 'unknown-colour':
      return `there is no colour "${error.colour}"${meant(error.colour, error.allowed)}; choose ${error.allowed.join(', ')}`;
    case 'colour-taken':
      return `two seats have the colour ${error.colour}`;
    case 'wrong-number-of-players':
      return `this edition is for ${error.allowed.join(', ')} players, not ${error.players}`;
    case 'unknown-option':
      return `this edition has no option "${error.option}"${meant(error.option, error.allowed)}; it has ${error.allowed.join(', ') || 'none'}`;
    case 'unknown-value':
      return `option ${error.option} cannot be "${error.value}"${isForOthers(error) ? ' with this number of players' : meant(error.value, error.allowed)}; it can be ${error.allowed.join(', ')}`;
    case 'wrong-board':
      return `this edition cannot be set up on the board "${error.board}"`;
  }
}

/** ` (did you mean "classic"?)`, or nothing. */
export function meant(word: string, allowed: readonly string[]): string {
  const near = closest(word, allowed);
  return near === undefined ? '' : ` (did you mean "${near}"?)`;
}

/** Whether the option has this value with another number of players. */
function isForOthers({ option, value }: { readonly option: string; readonly value: string }): boolean {
  return EDITIONS.some(
    ({ options }) => Object.hasOwn(options, option) && options[option]!.values.includes(value),
  );
}

export function notationText(error: NotationError): string {
  switch (error.code) {
    case 'bad-notation':
      return badNotationText(error);
    case 'impossible-position':
      return `${FAULT_TEXTS[error.reason]} (${error.reason}, see docs/notation.md)`;
    default:
      return creationText(error);
  }
}

type BadNotation = Extract<NotationError, { code: 'bad-notation' }>;

function badNotationText(error: BadNotation): string {
  const { field, found, closest, count, expected } = error;
  if (field === 'parts') return `"${found}" is not a position; docs/notation.md has examples`;
  if (count !== undefined) return `${error.continent} has ${expected} territories, not ${count}: "${found}"`;
  if (error.entry !== undefined) return wrongTerritoryText(error);
  if (field === 'territories') return `there are more continents than on the board: "${found}"`;
  if (error.isTwice)
    return field === 'field'
      ? `${found.split('=')[0]}= is given twice`
      : `"${found}" appears twice: the second time in ${field}`;
  if (found === '') return `${field}= needs ${neededText(error)}`;
  if (error.seats !== undefined) return `${field}: there is no seat "${found}"; the seats are ${error.seats}`;
  if (error.isUnused) return `this game does not use ${field}=`;
  if (error.after !== undefined) return `${field}= must come after ${error.after}=`;
  if (field === 'field') return `there is no field "${found}"${suggestion(closest)}`;
  if (error.kind !== undefined)
    return `${field}: "${found}" is not ${WORD_KINDS[error.kind]}${correction(error)}`;
  if (error.isNumber || error.allowed !== undefined)
    return `${field}= needs ${neededText(error)}, not "${found}"`;
  const example = EXAMPLES[field];
  return `${field}: "${found}" is not ${example === undefined ? 'known' : `of the form ${example}`}`;
}

/** A value of each field that can have the wrong form. */
const EXAMPLES: Readonly<Record<string, string>> = {
  options: 'defence=chosen',
  seats: 'red, red-eliminated or red-surrendered',
  order: 'acb',
  pending: 'alaska>kamchatka:3:0',
  thrown: '6-5-3/5-5',
  reserve: 'a:12,b:13',
  hands: 'a:alaska+wild-1,b:peru',
  capitals: 'a:brazil,b:egypt',
  missions: 'a:occupy-24,b:?,c:?',
  rewards: 'attack-die:a',
  airfields: 'minor-airfield:peru',
  tokens: 'a:14,b:20',
  starts: 'a:ukraine+japan',
  objectives: 'a:brazil+peru',
  open: '*!brazil+egypt',
  sheets: 'a:5, brazil:3, brazil>peru:2 or siam/brazil:2/brazil>peru:3',
  points: '6,4,8',
};

const WORD_KINDS: Readonly<Record<NonNullable<BadNotation['kind']>, string>> = {
  field: 'a field',
  territory: 'a territory',
  card: 'a card',
  mission: 'a mission',
  objective: 'an objective',
  reward: 'a reward',
  phase: 'a phase',
};

/** The closest word; if none is close, all of them if they are few. */
function correction({
  closest,
  allowed,
}: {
  readonly closest?: string | undefined;
  readonly allowed?: readonly (number | string)[] | undefined;
}): string {
  if (closest === undefined && allowed !== undefined) return `; choose ${allowed.join(', ')}`;
  return suggestion(closest);
}

/** The value that a field needs. */
function neededText({ field, seats, isNumber, kind, allowed }: BadNotation): string {
  if (seats !== undefined) return `a seat: ${seats}`;
  if (isNumber) return 'a whole number';
  if (kind !== undefined) return WORD_KINDS[kind];
  if (allowed !== undefined) return listed(allowed, 'or');
  const example = EXAMPLES[field];
  return example === undefined ? 'a value' : `a value such as ${example}`;
}

/** `territories: entry 2 of north-america, "d1": there is no seat "d"; the seats are a, b, c` */
function wrongTerritoryText({ field, found, continent, entry = 0, seats }: BadNotation): string {
  const where = `${field}: entry ${entry + 1} of ${continent}, "${found}"`;
  return seats === undefined
    ? `${where}, needs a number of armies, such as ${found[0]}3`
    : `${where}: there is no seat "${found[0]}"; the seats are ${seats}`;
}

/** `; did you mean "china"?`, or nothing. */
const suggestion = (word: string | undefined): string =>
  word === undefined ? '' : `; did you mean "${word}"?`;

export function settingsText(error: SettingsError): string {
  if (error.code !== 'position-differs') return notationText(error);
  return `the position and the settings have different ${error.field}`;
}

export function unknownBotText(bot: string): string {
  return `there is no bot "${bot}"; choose ${BOT_NAMES.join(', ')}`;
}

/** Says what is wrong with a command or an event, and how to correct it. */
export function codecText(error: CodecError): string {
  if (error.code === 'unknown-type') return `there is no command "${error.type}"${suggestion(error.closest)}`;
  const { type, field } = error;
  switch (error.problem) {
    case 'missing':
      return `${type}: "${field}" is missing; it must be ${KINDS[error.expected] ?? error.expected}`;
    case 'unknown':
      return `${type} does not take "${field}"${suggestion(error.closest)}`;
    case 'wrong':
      return 'cause' in error ? codecText(error.cause) : wrongText(field, error);
  }
}

type Wrong = Extract<CodecError, { code: 'bad-field'; problem: 'wrong'; cause?: undefined }>;

/** `to: "chna" is not a territory; did you mean "china"?` */
function wrongText(field: string, error: Wrong): string {
  const { value, expected, entry } = error;
  const where = typeof entry === 'number' ? `${field}, entry ${entry + 1}` : field;
  const found = value === undefined ? 'this' : `"${value}"`;
  return `${where}: ${found} is not ${KINDS[expected] ?? expected}${correction(error)}`;
}

/** The kinds of fields as players call them. */
const KINDS: Readonly<Partial<Record<FieldKind, string>>> = {
  count: 'a number',
  'count?': 'a number',
  seat: 'a seat',
  territory: 'a territory',
  'territory?': 'a territory',
  territories: 'a list of territories',
  card: 'a card',
  cards: 'a list of cards',
  colour: 'a colour',
  objective: 'an objective',
  places: 'a place such as brazil:2',
  moves: 'a move such as brazil>peru:2',
  command: 'a command',
};

export function recordText(error: RecordError): string {
  const at = `line ${error.line}: `;
  switch (error.code) {
    case 'empty':
      return 'the file is empty';
    case 'not-a-record':
      return 'this is not a game record';
    case 'unknown-version':
      return `unknown format version ${JSON.stringify(error.version)}`;
    case 'bad-header':
      return `${at}the header's ${error.field} is missing or wrong`;
    case 'bad-settings':
      return at + settingsText(error.error);
    case 'unknown-chance':
      return `${at}this program cannot make dice of the kind "${error.type}"`;
    case 'not-json':
      return `${at}not JSON`;
    case 'torn-line':
      return `${at}the last line is cut off`;
    case 'bad-line':
      return `${at}${error.field} is missing or wrong`;
    case 'missing-line':
      return `${at}expected line ${error.expected}, found ${error.found}: a line was dropped`;
    case 'inserted-line':
      return `${at}expected line ${error.expected}, found ${error.found}: a line was inserted`;
    case 'illegal-command':
      return `${at}the command is illegal (${error.rejection.code})`;
    case 'changed-outcome':
      return `${at}outcome ${error.index} is ${error.found}, but the dice gave ${error.expected}`;
    case 'changed-die':
      return `${at}the dice were changed: ${error.found} instead of ${error.expected}`;
    case 'changed-event':
      return at + changedEventText(error);
    case 'no-secret':
      return 'the dice can be verified when the game is over: its closing line reveals their secret';
    case 'wrong-secret':
      return `${at}the revealed secret does not match the commitment of key ${error.key + 1}`;
    case 'wrong-seed':
      return `${at}the seed of seat ${error.seat} does not match its hash`;
    case 'wrong-attempt':
      return `${at}failed attempt ${error.attempt + 1} to start does not match its commitment and hashes`;
    case 'after-the-end':
      return `${at}text follows the closing line`;
    case 'wrong-result':
      return `${at}the result is ${error.found}, but the game gave ${error.expected}`;
    case 'wrong-count':
      return `${at}the closing line counts ${error.expected} lines, the file has ${error.found}`;
    case 'wrong-hash':
      return `${at}the hash in the closing line does not match the file`;
  }
}

/** An event that did not happen in the game, one that is missing, or one that differs. */
function changedEventText({
  expected,
  found,
}: {
  readonly expected: string;
  readonly found: string;
}): string {
  if (found === 'nothing') return `an event is missing: ${expected}`;
  if (expected === 'nothing') return `an event was added: ${found}`;
  return `an event was changed: ${found} instead of ${expected}`;
}

/** Whether an error comes from the operating system: a full disk, a missing folder. */
export function isFileError(error: unknown): error is NodeJS.ErrnoException {
  return error instanceof Error && 'syscall' in error;
}
