import type { Blocks } from '../text.ts';

/** A turn with dice, from new armies to the last move. */
export const turns: Blocks<
  | 'turn-1959'
  | 'turn-1993'
  | 'turn-2008'
  | 'reinforce'
  | 'reinforce-2008'
  | 'reinforce-reward'
  | 'attack'
  | 'occupy'
  | 'occupy-2008'
  | 'headquarters'
  | 'fortify'
  | 'fortify-path'
> = {
  'turn-1959': [
    {
      steps: [
        'Verstärken: Tausche Karten ein, dann setze deine neuen Armeen.',
        'Greife an, sooft du willst, oder gar nicht.',
        'Verlege einmal Armeen, wenn du willst.',
        'Ziehe eine Karte, wenn du mindestens ein Gebiet erobert hast.',
      ],
    },
  ],
  'turn-1993': [
    {
      steps: [
        'Verstärken: Tausche Karten ein, dann setze deine neuen Armeen.',
        'Greife an, sooft du willst, oder gar nicht.',
        'Wenn du die Angriffe beendest, ziehe eine Karte, falls du mindestens ein Gebiet erobert hast.',
        'Verlege einmal Armeen, wenn du willst.',
      ],
    },
  ],
  'turn-2008': [
    {
      steps: [
        'Verstärken: Gib Karten ab, wenn du willst, dann setze deine neuen Armeen.',
        'Greife an, sooft du willst, oder gar nicht.',
        'Nimm ein offenes Ziel, wenn du es jetzt erfüllst.',
        'Verlege einmal Armeen, wenn du willst.',
        'Ziehe eine Karte, wenn du mindestens ein Gebiet erobert und kein Ziel genommen hast.',
      ],
    },
  ],
  reinforce: [
    'Zu Beginn deines Zuges bekommst du:',
    {
      list: [
        'eine Armee für je drei deiner Gebiete, abgerundet, aber mindestens 3;',
        'den Bonus jedes Kontinents, der dir ganz gehört;',
        'den Wert der Kartensätze, die du eintauschst.',
      ],
    },
    'Setze sie alle auf deine Gebiete, wie du willst.',
    { table: 'bonuses' },
  ],
  'reinforce-2008': [
    'Zu Beginn deines Zuges bekommst du:',
    {
      list: [
        'eine Armee für je drei deiner Gebiete und Städte zusammengezählt, abgerundet, aber mindestens 3;',
        'den Bonus jedes Kontinents, der dir ganz gehört;',
        'eine Armee für jede Hauptstadt, die du hältst, auch die eigene;',
        'die Armeen für die Karten, die du abgibst.',
      ],
    },
    'Setze sie alle auf deine Gebiete, wie du willst.',
    { table: 'bonuses' },
  ],
  'reinforce-reward': [
    'Die Belohnung mit zwei Armeen mehr zählt in jedem Zug, nachdem du sie genommen hast.',
  ],
  attack: [
    'Greife aus einem Gebiet mit mindestens 2 Armeen einen Nachbarn an, der jemand anderem gehört. Auch Linien über das Meer verbinden Nachbarn.',
    {
      list: [
        'Du würfelst mit bis zu 3 Würfeln, aber immer mit weniger, als du dort Armeen hast. Die Verteidigung würfelt mit bis zu 2, aber nicht mit mehr, als dort Armeen stehen.',
        'Die höchsten Würfel werden verglichen, dann die zweithöchsten, wenn beide Seiten einen haben. Der niedrigere verliert eine Armee; bei Gleichstand verliert der Angriff.',
        'Nach jedem Wurf darfst du weitermachen, woanders angreifen oder aufhören. „Würfeln, bis es erobert ist“ geht von selbst weiter, bis das Gebiet dir gehört oder so viele Armeen übrig sind, wie du gesagt hast.',
      ],
    },
    { table: 'dice' },
  ],
  occupy: [
    'Wenn die letzte verteidigende Armee fällt, gehört das Gebiet dir, und du ziehst ein: mit mindestens so vielen Armeen, wie du Würfel geworfen hast, und höchstens mit allen bis auf eine.',
  ],
  'occupy-2008': ['Städte und Hauptstädte bleiben, wo sie sind, und gehören denen, die das Gebiet halten.'],
  headquarters: [
    'Wer ein Gebiet mit einem Hauptquartier erobert, bekommt dessen Karte. Sie liegt offen aus, solange das Gebiet gehalten wird. Niemand scheidet aus, weil das Hauptquartier verloren ist, und es lässt sich zurückerobern.',
    'Ein Hauptquartier zählt auch noch, wenn sein Besitzer ausgeschieden ist. Es gehört denen, die das Gebiet halten.',
  ],
  fortify: [
    'Wenn du deine Angriffe beendet hast, darfst du einmal beliebig viele Armeen verlegen: aus einem deiner Gebiete in ein benachbartes, das auch dir gehört. Mindestens eine Armee bleibt zurück.',
  ],
  'fortify-path': [
    'Wenn du deine Angriffe beendet hast, darfst du einmal beliebig viele Armeen verlegen: aus einem deiner Gebiete in ein anderes, das durch deine Gebiete mit ihm verbunden ist. Mindestens eine Armee bleibt zurück.',
  ],
};
