export const settings = {
  title: 'Settings',
  language: 'Language',
  languages: { en: 'English', de: 'Deutsch' },
  theme: 'Theme',
  themes: { system: 'As the device', dark: 'Dark', light: 'Light' },
  speed: 'Speed of what is shown',
  speeds: { slow: 'Slow', normal: 'Normal', fast: 'Fast', off: 'At once' },
  sound: 'Sounds',
  confirm: 'Ask before ending a part of the turn early',
  autoDefence: 'Always defend with the most dice',
  guide: 'Show the guide for the first game',
};
