import type { Words } from '../en/index.ts';

const troops = (n: number): string => (n === 1 ? '1 Truppe' : `${n} Truppen`);

/** Written orders: what is asked, the sheet, and what became of it. */
export const orders: Words['orders'] = {
  troops,
  bid: (names) => `Biete geheim für diese Gebiete: ${names}. Das höchste Gebot gewinnt alle.`,
  bidSend: (n) => (n === 1 ? '1 Marke bieten' : `${n} Marken bieten`),
  convert: (least, most) =>
    `Du hast nichts ersteigert: Mache ${least === most ? most : `${least} bis ${most}`} deiner Ziele zu Startgebieten.`,
  convertSend: (n) => (n === 1 ? '1 Ziel umwandeln' : `${n} Ziele umwandeln`),
  deploy: (n) => `Setze zu Beginn geheim ${troops(n)}.`,
  deploySend: 'Erste Truppen setzen',
  order: (n) => `Schreibe deine Befehle: ${troops(n)} einsetzen, dann ziehen.`,
  moveFrom: 'Züge: Wähle, woher Truppen kommen, oder ziehe von einem Gebiet zu einem Nachbarn.',
  moveTo: (name) => `${name}: Wähle einen Nachbarn.`,
  moveWritten: (line) => `Auf dem Blatt: ${line}. Ändere die Zahl, oder schreibe den nächsten Befehl.`,
  toolDeploy: 'Einsetzen',
  toolMove: 'Ziehen',
  tools: 'Was ein Klick schreibt',
  cash: (name, n) => `Einlösen: ${name} (+${n})`,
  cashTitle: 'Ziele zum Einlösen',
  cashFor: (n) => `Einlösen (+${n}):`,
  sheet: 'Dein Blatt',
  sheetEmpty: 'Noch steht nichts darauf.',
  remove: (text) => `Streichen: ${text}`,
  deployLine: (n, name) => `${n}: ${name}`,
  deployWay: (name) => `hierher: ${name}`,
  moveLine: (n, from, to) => `${n}: ${from} → ${to}`,
  moveWay: (from, to) => `${from} → ${to}`,
  lineCount: (text) => `Truppen, ${text}`,
  supply: (n, losses) =>
    n === 1
      ? `Versorgung: Dein einziges Gebiet versorgt 1 Truppe. Am Ende der Runde verlierst du: ${losses}.`
      : `Versorgung: Mit ${n} Gebieten bleiben auf jedem höchstens ${n} Truppen. Am Ende der Runde verlierst du: ${losses}.`,
  supplyLine: (n, name) => `${n} (${name})`,
  supplyNote: (n) => `ohne Versorgung, am Ende der Runde verloren: ${n}`,
  commit: 'Befehle abgeben',
  commitSure: (n) => `Noch nicht eingesetzt und damit verloren: ${troops(n)}. Trotzdem abgeben?`,
  review: 'Was geschah, Schritt für Schritt',
  reviewNext: 'Weiter',
  reviewBack: 'Zurück',
  reviewSkip: 'Alles überspringen',
  reviewEnd: 'Weiterspielen',
  reviewStep: (n, of) => `${n} von ${of}`,
};
