import { LAND_INCOME, MOST_ATTACK_DICE, MOST_DEFENCE_DICE, REWARD_TROOPS } from '@rubicon/engine';
import type { Blocks } from '../text.ts';

/** A turn: reinforce, attack, fortify. */
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
        'Angreifen: sooft du willst oder gar nicht.',
        'Verlegen: 1 freiwillige Verlegung.',
        'Ziehe eine Karte, wenn du mindestens 1 Gebiet erobert hast.',
      ],
    },
  ],
  'turn-1993': [
    {
      steps: [
        'Verstärken: Tausche Karten ein, dann setze deine neuen Armeen.',
        'Angreifen: sooft du willst oder gar nicht.',
        'Beende deine Angriffe. Ziehe eine Karte, wenn du mindestens 1 Gebiet erobert hast.',
        'Verlegen: 1 freiwillige Verlegung.',
      ],
    },
  ],
  'turn-2008': [
    {
      steps: [
        'Verstärken: Tausche Karten ein, wenn du willst, dann setze deine neuen Armeen.',
        'Angreifen: sooft du willst oder gar nicht.',
        'Nimm 1 offenes Ziel, wenn du es jetzt erfüllst.',
        'Verlegen: 1 freiwillige Verlegung.',
        'Ziehe eine Karte, wenn du mindestens 1 Gebiet erobert und kein Ziel genommen hast.',
      ],
    },
  ],
  reinforce: [
    'Zu Beginn deines Zuges bekommst du:',
    {
      list: [
        `1 Armee für je ${LAND_INCOME.territories} deiner Gebiete, abgerundet, aber mindestens ${LAND_INCOME.least};`,
        'den Kontinentbonus jedes Kontinents, den du ganz hältst;',
        'den Wert der Sätze, die du eintauschst.',
      ],
    },
    'Setze alle beliebig auf deine Gebiete.',
    { table: 'bonuses' },
  ],
  'reinforce-2008': [
    'Zu Beginn deines Zuges bekommst du:',
    {
      list: [
        `1 Armee für je ${LAND_INCOME.territories} deiner Gebiete und Städte, zusammengezählt und abgerundet, aber mindestens ${LAND_INCOME.least};`,
        'den Kontinentbonus jedes Kontinents, den du ganz hältst;',
        '1 Armee für jede Hauptstadt, die du hältst, auch deine eigene;',
        'die Armeen für die Karten, die du eintauschst.',
      ],
    },
    'Setze alle beliebig auf deine Gebiete.',
    { table: 'bonuses' },
  ],
  'reinforce-reward': [
    `Die Belohnung von ${REWARD_TROOPS} zusätzlichen Armeen zählt in jedem Zug, nachdem du sie genommen hast.`,
  ],
  attack: [
    'Greife aus einem Gebiet mit mindestens 2 Armeen an. Das Ziel ist ein Nachbar, der dir nicht gehört. Auch Seewege verbinden Nachbarn.',
    {
      list: [
        `Du würfelst mit bis zu ${MOST_ATTACK_DICE} Würfeln, aber immer mit weniger, als du dort Armeen hast. Der Verteidiger würfelt mit bis zu ${MOST_DEFENCE_DICE}, aber nicht mit mehr, als dort Armeen stehen.`,
        'Vergleicht die höchsten Würfel, dann die zweithöchsten, wenn beide Seiten einen haben. Der niedrigere Würfel verliert 1 Armee. Bei Gleichstand verliert der Angreifer.',
        'Nach jedem Wurf darfst du weitermachen, woanders angreifen oder aufhören. „Bis zur Eroberung“ würfelt weiter, bis das Gebiet dir gehört oder nur noch die eingestellte Zahl Armeen übrig ist.',
      ],
    },
    { table: 'dice' },
  ],
  occupy: [
    'Hast du die letzte verteidigende Armee geschlagen, gehört das Gebiet dir. Rücke mit mindestens so vielen Armeen nach, wie du Würfel geworfen hast, und höchstens mit allen bis auf 1.',
  ],
  'occupy-2008': ['Städte und Hauptstädte bleiben stehen und gehören dem Besitzer des Gebiets.'],
  headquarters: [
    'Eroberst du ein Gebiet mit einem Hauptquartier, bekommst du dessen Karte. Sie liegt offen vor dir, solange du das Gebiet hältst. Wer sein Hauptquartier verliert, scheidet nicht aus und kann es zurückerobern.',
    'Ein Hauptquartier zählt auch noch, wenn sein Spieler ausgeschieden ist. Es gehört dem Besitzer des Gebiets.',
  ],
  fortify: [
    'Nach deinen Angriffen darfst du einmal beliebig viele Armeen verlegen: aus einem deiner Gebiete in ein benachbartes, das dir auch gehört. Lass mindestens 1 Armee zurück.',
  ],
  'fortify-path': [
    'Nach deinen Angriffen darfst du einmal beliebig viele Armeen verlegen: aus einem deiner Gebiete in ein anderes, das über deine eigenen Gebiete verbunden ist. Lass mindestens 1 Armee zurück.',
  ],
};
