import { DEFAULT_COLOURS } from '@rubicon/engine';
import type { Words } from '../words/words.ts';
import { autoName } from './bot-names.ts';
import type { GameChoice, SeatChoice } from './choice.ts';

/** A ready-made game that starts with one click. */
export interface Preset {
  readonly id: keyof Words['home']['presets'];
  readonly edition: string;
  readonly options: Readonly<Record<string, string>>;
  readonly bots: readonly string[];
}

export const PRESETS: readonly Preset[] = [
  {
    id: 'first',
    edition: 'world-domination',
    options: { setup: 'quick' },
    bots: ['easy', 'easy', 'easy'],
  },
  {
    id: 'evening',
    edition: 'classic',
    options: {},
    bots: ['spartacus', 'cicero', 'augustus', 'fabius'],
  },
  { id: 'duel', edition: 'world-domination', options: { setup: 'quick' }, bots: ['medium'] },
  { id: 'missions', edition: 'secret-mission', options: {}, bots: ['medium', 'sulla', 'easy'] },
];

/** The game of a preset. The person keeps name and colour. */
export function fromPreset(choice: GameChoice, { edition, options, bots }: Preset, words: Words): GameChoice {
  const person = choice.seats.find(({ bot }) => bot === undefined) ?? choice.seats[0]!;
  const seats: SeatChoice[] = [{ ...person, bot: undefined }];
  for (const bot of bots) {
    const colour = DEFAULT_COLOURS.find((one) => seats.every((seat) => seat.colour !== one))!;
    seats.push({ name: autoName(bot, seats, words), colour, bot });
  }
  return { edition, options, seats };
}

/** Whether the form still shows this preset; names and colours do not matter. */
export function isPreset({ edition, options, seats }: GameChoice, preset: Preset): boolean {
  const names = new Set([...Object.keys(options), ...Object.keys(preset.options)]);
  const players = [undefined, ...preset.bots];
  return (
    edition === preset.edition &&
    [...names].every((name) => options[name] === preset.options[name]) &&
    seats.length === players.length &&
    seats.every(({ bot }, s) => bot === players[s])
  );
}
