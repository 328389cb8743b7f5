import { create } from 'zustand';
import { load, save } from './storage.ts';

export const LANGUAGES = ['en', 'de'] as const;
export type Language = (typeof LANGUAGES)[number];

export const THEMES = ['system', 'dark', 'light'] as const;
export type Theme = (typeof THEMES)[number];

/** How long what happens is shown. */
export const SPEEDS = ['slow', 'normal', 'fast', 'off'] as const;
export type Speed = (typeof SPEEDS)[number];

/** What a person has chosen once for all games on this device. */
export interface Settings {
  readonly language: Language;
  readonly theme: Theme;
  readonly speed: Speed;
  readonly sound: boolean;
  readonly confirm: boolean; // asks before what ends a part of the turn early
  readonly autoDefence: boolean; // always defends with the most dice
  readonly guide: boolean; // the first-game guide is still shown
}

interface SettingsStore extends Settings {
  change(change: Partial<Settings>): void;
}

const KEY = 'settings';

function usual(): Settings {
  return {
    language: navigator.language.toLowerCase().startsWith('de') ? 'de' : 'en',
    theme: 'system',
    speed: 'normal',
    sound: true,
    confirm: true,
    autoDefence: false,
    guide: true,
  };
}

/** What was saved by another version may lack some or know others. */
function restore(): Settings {
  const settings = usual();
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
    case 'sound':
    case 'confirm':
    case 'autoDefence':
    case 'guide':
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
