import type { Words } from '../en/index.ts';

export const settings: Words['settings'] = {
  title: 'Einstellungen',
  language: 'Sprache',
  languages: { en: 'English', de: 'Deutsch' },
  theme: 'Farbschema',
  themes: { system: 'Wie das Gerät', dark: 'Dunkel', light: 'Hell' },
  speed: 'Tempo der Darstellung',
  speeds: { slow: 'Langsam', normal: 'Mittel', fast: 'Schnell', off: 'Sofort' },
  sound: 'Töne',
  confirm: 'Nachfragen, bevor ein Teil des Zuges früh endet',
  autoDefence: 'Immer mit den meisten Würfeln verteidigen',
  guide: 'Einführung ins erste Spiel zeigen',
};
