import type { Words } from '../en/index.ts';

export const about: Words['about'] = {
  title: 'Über Rubicon',
  text: 'Rubicon ist freie Software: das klassische Spiel um die Eroberung der Welt mit allen Ausgaben seiner Regeln, Bots, exakten Chancen und Aufzeichnungen, die alle nachprüfen können.',
  version: (version) => `Version ${version}`,
  licence: 'Rubicon steht unter der MIT-Lizenz.',
  made: 'Verwendete Bibliotheken',
  fonts: 'Schriften: Inter und EB Garamond, beide unter der SIL Open Font License 1.1.',
  map: 'Karte: nach Natural Earth (gemeinfrei) über world-atlas (ISC-Lizenz).',
  library: (name, version, licence) => `${name} ${version} (${licence})`,
  trademark:
    'Rubicon hat nichts mit dem Verlag eines Brettspiels zu tun und verwendet weder dessen Bilder noch dessen Texte.',
};
