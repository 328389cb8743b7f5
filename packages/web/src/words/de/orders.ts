import type { Words } from '../en/index.ts';

const troops = (n: number): string => (n === 1 ? '1 Einheit' : `${n} Einheiten`);

/** Prompts, the sheet and the review of written orders. */
export const orders: Words['orders'] = {
  troops,
  bid: (names) => `Biete verdeckt auf: ${names}. Wer am meisten bietet, bekommt alle.`,
  bids: (list) => `Gebote: ${list}.`,
  lotsLeft: (n) =>
    n === 0
      ? 'Das ist die letzte Versteigerung.'
      : n === 1
        ? 'Danach noch 1 Versteigerung.'
        : `Danach noch ${n} Versteigerungen.`,
  bidSend: (n) => (n === 1 ? '1 Marke bieten' : `${n} Marken bieten`),
  convert: (least, most) =>
    `Du hast nichts ersteigert: Wandle ${least === most ? most : `${least} bis ${most}`} deiner Ziele in Startgebiete um.`,
  convertSend: (n) => (n === 1 ? '1 Ziel umwandeln' : `${n} Ziele umwandeln`),
  deploy: (n) => `Setze geheim deine ersten ${troops(n)} ein.`,
  deploySend: 'Einheiten einsetzen',
  order: (n) => `Schreibe deine Befehle: ${troops(n)} einsetzen, dann ziehen.`,
  moveFrom: 'Ziehen: Wähle das Ausgangsgebiet oder ziehe von dort zu einem Nachbarn.',
  moveTo: (name) => `Ziehen aus ${name}: Wähle einen Nachbarn.`,
  moveWritten: (line) => `Befehl notiert: ${line}. Ändere die Zahl oder schreibe den nächsten Befehl.`,
  toolDeploy: 'Einsetzen',
  toolMove: 'Ziehen',
  tools: 'Art des Befehls',
  cash: (name, n) => `Einlösen: ${name} (+${n})`,
  cashTitle: 'Ziele zum Einlösen',
  cashFor: (n) => `Einlösen (+${n}):`,
  sheet: 'Dein Befehlsblatt',
  sheetEmpty: 'Noch keine Befehle.',
  remove: (text) => `Entfernen: ${text}`,
  deployLine: (n, name) => `${n}: ${name}`,
  deployLabel: (name) => `einsetzen: ${name}`,
  moveLine: (n, from, to) => `${n}: ${from} → ${to}`,
  moveLabel: (from, to) => `${from} → ${to}`,
  lineCount: (text) => `Einheiten, ${text}`,
  supply: (n, losses) =>
    n === 1
      ? `Versorgung: Mit 1 Gebiet kannst du 1 Einheit halten. Am Ende der Runde verlierst du: ${losses}.`
      : `Versorgung: Mit ${n} Gebieten kannst du auf jedem ${n} Einheiten halten. Am Ende der Runde verlierst du: ${losses}.`,
  supplyLine: (n, name) => `${n} (${name})`,
  supplyNote: (n) => `ohne Versorgung, am Ende der Runde verloren: ${n}`,
  commit: 'Befehle abgeben',
  confirmCommit: (n) => `Nicht eingesetzt und damit verloren: ${troops(n)}. Trotzdem abgeben?`,
  placed: (list) => `Eingesetzt haben: ${list}.`,
  review: 'Ergebnisse, Schritt für Schritt',
  reviewNext: 'Weiter',
  reviewBack: 'Zurück',
  reviewSkip: 'Alles überspringen',
  reviewEnd: 'Weiterspielen',
  reviewStep: (n, of) => `${n} von ${of}`,
};
