import { ChangedHistory, CLOSE, Dismissed, ForeignAnswer, ServerError, UnfairStart } from '@rubicon/api';
import { WireError } from '@rubicon/protocol/wire';
import { printable } from '../texts/cast.ts';
import { count } from '../texts/words.ts';

/** Sentences for requests that a server refuses, by error code. */
const REFUSALS: Readonly<Record<string, string>> = {
  'account-only': 'This needs an account. Type register.',
  'already-registered': 'You already have an account.',
  'already-seated': 'You already have a seat at this table.',
  'bad-token': 'This token is unknown or was revoked.',
  banned: 'You are banned from this server.',
  busy: 'The server is busy. Try again in a moment.',
  'colour-taken': 'Another player has this colour.',
  'invite-expired': 'The invitation has ended. Ask the creator of the table for a new link.',
  'name-taken': 'This name is taken, or looks like one that is.',
  'no-player': 'No other player has this seat.',
  'not-for-bots': 'A token cannot do this; its owner can.',
  'not-host': 'Only the creator of the table may do this.',
  'not-invited': 'This table is not public: join it with the whole link, which contains the invitation.',
  'not-logged-in': 'You have no seat on this server yet.',
  'not-now': 'That is not possible at this moment.',
  'not-over': 'The record is secret until the game is over.',
  'not-seated': 'You have no seat at this table.',
  'not-welcome': '2 starts failed because of you, so you cannot rejoin.',
  'rated-with-bots': 'A rated game cannot have bots.',
  'rated-without-clock': 'A rated game needs a clock.',
  'seat-taken': 'There is no free seat.',
  'unknown-table': 'There is no such table.',
  'wrong-login': 'Wrong name or password.',
  'wrong-origin': 'The server expects another address. Use the one shown in browsers.',
};

const BAD_NAMES: Readonly<Record<string, string>> = {
  'too-short': 'A name needs at least 2 characters.',
  'too-long': 'A name can have at most 24 characters.',
  'forbidden-character': 'The name contains a character that is not allowed.',
  'too-many-marks': 'The name has too many marks on one letter.',
  'no-letters': 'A name needs letters or digits.',
  reserved: 'This name is reserved.',
};

/** The sentence for an error that a server answered. */
export function refusalText({ code, facts }: ServerError): string {
  const { reason, retryAfter } = facts;
  if (code === 'bad-name') return BAD_NAMES[String(reason)] ?? 'This name is not allowed.';
  if (code === 'bad-password')
    return reason === 'too-short'
      ? 'A password needs at least 8 characters.'
      : 'A password can have at most 128 characters.';
  if (code === 'too-many-requests') {
    const wait = typeof retryAfter === 'number' ? count(Math.ceil(retryAfter), 'second') : 'a moment';
    return `Too many attempts. Try again in ${wait}.`;
  }
  return REFUSALS[code] ?? `The server refused: ${printable(code)}.`;
}

const DISMISSALS: Readonly<Record<number, string>> = {
  [CLOSE.loggedOut]: 'You were logged out, or your token was revoked. Log in to come back to your seat.',
  [CLOSE.notAllowed]: 'The table is not public: join it with the whole link, which contains the invitation.',
  [CLOSE.unknownTable]: 'There is no such table.',
  [CLOSE.inviteExpired]: 'The invitation has ended. Ask the creator of the table for a new link.',
};

/** A sentence for a problem with the server that ends the game here; undefined if it is a fault of this program. */
export function problemText(error: unknown, url: string): string | undefined {
  if (error instanceof ServerError) return refusalText(error);
  if (error instanceof ForeignAnswer) return foreignText(url, error.location);
  if (error instanceof Dismissed) return DISMISSALS[error.code] ?? error.message;
  if (error instanceof ChangedHistory)
    return `Line ${error.seq} differs from what the server sent before: it has changed the history of the game.`;
  if (error instanceof UnfairStart)
    return 'The start is not fair: the server does not use your seed. Nothing was played.';
  if (error instanceof WireError)
    return `The server sent something this version of Rubicon cannot read (${printable(error.message)}).`;
  if (error instanceof TypeError) return unreachableText(url, error);
  return undefined;
}

function foreignText(url: string, location: string | undefined): string {
  if (location !== undefined && URL.canParse(location, url))
    return `${url} refers to another address: ${printable(new URL(location, url).origin)}`;
  return `${url} is not a Rubicon server, or another version of one.`;
}

/** The reason why `fetch` had no answer; undefined if it is not about the network. */
function unreachableText(url: string, error: TypeError): string | undefined {
  const code = codeOf(error);
  if (code === undefined && !/fetch failed|no answer|terminated/.test(error.message)) return undefined;
  if (code === 'EPROTO' || code?.startsWith('ERR_SSL'))
    return `${url} does not speak https. Try ${url.replace(/^https/, 'http')}`;
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN')
    return `There is no server called ${new URL(url).hostname}.`;
  if (code?.includes('CERT') || code?.startsWith('UNABLE_TO'))
    return `The certificate of ${url} is not valid (${code}).`;
  const hint = url.startsWith('http:') ? '' : ', or it does not speak https';
  return `The server at ${url} cannot be reached${hint}.`;
}

function codeOf(error: Error): string | undefined {
  const { cause } = error;
  if (!(cause instanceof Error)) return undefined;
  const first = 'errors' in cause && Array.isArray(cause.errors) ? cause.errors[0] : cause;
  return first instanceof Error && 'code' in first ? String(first.code) : undefined;
}
