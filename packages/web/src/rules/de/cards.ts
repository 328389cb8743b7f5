import { SETS, STARS } from '../facts.ts';
import type { Blocks } from '../text.ts';

/** Cards, sets and elimination. */
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
    `Jedes Gebiet hat eine Karte mit Infanterie, Kavallerie oder Artillerie. Dazu kommen ${SETS.wildCards} Joker. 3 Karten sind ein Satz: 3 gleiche, 3 verschiedene oder 2 beliebige mit einem Joker.`,
    'Du tauschst Sätze zu Beginn deines Zuges ein, bevor du Armeen setzt. Der Wert eines Satzes hängt davon ab, wie viele Sätze alle Spieler zusammen schon eingetauscht haben:',
    { table: 'sets' },
    {
      list: [
        'Deine Karten sind geheim. Alle sehen, wie viele du hast und welche du eintauschst.',
        'Ist der Stapel leer, werden die abgelegten Karten gemischt und bilden den neuen Stapel.',
      ],
    },
  ],
  'cards-1959': [
    {
      list: [
        `Beginnst du deinen Zug mit ${SETS.forced} oder mehr Karten, musst du Sätze eintauschen, bis du ${SETS.kept} oder weniger hast. Mit ${SETS.optional} oder ${SETS.kept} Karten darfst du eintauschen.`,
        'Das Gebiet auf einer Karte spielt beim Eintauschen keine Rolle.',
      ],
    },
  ],
  'cards-1993': [
    {
      list: [
        `Beginnst du deinen Zug mit ${SETS.forced} oder mehr Karten, musst du einen Satz eintauschen. Ein zweiter ist freiwillig. Mit ${SETS.optional} oder ${SETS.kept} Karten darfst du eintauschen.`,
        `Zeigt eine eingetauschte Karte eines deiner Gebiete, setze dort ${SETS.extra} zusätzliche Armeen. Diesen Bonus gibt es höchstens einmal pro Zug. Passen mehrere Karten, wählst du eine.`,
      ],
    },
  ],
  'cards-headquarters': [
    'Hauptquartierkarten gehören nicht zu deiner Hand. Sie werden nie eingetauscht und nie mitgezählt.',
  ],
  'cards-2008': [
    `Jedes Gebiet hat eine Karte: ${STARS.cardsWith(1)} Karten zeigen 1 Stern, ${STARS.cardsWith(2)} Karten zeigen 2 Sterne. Einmal pro Zug, bevor du deine erste Armee setzt, darfst du Karten mit zusammen ${STARS.least} bis ${STARS.most} Sternen eintauschen. Du wählst die Karten.`,
    { table: 'stars' },
    {
      list: [
        'Du musst nie Karten eintauschen und darfst beliebig viele haben.',
        'Das Gebiet auf einer Karte spielt beim Eintauschen keine Rolle.',
        'Deine Karten sind geheim. Alle sehen, wie viele du hast und welche du eintauschst.',
        'Ist der Stapel leer, bilden die abgelegten Karten den neuen Stapel. Gibt es keine, zieht niemand.',
      ],
    },
  ],
  elimination: [
    'Eroberst du das letzte Gebiet eines Spielers, schaltest du ihn aus und bekommst alle seine Karten.',
  ],
  'elimination-1959': [
    `Du darfst sofort Sätze eintauschen, die Armeen setzen und weiter angreifen. Mit ${SETS.forced} oder mehr Karten musst du Sätze eintauschen, bis du ${SETS.kept} oder weniger hast.`,
  ],
  'elimination-1993': [
    `Mit ${SETS.forcedAfterElimination} oder mehr Karten musst du sofort Sätze eintauschen, aber nur, bis du ${SETS.kept} oder weniger hast. Setze die Armeen und greife weiter an. Mit weniger als ${SETS.forcedAfterElimination} Karten wartest du bis zu deinem nächsten Zug.`,
  ],
  'elimination-2008': [
    'Du bekommst auch seine Ziele. Sie zählen nicht als dein Ziel des Zuges und kosten dich nicht deine Karte. Seine Karten kannst du ab deinem nächsten Zug eintauschen.',
  ],
  'elimination-rewards': ['Seine Belohnungen kommen aus dem Spiel.'],
};
