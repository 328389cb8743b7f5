export const settings = {
  title: 'Settings',
  language: 'Language',
  languages: { en: 'English', de: 'Deutsch' },
  theme: 'Theme',
  themes: { system: 'Same as the device', dark: 'Dark', light: 'Light' },
  speed: 'Animation speed',
  speeds: { slow: 'Slow', normal: 'Normal', fast: 'Fast', off: 'Instant' },
  sound: 'Sounds',
  confirm: 'Ask before ending a part of the turn early',
  autoDefence: 'Always defend with the most dice',
  guide: 'Show the guide to a first game',
};
