import { CITIES, OBJECTIVES_OF_EACH_KIND } from '@rubicon/engine';
import { DUEL, OBJECTIVES, TERRITORIES } from '../facts.ts';
import type { Blocks } from '../text.ts';

/** Goals and set-up. */
export const start: Blocks<
  | 'goal-last'
  | 'goal-classic'
  | 'goal-capital'
  | 'goal-mission'
  | 'goal-objectives'
  | 'goal-rewards'
  | 'goal-conquest'
  | 'setup-claim'
  | 'setup-classic'
  | 'setup-headquarters'
  | 'setup-mission'
  | 'setup-charts'
  | 'setup-cities'
  | 'two-players'
> = {
  'goal-last': [
    'Bleibe als Letzter auf dem Spielfeld. Besetze deine Ecke der Welt, baue sie aus und schalte alle anderen aus.',
  ],
  'goal-classic': [
    'Bleibe als Letzter auf dem Spielfeld. Die Verteilung verstreut alle über die Welt, mit 1 Armee auf jedem Gebiet. Darum entscheiden die ersten Kontinente und die ersten Sätze viel.',
  ],
  'goal-capital': [
    'Alle verstecken unter ihren Gebieten ein Hauptquartier. Halte deines und erobere alle anderen, um zu gewinnen. Wenige starke Punkte entscheiden das Spiel, nicht die ganze Karte.',
  ],
  'goal-mission': [
    'Alle haben einen geheimen Auftrag: Kontinente erobern, eine Anzahl Gebiete halten oder eine Farbe vernichten. Wessen Auftrag zuerst erfüllt ist, gewinnt, auch wenn ein anderer Spieler ihn für dich erfüllt hat.',
  ],
  'goal-objectives': [
    `Ein Wettlauf: Nimm ${OBJECTIVES.toWin} der ${OBJECTIVES.open} offenen Ziele und halte am Ende deines Zuges deine eigene Hauptstadt. Der Aufbau ist fest, also geht es gleich los.`,
  ],
  'goal-rewards': [
    `Ein Wettlauf: Nimm ${OBJECTIVES.toWin} Ziele und halte am Ende deines Zuges deine eigene Hauptstadt. Jedes Ziel bringt eine Belohnung, die dich stärker macht.`,
  ],
  'goal-conquest': [
    'Kommandoraum ohne die Abkürzung: Ziele bringen weiterhin Belohnungen, aber du musst die ganze Welt erobern.',
  ],
  'setup-claim': [
    { table: 'armies' },
    {
      steps: [
        'Alle würfeln. Der höchste Wurf beginnt. Bei Gleichstand um den höchsten Wurf wird noch einmal gewürfelt.',
        'Alle setzen reihum 1 Armee auf ein leeres Gebiet, bis keines mehr leer ist.',
        'Dann setzen alle reihum 1 weitere Armee auf ein eigenes Gebiet, bis alle Armeen gesetzt sind. Du darfst auch alle übrigen Armeen auf einmal setzen.',
        'Wer die erste Armee gesetzt hat, hat den ersten Zug. Gespielt wird im Uhrzeigersinn.',
      ],
    },
    'Mit der Option „Aufbau“ werden die Gebiete verteilt statt besetzt. Auch die Armeen können automatisch gesetzt werden.',
  ],
  'setup-classic': [
    { table: 'deal' },
    {
      steps: [
        `Ein zufälliger Spieler ist Geber. Die ${TERRITORIES} Gebiete werden einzeln verteilt, links vom Geber beginnend.`,
        'Jedes Gebiet bekommt 1 Armee seines Besitzers. Andere Armeen gibt es zu Beginn nicht.',
        'Wer links vom Geber sitzt, hat den ersten Zug. Gespielt wird im Uhrzeigersinn.',
      ],
    },
  ],
  'setup-headquarters': [
    'Wenn alle Armeen gesetzt sind, wählen alle gleichzeitig und geheim eines ihrer Gebiete als Hauptquartier. Dann werden alle Hauptquartiere aufgedeckt. Die Karten dieser Gebiete kommen endgültig aus dem Stapel.',
  ],
  'setup-mission': [
    { table: 'armies' },
    { table: 'deal' },
    {
      steps: [
        'Ein zufälliger Spieler ist General. Alle bekommen einen geheimen Auftrag. Aufträge gegen Farben, die niemand spielt, werden aussortiert.',
        'Die Gebiete werden einzeln verteilt, links vom General beginnend. Auf jedes kommt 1 Armee.',
        'Alle setzen reihum 1 weitere Armee auf ein eigenes Gebiet, bis alle Armeen gesetzt sind. Du darfst auch alle übrigen Armeen auf einmal setzen.',
        'Wer links vom General sitzt, hat den ersten Zug. Gespielt wird im Uhrzeigersinn.',
      ],
    },
  ],
  'setup-charts': [
    {
      steps: [
        'Alle würfeln. Sie wählen der Reihe nach eine Farbe, vom höchsten Wurf abwärts. Bei Gleichstand wird noch einmal gewürfelt.',
        'Deine Farbe bestimmt deine Gebiete, Armeen, Hauptstadt und deinen Platz in der Zugfolge: Gelb, Grün, Blau, Rot, Schwarz.',
        `Es gibt ${CITIES} Städte, immer auf denselben Gebieten. Das Spielfeld zeigt sie.`,
        'Der dritte und der vierte Spieler der Zugfolge beginnen mit 1 Karte, der fünfte mit 2.',
      ],
    },
    { table: 'chartArmies' },
    { table: 'charts' },
  ],
  'setup-cities': [
    { table: 'armies' },
    {
      steps: [
        `${CITIES} Städte kommen auf zufällige Gebiete. ${OBJECTIVES_OF_EACH_KIND} kleine und ${OBJECTIVES_OF_EACH_KIND} große Ziele werden gezogen und offen ausgelegt, jedes mit einer Belohnung seiner Art.`,
        'Alle würfeln. Der höchste Wurf beginnt. Bei Gleichstand um den höchsten Wurf wird noch einmal gewürfelt. Alle setzen reihum ihre Hauptstadt und 1 Armee auf ein leeres Gebiet.',
        'Alle setzen reihum 1 Armee auf ein leeres Gebiet, bis keines mehr leer ist. Dann setzen alle reihum 1 weitere Armee auf ein eigenes Gebiet. Du darfst auch alle übrigen Armeen auf einmal setzen.',
        'Wer zuerst gesetzt hat, hat den ersten Zug. Gespielt wird im Uhrzeigersinn. Der dritte und der vierte Spieler beginnen mit 1 Karte, der fünfte mit 2.',
      ],
    },
  ],
  'two-players': [
    'Bei 2 Spielern gibt es eine dritte, neutrale Partei.',
    {
      list: [
        `Jede der ${DUEL.sides} Parteien bekommt ${DUEL.territories} zufällige Gebiete und hat ${DUEL.reserve} Armeen. Auf jedes Gebiet kommt 1 Armee.`,
        `Dann setzt ihr abwechselnd, je ${DUEL.placements}-mal: ${DUEL.own} eigene Armeen, zusammen oder getrennt, und ${DUEL.neutral} neutrale Armee auf ein beliebiges neutrales Gebiet. Ein zufälliger Spieler beginnt und hat auch den ersten Zug.`,
        'Die neutrale Partei greift nie an, zieht nie und bekommt keine neuen Armeen. Für sie würfelt der Gegner des Angreifers.',
        'Ein erobertes neutrales Gebiet bringt eine Karte wie jedes andere. Du gewinnst, wenn du das letzte Gebiet deines Gegners eroberst, auch wenn neutrale Gebiete übrig sind.',
      ],
    },
  ],
};
