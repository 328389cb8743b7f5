import { isCorrespondence, type TableView } from '@rubicon/api';
import { EDITIONS } from '@rubicon/engine';
import type { TablesWords } from '../words/en/tables.ts';
import { optionTexts } from '../words/options.ts';
import type { Words } from '../words/words.ts';

type Settings = TableView['settings'];

/** A setting in plain words. */
export interface SettingText {
  readonly name: string;
  readonly value: string;
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Returns a length of time in its largest whole unit. */
export function durationText(texts: TablesWords, seconds: number): string {
  if (seconds >= DAY && seconds % DAY === 0) return texts.days(seconds / DAY);
  if (seconds >= HOUR && seconds % HOUR === 0) return texts.hours(seconds / HOUR);
  if (seconds >= MINUTE && seconds % MINUTE === 0) return texts.minutes(seconds / MINUTE);
  return texts.seconds(seconds);
}

export function clockText(texts: TablesWords, { clock }: Pick<Settings, 'clock'>): string {
  if (clock === undefined) return texts.noClock;
  const turn = durationText(texts, clock.turn);
  return clock.bank === 0 ? texts.liveOnly(turn) : texts.live(turn, durationText(texts, clock.bank));
}

/** Returns the settings of a table, one line each. */
export function settingsTexts(words: Words, texts: TablesWords, settings: Settings): SettingText[] {
  const { isPublic, absent, spectators, chat, isRated } = settings;
  const watching =
    spectators === null
      ? texts.spectatorsNone
      : spectators.delay === 0
        ? texts.spectatorsLive
        : texts.spectatorsLate(durationText(texts, spectators.delay));
  return [
    { name: words.home.edition, value: words.editions.names[settings.edition] ?? settings.edition },
    ...optionsOf(words, settings),
    { name: texts.time, value: clockText(texts, settings) },
    ...(settings.clock === undefined && !isCorrespondence(settings)
      ? []
      : [{ name: texts.absent.label, value: texts.absent[absent].name }]),
    { name: texts.access, value: (isPublic ? texts.isPublic : texts.isPrivate).name },
    { name: texts.spectators, value: watching },
    { name: texts.chat, value: texts.chats[chat] },
    ...(isRated ? [{ name: texts.rated, value: words.common.yes }] : []),
  ];
}

/** The options that differ from the printed rules. */
function optionsOf(words: Words, { edition: id, options, seats }: Settings): SettingText[] {
  const edition = EDITIONS.find((known) => known.id === id);
  return Object.entries(options).flatMap(([name, value]) => {
    const option = edition?.options[name];
    if (option === undefined || value === option.default) return [];
    const texts = optionTexts(words, name, option);
    const seat = seats[Number(value)] === undefined ? undefined : words.home.seat(Number(value) + 1);
    return { name: texts.name, value: texts.values[value] ?? seat ?? value };
  });
}
