import type { SettingsInput } from '@rubicon/api';
import type { GameChoice } from '../../home/choice.ts';
import { toNewGame } from '../../home/new-game.ts';

const MINUTE = 60;
const DAY = 24 * 3600;

/** The clocks that the form offers, in seconds. */
export const SPEEDS = {
  none: undefined,
  fast: { turn: MINUTE, bank: 3 * MINUTE },
  relaxed: { turn: 3 * MINUTE, bank: 10 * MINUTE },
  daily: { turn: DAY, bank: 0 },
  slow: { turn: 3 * DAY, bank: 0 },
} as const satisfies Record<string, SettingsInput['clock']>;

export type Speed = keyof typeof SPEEDS;

/** Delays for spectators, in seconds; undefined: no spectators. */
export const DELAYS = [0, MINUTE, 5 * MINUTE, undefined] as const;

/** The state of the form for a new table. Seats without a bot are open; the names in `game` are ignored. */
export interface TableChoice {
  readonly game: GameChoice;
  readonly speed: Speed;
  readonly isPublic: boolean;
  readonly absent: NonNullable<SettingsInput['absent']>;
  readonly delay: (typeof DELAYS)[number];
  readonly chat: NonNullable<SettingsInput['chat']>;
  readonly isRated: boolean;
}

/** A table for friends with the settings of a game and at least two open seats. */
export function tableFor(game: GameChoice): TableChoice {
  return {
    game: withOpenSeats(game),
    speed: 'none',
    isPublic: false,
    absent: 'bot',
    delay: 0,
    chat: 'players',
    isRated: false,
  };
}

/** The same game with at least two open seats, the first ones. */
function withOpenSeats(game: GameChoice): GameChoice {
  const open = game.seats.filter(({ bot }) => bot === undefined).length;
  if (open >= 2) return game;
  const seats = game.seats.map((seat, s) => (s < 2 ? { ...seat, bot: undefined } : seat));
  return { ...game, seats };
}

/** Why a table cannot be created from this choice; undefined if it can. */
export function tableProblem({
  game,
  isRated,
  speed,
}: TableChoice): 'rated-with-bots' | 'rated-without-clock' | undefined {
  if (!isRated) return undefined;
  if (game.seats.some(({ bot }) => bot !== undefined)) return 'rated-with-bots';
  return speed === 'none' ? 'rated-without-clock' : undefined;
}

export function toSettings(choice: TableChoice): SettingsInput {
  const { edition, options, seats } = toNewGame(choice.game);
  const clock = SPEEDS[choice.speed];
  return {
    edition,
    options,
    seats: seats.map(({ colour, bot }) => (bot === undefined ? { colour } : { colour, bot })),
    isPublic: choice.isPublic,
    ...(clock === undefined ? {} : { clock }),
    absent: choice.absent,
    spectators: choice.delay === undefined ? null : { delay: choice.delay },
    chat: choice.chat,
    isRated: choice.isRated,
  };
}
