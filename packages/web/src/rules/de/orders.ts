import type { Blocks } from '../text.ts';

/** Written orders, which have no turns. */
export const orders: Blocks<
  | 'goal-points'
  | 'setup-bids'
  | 'round'
  | 'troops'
  | 'moves'
  | 'combat'
  | 'supply'
  | 'slips'
  | 'winning-points'
  | 'leaving-orders'
> = {
  'goal-points': [
    'Habe nach der letzten Runde die meisten Punkte. Alle schreiben geheim Befehle, sie werden gemeinsam ausgeführt, und im Kampf wird nicht gewürfelt.',
    { table: 'orders' },
  ],
  'setup-bids': [
    {
      steps: [
        'Ziele: Alle bekommen geheim 3 Gebiete. Jedes ist am Ende 3 Punkte wert, wenn du es dann hältst.',
        'Gebote: Alle haben 20 Marken. Die übrigen Gebiete kommen zu dritt an die Reihe. Alle bieten geheim, von 0 bis zu den Marken, die sie noch haben. Das höchste Gebot zahlt und bekommt alle drei als Startgebiete; bei Gleichstand entscheidet ein Würfel. Bietet niemand, bleiben die drei leer.',
        'Hast du nichts ersteigert, musst du ein, zwei oder drei deiner Ziele zu Startgebieten machen. Sie sind dann keine Ziele mehr.',
        'Wer die meisten Marken übrig hat, ist zuerst an der Reihe; bei Gleichstand entscheidet ein Würfel.',
        'Alle setzen geheim ihre ersten Truppen auf ihre Startgebiete. Ziele sind zu Beginn leer.',
      ],
    },
  ],
  round: [
    {
      steps: [
        'Alle schreiben: Ziele, die sie einlösen, Truppen, die sie einsetzen, Züge.',
        'Alle Blätter werden gemeinsam geöffnet. Zuerst werden alle Truppen eingesetzt.',
        'Dann die Züge: alle des ersten Spielers, wie sie geschrieben sind, dann alle des nächsten im Uhrzeigersinn, und so weiter.',
        'Die Versorgung wird geprüft.',
        'Der erste Platz geht nach links weiter.',
      ],
    },
    'Du kannst dein Blatt ändern, bis du es abgibst. Danach zeigt das Spiel Schritt für Schritt, was aus jedem Befehl wurde.',
  ],
  troops: [
    'In jeder Runde hast du:',
    {
      list: [
        'eine Truppe für je drei deiner Gebiete, abgerundet, aber mindestens 2;',
        'den Bonus jedes Kontinents, der dir ganz gehört;',
        '2 Truppen für jedes Ziel, das du einlöst. Es wird dann ein gewöhnliches Gebiet. Einlösen kannst du ein Ziel, ob du es hältst oder nicht.',
      ],
    },
    'Neue Truppen kommen nur dorthin, wo du schon Truppen hast.',
    { table: 'bonuses' },
  ],
  moves: [
    {
      list: [
        'Du darfst beliebig viele Züge schreiben: wie viele Truppen, woher, zu welchem Nachbarn.',
        'Truppen ziehen einmal in der Runde. Wer in dieser Runde ein Gebiet betreten hat, bleibt dort.',
        'Du darfst ein Gebiet leer zurücklassen. Dann gehört es niemandem.',
        'Unterwegs trifft sich niemand: Der frühere Befehl betritt das Gebiet und kämpft, der spätere zieht mit dem, was übrig ist.',
        'Jeder Befehl ist ein Zug und ein Kampf für sich, auch wenn mehrere in dasselbe Gebiet gehen.',
      ],
    },
  ],
  combat: [
    'Truppen kämpfen, wenn sie ein Gebiet betreten, das jemand anderem gehört. Gleich viele fallen alle, und das Gebiet ist leer. Sonst fällt die kleinere Seite, und die größere verliert ebenso viele Truppen weniger eine. Leere Gebiete werden ohne Verlust besetzt.',
    { table: 'combat' },
  ],
  supply: [
    'Zähle am Ende der Runde deine Gebiete: Auf keinem dürfen mehr Truppen von dir stehen als diese Zahl. Was darüber ist, wird entfernt. Erst werden alle gezählt, dann alle gekürzt, und niemand verliert dadurch ein Gebiet.',
  ],
  slips: [
    'Fehler halten das Spiel nie auf.',
    {
      list: [
        'Befehle, die keinen Sinn ergeben, werden übergangen.',
        'Befiehlst du mehr Truppen, als da sind, ziehen die, die da sind.',
        'Setzt du mehr ein, als du hast, werden die Befehle der Reihe nach erfüllt. Was du nicht einsetzt, ist verloren.',
        'Ein Befehl aus einem Gebiet, das vorher verloren oder geleert wurde, bewegt nichts.',
      ],
    },
  ],
  'winning-points': [
    'Nach der letzten Runde hast du 1 Punkt für jedes Gebiet, 3 statt 1 für jedes Ziel, das du hältst und nicht eingelöst hast, und den Bonus jedes deiner Kontinente als Punkte. Die meisten Punkte gewinnen. Bei Gleichstand gewinnt, wer in der letzten Runde früher an der Reihe war.',
    'Wer keine Truppen mehr hat, ist ausgeschieden und hat 0 Punkte.',
  ],
  'leaving-orders': [
    {
      list: [
        'Du darfst jederzeit aufgeben. Deine Truppen bleiben, wo sie sind, verteidigen sich und bringen keine Punkte. Hat nur eine Person nicht aufgegeben, gewinnt sie.',
        'Alle dürfen ein Unentschieden anbieten. Es gilt, wenn alle zustimmen, die nicht aufgegeben haben; das Angebot endet mit der Runde.',
        'Für einen Spieler, der nicht da ist: ein Gebot von 0, gleichmäßig verteilte erste Truppen, und das Blatt, soweit es gesichert war.',
      ],
    },
  ],
};
