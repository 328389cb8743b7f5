import { ORDERS } from '../facts.ts';
import type { Blocks } from '../text.ts';

/** Written orders: rounds instead of turns. */
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
    'Sammle bis zum Ende der letzten Runde die meisten Punkte. Alle schreiben geheim Befehle. Die Befehle werden gemeinsam ausgeführt, und im Kampf wird nicht gewürfelt.',
    { table: 'orders' },
  ],
  'setup-bids': [
    {
      steps: [
        `Ziele: Alle bekommen geheim ${ORDERS.objectives} Gebiete. Jedes ist am Ende ${ORDERS.points.objective} Punkte wert, wenn du es hältst.`,
        `Gebote: Alle haben ${ORDERS.tokens} Marken. Die übrigen Gebiete werden in Gruppen von ${ORDERS.lot} versteigert. Alle bieten geheim, von 0 bis zu ihren restlichen Marken. Wer am meisten bietet, zahlt und bekommt alle ${ORDERS.lot} als Startgebiete. Bei Gleichstand entscheidet ein Würfel. Bietet niemand, bleiben alle ${ORDERS.lot} leer.`,
        `Hast du nichts ersteigert, musst du 1 bis ${ORDERS.objectives} deiner Ziele in Startgebiete umwandeln. Sie zählen nicht mehr als Ziele.`,
        'Wer die meisten Marken übrig hat, ist zuerst dran. Bei Gleichstand entscheidet ein Würfel.',
        'Alle setzen geheim ihre ersten Einheiten auf ihre Startgebiete. Ziele sind zu Beginn leer.',
      ],
    },
  ],
  round: [
    {
      steps: [
        'Alle schreiben ihre Befehle: Ziele einlösen, Einheiten einsetzen, ziehen.',
        'Alle Befehle werden gemeinsam aufgedeckt. Zuerst werden alle Einheiten eingesetzt.',
        'Dann folgen die Züge: alle Züge des ersten Spielers in der geschriebenen Reihenfolge, dann alle des nächsten im Uhrzeigersinn und so weiter.',
        'Die Versorgung wird geprüft.',
        'Der Startspielermarker geht nach links weiter.',
      ],
    },
    'Du kannst deine Befehle ändern, bis du sie abgibst. Danach zeigt das Spiel Schritt für Schritt das Ergebnis jedes Befehls.',
  ],
  troops: [
    'In jeder Runde bekommst du:',
    {
      list: [
        `1 Einheit für je ${ORDERS.income.territories} deiner Gebiete, abgerundet, aber mindestens ${ORDERS.income.least};`,
        'den Kontinentbonus jedes Kontinents, den du ganz hältst;',
        `${ORDERS.cash} Einheiten für jedes Ziel, das du einlöst. Es wird dann ein gewöhnliches Gebiet. Du darfst ein Ziel auch einlösen, wenn du es nicht hältst.`,
      ],
    },
    'Setze neue Einheiten nur dort ein, wo du schon Einheiten hast.',
    { table: 'bonuses' },
  ],
  moves: [
    {
      list: [
        'Du darfst beliebig viele Züge schreiben: wie viele Einheiten, aus welchem Gebiet, zu welchem Nachbarn.',
        'Einheiten ziehen einmal pro Runde. Einheiten, die in dieser Runde ein Gebiet betreten haben, bleiben dort.',
        'Du darfst ein Gebiet leer zurücklassen. Dann gehört es niemandem.',
        'Einheiten begegnen sich nie unterwegs. Der frühere Befehl betritt das Gebiet und kämpft; der spätere zieht mit den übrigen Einheiten.',
        'Jeder Befehl ist ein eigener Zug und ein eigener Kampf, auch wenn mehrere in dasselbe Gebiet gehen.',
      ],
    },
  ],
  combat: [
    'Einheiten kämpfen, wenn sie das Gebiet eines anderen Spielers betreten. Sind beide Seiten gleich stark, gehen alle Einheiten verloren, und das Gebiet ist leer. Sonst verliert die kleinere Seite alle Einheiten, und die größere verliert ebenso viele minus 1. Leere Gebiete besetzt du ohne Verluste.',
    { table: 'combat' },
  ],
  supply: [
    'Zähle am Ende der Runde deine Gebiete. Auf keinem Gebiet dürfen mehr deiner Einheiten stehen als diese Zahl; der Rest wird entfernt. Erst zählen alle Spieler, dann entfernen alle ihre Einheiten. Niemand verliert dadurch ein Gebiet.',
  ],
  slips: [
    'Fehler halten das Spiel nie auf.',
    {
      list: [
        'Ungültige Befehle werden ignoriert.',
        'Ziehst du mit mehr Einheiten, als verfügbar sind, ziehen die verfügbaren.',
        'Setzt du mehr Einheiten ein, als du hast, werden die Befehle in der geschriebenen Reihenfolge erfüllt. Nicht eingesetzte Einheiten gehen verloren.',
        'Ein Befehl aus einem Gebiet, das du vorher verloren oder geräumt hast, bewegt nichts.',
      ],
    },
  ],
  'winning-points': [
    `Nach der letzten Runde bekommst du ${ORDERS.points.territory} Punkt für jedes Gebiet, ${ORDERS.points.objective} statt ${ORDERS.points.territory} für jedes Ziel, das du hältst und nicht eingelöst hast, und den Bonus jedes Kontinents, den du hältst. Die meisten Punkte gewinnen. Bei Gleichstand gewinnt, wer in der letzten Runde früher dran war.`,
    'Hast du keine Einheiten mehr, scheidest du aus und hast 0 Punkte.',
  ],
  'leaving-orders': [
    {
      list: [
        'Du darfst jederzeit aufgeben. Deine Einheiten bleiben stehen, verteidigen und bringen keine Punkte. Haben alle bis auf einen Spieler aufgegeben, gewinnt dieser.',
        'Jeder Spieler darf ein Unentschieden anbieten. Das Spiel endet unentschieden, wenn alle zustimmen, die nicht aufgegeben haben. Das Angebot läuft am Ende der Runde ab.',
        'Für abwesende Spieler bietet das Spiel 0, verteilt die ersten Einheiten gleichmäßig und nimmt die zuletzt gespeicherten Befehle.',
      ],
    },
  ],
};
