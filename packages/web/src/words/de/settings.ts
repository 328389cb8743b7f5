import type { Words } from '../en/index.ts';

export const settings: Words['settings'] = {
  title: 'Einstellungen',
  language: 'Sprache',
  languages: { en: 'English', de: 'Deutsch' },
  theme: 'Farbschema',
  themes: { system: 'Wie das Gerät', dark: 'Dunkel', light: 'Hell' },
  speed: 'Animationstempo',
  speeds: { slow: 'Langsam', normal: 'Mittel', fast: 'Schnell', off: 'Sofort' },
  sound: 'Töne',
  volume: 'Lautstärke',
  confirm: 'Nachfragen, bevor eine Phase vorzeitig endet',
  autoDefence: 'Immer mit den meisten Würfeln verteidigen',
  stopBelow: 'Angriffe per Doppelklick enden unter einer Siegchance von',
  guide: 'Einführung ins erste Spiel zeigen',
  shortcuts: 'Tastenkürzel (. , ! ?)',
};
