import { type Json, makeCommandText, parseCommand, REJECTION_FIELDS } from '@rubicon/engine';
import { cardName, type Naming, ownerName, territoryName } from './names.ts';

type Fact = string | number | undefined;

/** Why the table rejected a command, as a sentence. An unknown code is shown as is. */
export function rejectionText(naming: Naming, { code, ...facts }: Json): string {
  const sentences: Readonly<Record<string, (facts: never) => string>> = naming.words.rejections;
  const sentence = sentences[String(code)];
  return sentence === undefined ? String(code) : sentence(namedFacts(naming, String(code), facts) as never);
}

/** Replaces ids with names; numbers stay numbers. */
function namedFacts(naming: Naming, code: string, facts: Json): Record<string, Fact> {
  const kinds: Readonly<Record<string, string>> =
    REJECTION_FIELDS[code as keyof typeof REJECTION_FIELDS] ?? {};
  const names = Object.entries(kinds).map(([field, kind]) => [field, factOf(naming, kind, facts[field])]);
  return { ...facts, ...Object.fromEntries(names) };
}

function factOf(naming: Naming, kind: string, value: unknown): Fact {
  const { words } = naming;
  const listOf = (one: string): string =>
    words.common.list((value as readonly unknown[]).map((item) => String(factOf(naming, one, item))));
  switch (kind) {
    case 'count':
      return Number(value);
    case 'count?':
      return value === undefined ? undefined : Number(value);
    case 'counts':
      return listOf('count');
    case 'seat':
      return typeof value === 'number' && value in naming.seats ? ownerName(naming, value) : String(value);
    case 'seats':
      return listOf('seat');
    case 'territory':
    case 'territory?': {
      const territory = naming.rules.board.territories.findIndex(({ id }) => id === value);
      return territory < 0 ? String(value ?? words.board.nobody) : territoryName(naming, territory);
    }
    case 'territories':
      return listOf('territory');
    case 'card': {
      const { territories } = naming.rules.board;
      const territory = territories.findIndex(({ id }) => id === value);
      return cardName(naming, territory < 0 ? territories.length : territory);
    }
    case 'cards':
      return listOf('card');
    case 'colour':
      return named(words.common.colours, value);
    case 'objective':
      return named(words.goals.objectives, value);
    case 'phase':
      return named(words.game.phaseNow, value);
    case 'command': {
      const { board } = naming.rules;
      const command = parseCommand(board, value).value;
      return command === undefined ? '?' : makeCommandText(board, command);
    }
    default:
      return String(value);
  }
}

const named = (names: Readonly<Record<string, string>>, id: unknown): string =>
  names[String(id)] ?? String(id);
