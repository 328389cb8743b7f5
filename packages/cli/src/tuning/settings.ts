import { FEATURES, type Kind } from '@rubicon/bots/tuning';

/** Settings that determine the result of a tuning, except the number of generations. */
export interface TuningSettings {
  readonly kind: Kind;
  readonly games: number;
  readonly hidden: number;
  readonly seed: string;
  readonly features: readonly string[];
}

export const settingsFor = (given: Omit<TuningSettings, 'features'>): TuningSettings => ({
  ...given,
  features: FEATURES,
});

/** The command that reproduces the network of a generation on any machine. */
export function commandFor({ kind, games, hidden, seed }: TuningSettings, generations: number): string {
  return (
    `rubicon tune --kind ${kind} --generations ${generations} --games ${games} --hidden ${hidden} ` +
    `--seed ${quoted(seed)}`
  );
}

/** A text quoted for a shell. */
const quoted = (text: string): string =>
  /^[\w.,:/+-]+$/.test(text) ? text : `'${text.replaceAll("'", `'\\''`)}'`;

/** The difference between settings in terms of the command line; undefined if there is none. */
export function differenceText(begun: TuningSettings, asked: TuningSettings): string | undefined {
  const different = (['kind', 'games', 'hidden', 'seed'] as const).filter(
    (name) => begun[name] !== asked[name],
  );
  if (different.length > 0)
    return `with ${different.map((name) => `--${name} ${begun[name]}, not ${asked[name]}`).join(', and ')}`;
  if (begun.features.join() !== asked.features.join()) return 'when the bots measured other features';
  return undefined;
}
