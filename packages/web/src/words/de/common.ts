import type { Words } from '../en/index.ts';

export const common: Words['common'] = {
  title: 'Rubicon',
  close: 'Schließen',
  yes: 'Ja',
  no: 'Nein',
  bot: 'Bot',
  loading: 'Wird geladen …',
  profile: 'Profil',
  home: 'Startseite',
  rules: 'Regeln',
  about: 'Über Rubicon',
  settings: 'Einstellungen',
  skip: 'Zum Spielfeld springen',
  failed: 'Etwas ist schiefgegangen',
  failedText: 'Ein unerwarteter Fehler ist aufgetreten. Dein Spiel ist bis zum letzten Spielzug gespeichert.',
  reload: 'Seite neu laden',
  notFound: 'Seite nicht gefunden',
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
      about: 'Gut für das erste Spiel: sucht leichte Kämpfe und vergisst die Verteidigung.',
    },
    medium: { name: 'Mittel', about: 'Erobert und hält Kontinente, greift bei guten Chancen an.' },
    hard: {
      name: 'Schwer',
      about: 'Plant seinen Zug: bricht Kontinente auf und jagt schwache Spieler wegen ihrer Karten.',
    },
    expert: { name: 'Experte', about: 'Durchsucht Angriffspläne mit exakten Chancen.' },
    spartacus: { name: 'Spartacus', about: 'Greift alles an, was er schlagen kann, egal wo.' },
    sulla: { name: 'Sulla', about: 'Schaltet schwache Spieler aus und nimmt ihre Karten.' },
    cicero: { name: 'Cicero', about: 'Wendet sich gegen den stärksten Spieler.' },
    augustus: { name: 'Augustus', about: 'Baut ein Reich um den besten Kontinent auf.' },
    fabius: { name: 'Fabius', about: 'Wartet hinter seinen Grenzen auf bessere Chancen.' },
    random: { name: 'Zufall', about: 'Spielt auf gut Glück.' },
  },
  percent: (share) => `${Math.round(100 * share)}\u00a0%`,
  list: (items) =>
    items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} und ${items.at(-1)}`,
};
