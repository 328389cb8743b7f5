import type { Words } from '../en/index.ts';

export const common: Words['common'] = {
  title: 'Rubicon',
  close: 'Schließen',
  yes: 'Ja',
  no: 'Nein',
  bot: 'Bot',
  loading: 'Wird geladen …',
  home: 'Startseite',
  rules: 'Regeln',
  about: 'Über Rubicon',
  settings: 'Einstellungen',
  skip: 'Zum Brett springen',
  failed: 'Etwas ist schiefgegangen',
  failedText:
    'Auf der Seite ist ein unerwarteter Fehler aufgetreten. Dein Spiel ist bis zum letzten Spielzug gesichert.',
  reload: 'Seite neu laden',
  notFound: 'Diese Seite gibt es nicht.',
  colours: {
    black: 'Schwarz',
    blue: 'Blau',
    green: 'Grün',
    pink: 'Rosa',
    red: 'Rot',
    yellow: 'Gelb',
  },
  bots: {
    easy: {
      name: 'Leicht',
      about: 'Angenehm für das erste Spiel: sucht leichte Kämpfe und vergisst die Deckung.',
    },
    medium: { name: 'Mittel', about: 'Erobert und hält Kontinente, greift bei guten Chancen an.' },
    hard: {
      name: 'Schwer',
      about: 'Plant den ganzen Zug: bricht Kontinente auf und jagt Schwache wegen ihrer Karten.',
    },
    expert: { name: 'Experte', about: 'Durchsucht Angriffspläne mit genauen Chancen.' },
    spartacus: { name: 'Spartacus', about: 'Greift an, was zu schlagen ist, egal wo.' },
    sulla: { name: 'Sulla', about: 'Löscht die Schwachen aus und nimmt ihre Karten.' },
    cicero: { name: 'Cicero', about: 'Wendet sich gegen alle, die am stärksten sind.' },
    augustus: { name: 'Augustus', about: 'Lässt ein Reich um den besten Kontinent wachsen.' },
    fabius: { name: 'Fabius', about: 'Wartet hinter seinen Grenzen auf bessere Chancen.' },
    random: { name: 'Zufall', about: 'Spielt auf gut Glück.' },
  },
  list: (items) =>
    items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} und ${items.at(-1)}`,
};
