import type { Budget } from '@rubicon/bots';

/** Who plays a seat, as it was asked for: plain data, so that it can be sent to a thread. */
export type PlayerSpec =
  | { readonly type: 'bot'; readonly name: string }
  | { readonly type: 'exec'; readonly command: string };

/** What a command of somebody else begins with, where bots are named. */
export const EXEC = 'exec:';

/** The text that asks for it; players with the same are the same in every table. */
export function labelOf(spec: PlayerSpec): string {
  switch (spec.type) {
    case 'bot':
      return spec.name;
    case 'exec':
      return EXEC + spec.command;
  }
}

/** Whether the same seed gives the same games: not by the clock, and nobody can say it of a program of somebody else. */
export function isRepeatable(specs: readonly PlayerSpec[], budget: Budget | undefined): boolean {
  return budget === undefined && specs.every(({ type }) => type === 'bot');
}
