import type { Budget } from '@rubicon/bots';

/** The player of a seat as plain data, so that it can be sent to a thread. */
export type PlayerSpec =
  | { readonly type: 'bot'; readonly name: string }
  | { readonly type: 'exec'; readonly commandLine: string };

/** The prefix of an external program in a list of bots. */
export const EXEC = 'exec:';

/** The label of a player; players with the same label share a row in tables. */
export function labelOf(spec: PlayerSpec): string {
  switch (spec.type) {
    case 'bot':
      return spec.name;
    case 'exec':
      return EXEC + spec.commandLine;
  }
}

/** Whether the same seed gives the same games: not with a time budget or external programs. */
export function isRepeatable(specs: readonly PlayerSpec[], budget: Budget | undefined): boolean {
  return budget === undefined && specs.every(({ type }) => type === 'bot');
}
