import type { Words } from '../en/index.ts';

export const about: Words['about'] = {
  title: 'Über Rubicon',
  text: 'Rubicon ist freie Software: das klassische Spiel um die Eroberung der Welt mit allen Ausgaben seiner Regeln, mit Bots, genauen Chancen und Aufzeichnungen, die alle nachprüfen können.',
  version: (version) => `Version ${version}`,
  licence: 'Rubicon steht unter der MIT-Lizenz.',
  made: 'Gemacht mit',
  fonts: 'Schriften: Inter und EB Garamond, beide unter der SIL Open Font License 1.1.',
  map: 'Die Karte ist aus Natural Earth gemacht, das gemeinfrei ist, auf dem Weg über world-atlas (ISC-Lizenz).',
  library: (name, version, licence) => `${name} ${version} (${licence})`,
  trademark:
    'Rubicon hat nichts mit den Verlagen irgendeines Brettspiels zu tun und verwendet weder deren Bilder noch deren Texte.',
};
