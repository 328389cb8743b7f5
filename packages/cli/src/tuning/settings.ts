import { FEATURES, type Kind } from '@rubicon/bots/tuning';

/** All that decides what comes of a tuning, besides how many generations it has. */
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

/** The command that makes the network of a generation, wherever and on however many cores. */
export function commandFor({ kind, games, hidden, seed }: TuningSettings, generations: number): string {
  return (
    `rubicon tune --kind ${kind} --generations ${generations} --games ${games} --hidden ${hidden} ` +
    `--seed ${quoted(seed)}`
  );
}

/** For a shell. */
const quoted = (text: string): string =>
  /^[\w.,:/+-]+$/.test(text) ? text : `'${text.replaceAll("'", `'\\''`)}'`;

/** What is different, in the words of the command line; undefined when nothing is. */
export function differenceText(begun: TuningSettings, asked: TuningSettings): string | undefined {
  const different = (['kind', 'games', 'hidden', 'seed'] as const).filter(
    (name) => begun[name] !== asked[name],
  );
  if (different.length > 0)
    return `with ${different.map((name) => `--${name} ${begun[name]}, not ${asked[name]}`).join(', and ')}`;
  if (begun.features.join() !== asked.features.join()) return 'when the bots measured other features';
  return undefined;
}
