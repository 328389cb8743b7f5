import type { Blocks } from '../text.ts';

/** Cards, sets, and what becomes of those who lose everything. */
export const cards: Blocks<
  | 'cards'
  | 'cards-1959'
  | 'cards-1993'
  | 'cards-headquarters'
  | 'cards-2008'
  | 'elimination'
  | 'elimination-1959'
  | 'elimination-1993'
  | 'elimination-2008'
  | 'elimination-rewards'
> = {
  cards: [
    'Jedes Gebiet hat eine Karte mit Infanterie, Kavallerie oder Artillerie; dazu kommen zwei Joker. Drei Karten sind ein Satz: drei gleiche, drei verschiedene oder zwei beliebige mit einem Joker.',
    'Sätze tauschst du zu Beginn deines Zuges ein, bevor du etwas setzt. Was ein Satz wert ist, hängt davon ab, wie viele in diesem Spiel schon eingetauscht wurden, egal von wem:',
    { table: 'sets' },
    {
      list: [
        'Deine Karten sind geheim. Alle sehen, wie viele du hast, und welche du eintauschst.',
        'Wenn der Stapel leer ist, werden die eingetauschten Karten gemischt und bilden den neuen Stapel.',
      ],
    },
  ],
  'cards-1959': [
    {
      list: [
        'Mit 5 oder mehr Karten zu Beginn deines Zuges musst du tauschen, bis du 4 oder weniger hast. Mit 3 oder 4 darfst du.',
        'Das Gebiet auf einer Karte bedeutet beim Eintauschen nichts.',
      ],
    },
  ],
  'cards-1993': [
    {
      list: [
        'Mit 5 oder mehr Karten zu Beginn deines Zuges musst du einen Satz eintauschen; ein zweiter ist dir freigestellt. Mit 3 oder 4 darfst du.',
        'Zeigt eine eingetauschte Karte ein Gebiet, das dir gehört, kommen 2 zusätzliche Armeen auf dieses Gebiet. Das geschieht höchstens einmal im Zug; passen mehrere Karten, wählst du.',
      ],
    },
  ],
  'cards-headquarters': [
    'Karten von Hauptquartieren gehören nicht zu deiner Hand. Sie werden nie eingetauscht und nie mitgezählt.',
  ],
  'cards-2008': [
    'Jedes Gebiet hat eine Karte: 30 Karten zeigen einen Stern, 12 zeigen zwei. Einmal im Zug, bevor du deine erste Armee setzt, darfst du Karten mit zusammen 2 bis 10 Sternen abgeben. Du wählst, welche.',
    { table: 'stars' },
    {
      list: [
        'Du musst nie Karten abgeben, und du darfst beliebig viele haben.',
        'Das Gebiet auf einer Karte bedeutet beim Abgeben nichts.',
        'Deine Karten sind geheim. Alle sehen, wie viele du hast, und welche du abgibst.',
        'Wenn der Stapel leer ist, bilden die abgegebenen Karten den neuen Stapel. Gibt es keine, zieht niemand.',
      ],
    },
  ],
  elimination: [
    'Wer das letzte Gebiet eines Spielers erobert, wirft ihn aus dem Spiel und bekommt alle seine Karten.',
  ],
  'elimination-1959': [
    'Du darfst sofort Sätze eintauschen, die Armeen setzen und weiter angreifen. Mit 5 oder mehr Karten musst du tauschen, bis du 4 oder weniger hast.',
  ],
  'elimination-1993': [
    'Mit 6 oder mehr Karten musst du sofort tauschen, bis du 4 oder weniger hast, und nicht weiter. Setze die Armeen und greife weiter an. Mit weniger als 6 Karten wartest du bis zu deinem nächsten Zug.',
  ],
  'elimination-2008': [
    'Du bekommst auch seine Ziele. Sie zählen nicht als dein eines Ziel im Zug und kosten dich nicht die Karte. Seine Karten kannst du ab deinem nächsten Zug abgeben.',
  ],
  'elimination-rewards': ['Seine Belohnungen scheiden aus dem Spiel aus.'],
};
