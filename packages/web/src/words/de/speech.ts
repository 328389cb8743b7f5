import type { Speech } from '../en/speech.ts';

export const speech: Speech = {
  easy: {
    start: ['Ist das hier das spitze Ende?', 'Welche davon gehören mir?', 'Ich habe Kekse dabei.'],
    capture: 'Ich hab eins! Hast du gesehen?',
    loss: 'Oh. Das war meins.',
    win: 'Gewonnen? Ich habe gewonnen!',
    out: 'Spaß hat es trotzdem gemacht.',
  },
  medium: {
    start: ['Schild hoch, Klinge bereit.', 'Haltet die Linie.', 'Bei Tagesanbruch geht es los.'],
    capture: 'Vorwärts, Schritt für Schritt.',
    loss: 'Ein Kratzer. Die Linie hält.',
    win: 'Disziplin gewinnt Kriege.',
    out: 'Ein guter Kampf, ehrlich verloren.',
  },
  hard: {
    start: [
      'Deine schwache Grenze habe ich schon gesehen.',
      'Deine Legionen sehen müde aus.',
      'Einer von uns fällt heute.',
    ],
    capture: 'Der Adler fliegt weiter.',
    loss: 'Für diese Standarte wirst du zahlen.',
    win: 'Der Adler wacht über alle.',
    out: 'Die Standarte ist gefallen.',
  },
  expert: {
    start: [
      'Ich habe die Chancen berechnet. Und du?',
      'Deine nächsten drei Züge kenne ich.',
      'Auf jeden Wurf gibt es eine Antwort.',
    ],
    capture: 'Wie berechnet.',
    loss: 'Unwahrscheinlich. Notiert.',
    win: 'Zahlen schlafen nie.',
    out: 'Eins zu vierzig. Gut gespielt.',
  },
  spartacus: {
    start: ['Keine Kette wird mich halten.'],
    capture: 'Wieder ein Glied gesprengt!',
    loss: 'Fällt einer von uns, stehen zehn auf.',
    win: 'Endlich frei, wir alle!',
    out: 'Ich sterbe stehend.',
  },
  sulla: {
    start: ['Ich führe eine Liste. Dein Name steht darauf.'],
    capture: 'Von der Liste gestrichen.',
    loss: 'Ich vergesse keinen Feind.',
    win: 'Kein besserer Freund, kein schlimmerer Feind.',
    out: 'Merk dir meinen Namen.',
  },
  cicero: {
    start: ['Wie lange willst du unsere Geduld noch missbrauchen?'],
    capture: 'Damit ist der Streit entschieden.',
    loss: 'O Zeiten, o Sitten!',
    win: 'Die Waffen sollen der Toga weichen.',
    out: 'Ich habe gesprochen.',
  },
  augustus: {
    start: ['Eile mit Weile.'],
    capture: 'Noch eine Provinz, noch eine Straße.',
    loss: 'Gib mir meine Legionen wieder!',
    win: 'Ich fand eine Stadt aus Ziegeln und hinterlasse eine aus Marmor.',
    out: 'Habe ich meine Rolle gut gespielt? Dann klatscht.',
  },
  fabius: {
    start: ['Es eilt nicht.'],
    capture: 'Gut Ding will Weile haben.',
    loss: 'Ich kann warten.',
    win: 'Langsam, aber sicher.',
    out: 'Vielleicht habe ich zu lange gewartet.',
  },
  random: {
    start: ['Kopf oder Zahl?'],
    capture: 'Das war Absicht.',
    loss: 'Das war auch Absicht.',
    win: 'Moment, wie waren noch die Regeln?',
    out: 'Wie gewonnen, so zerronnen.',
  },
};
