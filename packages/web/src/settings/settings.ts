import { create } from 'zustand';
import { load, save } from './storage.ts';

export const LANGUAGES = ['en', 'de'] as const;
export type Language = (typeof LANGUAGES)[number];

export const THEMES = ['system', 'dark', 'light'] as const;
export type Theme = (typeof THEMES)[number];

/** How fast events are shown. */
export const SPEEDS = ['slow', 'normal', 'fast', 'off'] as const;
export type Speed = (typeof SPEEDS)[number];

/** Settings for all games on this device. */
export interface Settings {
  readonly language: Language;
  readonly theme: Theme;
  readonly speed: Speed;
  readonly sound: boolean;
  readonly volume: number; // of the sounds, in percent
  readonly confirm: boolean; // asks before ending a phase early
  readonly autoDefence: boolean; // always defends with the most dice
  readonly stopBelow: number; // percent: a double click stops attacking below this win chance
  readonly guide: boolean; // shows the guide to a first game
  readonly shortcuts: boolean; // single keys that work everywhere
  readonly chances: boolean; // against bots: shows each player's chance to win
  readonly hints: boolean; // against bots: offers a hint for each decision
}

interface SettingsStore extends Settings {
  change(change: Partial<Settings>): void;
}

const KEY = 'settings';

function defaults(): Settings {
  return {
    language: navigator.language.toLowerCase().startsWith('de') ? 'de' : 'en',
    theme: 'system',
    speed: 'normal',
    sound: true,
    volume: 70,
    confirm: true,
    autoDefence: false,
    stopBelow: 50,
    guide: true,
    shortcuts: true,
    chances: false,
    hints: false,
  };
}

/** Reads the saved settings. They may come from another version: unknown ones are ignored, missing ones get defaults. */
function restore(): Settings {
  const settings = defaults();
  const saved = load(KEY);
  if (typeof saved !== 'object' || saved === null) return settings;
  const known = Object.entries(saved).filter(([name, value]) => isValue(name, value));
  return { ...settings, ...Object.fromEntries(known) };
}

function isValue(name: string, value: unknown): boolean {
  switch (name) {
    case 'language':
      return LANGUAGES.some((language) => language === value);
    case 'theme':
      return THEMES.some((theme) => theme === value);
    case 'speed':
      return SPEEDS.some((speed) => speed === value);
    case 'stopBelow':
    case 'volume':
      return typeof value === 'number' && value >= 0 && value <= 100;
    case 'sound':
    case 'confirm':
    case 'autoDefence':
    case 'guide':
    case 'shortcuts':
    case 'chances':
    case 'hints':
      return typeof value === 'boolean';
    default:
      return false;
  }
}

export const useSettings = create<SettingsStore>()((set, get) => ({
  ...restore(),
  change(change) {
    set(change);
    const { change: _, ...settings } = get();
    save(KEY, settings);
  },
}));
