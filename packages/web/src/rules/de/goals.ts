import { OBJECTIVES_OF_EACH_KIND } from '@rubicon/engine';
import { OBJECTIVES, TERRITORIES, TERRITORIES_INSTEAD } from '../facts.ts';
import type { Blocks } from '../text.ts';

/** Missions, objectives, rewards, and the ends of a game. */
export const goals: Blocks<
  | 'missions'
  | 'objectives-open'
  | 'objectives-drawn'
  | 'objectives'
  | 'rewards'
  | 'winning-last'
  | 'winning-capital'
  | 'winning-mission'
  | 'winning-objectives'
  | 'winning-conquest'
  | 'leaving'
  | 'leaving-capital'
  | 'leaving-mission'
  | 'leaving-2008'
  | 'leaving-rewards'
> = {
  missions: [
    { table: 'missions' },
    {
      list: [
        `Nennt dein Auftrag deine eigene Farbe, musst du stattdessen ${TERRITORIES_INSTEAD} Gebiete halten.`,
        'Eine Farbe ist vernichtet, wenn ihre letzte Armee vom Spielfeld ist, egal wer sie schlägt.',
        'Ein Gebiet gehört dir, sobald sein letzter Verteidiger geschlagen ist. Die Armeen darauf zählen, sobald du nachgerückt bist.',
        'Aufträge zählen ab dem ersten Zug und im Zug jedes Spielers.',
      ],
    },
  ],
  'objectives-open': [`Diese ${OBJECTIVES.open} Ziele liegen in jedem Spiel offen:`],
  'objectives-drawn': [
    `Jedes Spiel verwendet ${OBJECTIVES_OF_EACH_KIND} kleine und ${OBJECTIVES_OF_EACH_KIND} große Ziele aus dieser Liste:`,
  ],
  objectives: [
    { table: 'objectives' },
    {
      list: [
        'Nach deinen Angriffen darfst du 1 offenes Ziel nehmen, das du in diesem Moment erfüllst, auch wenn du es schon vorher erfüllt hast. Danach kannst du in diesem Zug nicht mehr angreifen.',
        'Ein genommenes Ziel wird nicht ersetzt. Du verlierst es nur, wenn du ausgeschaltet wirst.',
        '„In einem Zug“ heißt: gehört dir jetzt, aber nicht zu Beginn deines Zuges. Bei einem ganzen Kontinent: Zu Beginn deines Zuges gehörte dir dort nichts.',
        'Jede Hauptstadt außer deiner eigenen ist feindlich, auch die eines ausgeschiedenen Spielers.',
      ],
    },
  ],
  rewards: [
    'Mit einem Ziel bekommst du auch die Belohnung darauf. Alle Belohnungen liegen offen. Deine darfst du sofort nutzen.',
    { table: 'rewards' },
    {
      list: [
        'Flugfeld: Stelle es sofort auf eines deiner Gebiete. In jedem Kampf um dieses Gebiet oder einen Nachbarn zählt dein höchster Würfel 1 mehr, im Angriff und in der Verteidigung. Aus einer 6 wird eine 7. Bei Gleichstand gewinnt weiter der Verteidiger. Ein zweites Flugfeld bringt nichts dazu. Verlierst du das Gebiet, ist das Flugfeld weg, aber das Ziel behältst du.',
        'Zusätzlicher Würfel: Wirf ihn mit und lass den niedrigsten weg, dann zählt das Flugfeld. Pro Wurf gehen dadurch nicht mehr Armeen verloren.',
        'Verlegung vor deinem ersten Angriff: einmal, wenn alle Armeen gesetzt sind. Diese Armeen dürfen angreifen, und am Ende darfst du trotzdem verlegen.',
        'Zweite Verlegung: 2 getrennte Verlegungen am Ende deines Zuges.',
        'Karte in jedem Zug: auch ohne Eroberung und auch, wenn du ein Ziel nimmst. Du ziehst nie 2 Karten.',
      ],
    },
  ],
  'winning-last': [
    'Wer als Letzter im Spiel ist, gewinnt. Neutrale Armeen und Armeen von Spielern, die aufgegeben haben, musst du nicht schlagen.',
  ],
  'winning-capital': [
    'Du gewinnst, sobald du gleichzeitig dein eigenes Hauptquartier und so viele andere hältst, wie die Tabelle angibt. Auch wer als Letzter im Spiel ist, gewinnt.',
    { table: 'headquarters' },
  ],
  'winning-mission': [
    'Das Spiel endet, sobald der Auftrag eines verbliebenen Spielers erfüllt ist, egal wer am Zug ist. Der Auftrag wird aufgedeckt, und sein Besitzer gewinnt. Sind mehrere gleichzeitig erfüllt, gewinnt der Spieler am Zug, sonst der nächste in der Zugfolge.',
    'Auch wer als Letzter im Spiel ist, gewinnt, mit jedem Auftrag.',
  ],
  'winning-objectives': [
    `Du gewinnst am Ende deines Zuges, wenn du ${OBJECTIVES.toWin} Ziele hast und deine eigene Hauptstadt hältst. Hast du ${OBJECTIVES.toWin} Ziele, aber nicht deine Hauptstadt, spielst du weiter: Du gewinnst am Ende eines späteren Zuges, in dem du sie hältst.`,
    'Sind alle anderen ausgeschieden, gewinnst du sofort.',
  ],
  'winning-conquest': [
    `Du gewinnst, wenn du alle ${TERRITORIES} Gebiete hältst oder alle anderen ausgeschieden sind. ${OBJECTIVES.toWin} Ziele gewinnen hier nicht, und deine Hauptstadt brauchst du nicht.`,
  ],
  leaving: [
    {
      list: [
        'Du darfst jederzeit aufgeben. Deine Armeen bleiben auf dem Spielfeld und verteidigen nur noch, mit den meisten Würfeln. Deine Karten werden aufgedeckt und abgelegt. Wer eines deiner Gebiete erobert, bekommt weiterhin eine Karte.',
        'Jeder Spieler darf ein Unentschieden anbieten. Das Spiel endet unentschieden, wenn alle verbliebenen Spieler zustimmen.',
        'Für abwesende Spieler macht das Spiel nur die nötigen Spielzüge: kein Angriff und keine Verlegung.',
      ],
    },
  ],
  'leaving-capital': [
    'Das Hauptquartier eines Spielers, der aufgegeben hat, bleibt stehen und muss weiterhin erobert werden.',
  ],
  'leaving-mission': [
    'Aufgeben vernichtet keine Farbe. Dieser Auftrag ist erfüllt, wenn die letzte Armee der Farbe geschlagen ist.',
  ],
  'leaving-2008': [
    'Hauptstadt und Städte eines Spielers, der aufgegeben hat, bleiben stehen. Wer die letzte seiner Armeen schlägt, bekommt seine Ziele.',
  ],
  'leaving-rewards': [
    'Die Belohnungen eines Spielers, der aufgegeben hat, kommen aus dem Spiel, auch ein Flugfeld.',
  ],
};
