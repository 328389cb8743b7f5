import type { CreationError, NotationError, Rejection } from '@rubicon/engine';

/** Why no game can begin from these settings. */
export type SettingsError =
  | CreationError
  | NotationError
  /** The position contradicts the settings. */
  | { readonly code: 'position-differs'; readonly field: 'edition' | 'options' | 'seats' };

/** A fault in a record, and its line (counted from 1). */
export type RecordError = { readonly line: number } & (
  | { readonly code: 'empty' }
  | { readonly code: 'not-a-record' }
  | { readonly code: 'unknown-version'; readonly version: unknown }
  | { readonly code: 'bad-header'; readonly field: string }
  | { readonly code: 'bad-settings'; readonly error: SettingsError }
  /** The header declares a source of chance that this host cannot draw from. */
  | { readonly code: 'unknown-chance'; readonly type: string }
  | { readonly code: 'not-json' }
  | { readonly code: 'torn-line' }
  | { readonly code: 'bad-line'; readonly field: string }
  | { readonly code: 'missing-line'; readonly expected: number; readonly found: number }
  | { readonly code: 'inserted-line'; readonly expected: number; readonly found: number }
  | { readonly code: 'illegal-command'; readonly rejection: Rejection }
  | {
      readonly code: 'changed-outcome';
      readonly index: number;
      readonly expected: string;
      readonly found: string;
    }
  | { readonly code: 'changed-die'; readonly expected: string; readonly found: string }
  | { readonly code: 'changed-event'; readonly expected: string; readonly found: string }
  /** Fair dice can be checked once the closing line reveals their secrets, one per key. */
  | { readonly code: 'no-secret' }
  /** The secret does not match its commitment; `key` counts from 0. */
  | { readonly code: 'wrong-secret'; readonly key: number }
  /** A seed does not match the hash that was published for it. */
  | { readonly code: 'wrong-seed'; readonly key: number; readonly seat: number }
  /** A failed attempt to start does not match its own commitment or hashes; `attempt` counts from 0. */
  | { readonly code: 'wrong-attempt'; readonly attempt: number }
  | { readonly code: 'after-the-end' }
  | { readonly code: 'wrong-result'; readonly expected: string; readonly found: string }
  | { readonly code: 'wrong-count'; readonly expected: number; readonly found: number }
  | { readonly code: 'wrong-hash' }
);

/** Why an undamaged record cannot be continued. */
export type ContinueError = { readonly line: number } & (
  | { readonly code: 'finished' }
  /** A newer version of the rules has already decided lines of it. */
  | { readonly code: 'newer-revision'; readonly revision: number }
);
