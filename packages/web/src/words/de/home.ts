import type { Words } from '../en/index.ts';

export const home: Words['home'] = {
  tagline:
    'Das klassische Spiel um die Eroberung der Welt. Alle Ausgaben der Regeln, Bots, die man erst schlagen muss, genaue Chancen.',
  playNow: 'Jetzt spielen',
  playNowAbout: (bots, level) =>
    `Du gegen ${bots === 1 ? '1 Bot' : `${bots} Bots`} (${level}), auf einem fertig aufgebauten Brett.`,
  newGame: 'Neues Spiel',
  newGameAbout: 'Wähle die Ausgabe, die Spieler und die Optionen.',
  saved: 'Gesicherte Spiele',
  savedNone: 'Spiele werden nach jedem Zug in diesem Browser gesichert. Noch gibt es keine.',
  replays: 'Ein Spiel ansehen',
  replaysAbout:
    'Lege die Aufzeichnung eines Spiels hier ab, oder wähle eine Datei, um es Zug um Zug zu sehen.',
  goOn: 'Weiterspielen',
  look: 'Ansehen',
  export: 'Herunterladen',
  exportWarning:
    'Die Datei zeigt alles, was in diesem Spiel verborgen ist: Karten, Missionen und die kommenden Würfe. Herunterladen?',
  import: 'Ein Spiel hereinholen',
  remove: 'Löschen',
  removeSure: (name) => `Das Spiel „${name}“ endgültig löschen?`,
  over: 'beendet',
  lastPlayed: (when) => `zuletzt gespielt: ${when}`,
  moves: (n) => (n === 1 ? '1 Spielzug' : `${n} Spielzüge`),
  edition: 'Ausgabe',
  players: 'Spieler',
  options: 'Optionen',
  seat: (n) => `Platz ${n}`,
  name: 'Name',
  colour: 'Farbe',
  who: 'Wer spielt',
  person: 'Mensch',
  you: 'du',
  begin: 'Spiel beginnen',
  add: 'Spieler hinzufügen',
  take: 'Entfernen',
  playersFor: (from, to) => `${from} bis ${to} Spieler`,
  wrongNames: 'Alle brauchen verschiedene Namen mit höchstens 16 Buchstaben.',
  sameColour: 'Alle brauchen verschiedene Farben.',
  errors: {
    'bad-settings': 'Mit diesen Einstellungen kann kein Spiel beginnen.',
    'unknown-game': 'Dieses Spiel ist nicht mehr da.',
    busy: 'Dieses Spiel läuft in einem anderen Tab. Schließe es dort zuerst.',
    over: 'Dieses Spiel ist zu Ende.',
    unfinished: 'Dieses Spiel ist noch nicht zu Ende.',
    'not-a-record': 'Diese Datei ist keine Aufzeichnung eines Spiels.',
    damaged: 'Die Aufzeichnung dieses Spiels ist beschädigt, es kann nicht weitergehen.',
    revised:
      'Die Regeln dieser Ausgabe haben sich seither geändert: Du kannst das Spiel ansehen, aber nicht weiterspielen.',
    'no-storage': 'Dieser Browser lässt die Seite keine Spiele sichern.',
  },
};
