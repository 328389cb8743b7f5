import type { Words } from '../en/index.ts';

/** The first-game guide: the next step and the reason for it. */
export const guide: Words['guide'] = {
  title: 'Dein erstes Spiel',
  close: 'Einführung schließen',
  steps: {
    waiting:
      'Die anderen sind am Zug. Achte auf die Pfeile und das Protokoll. Die Spielerliste zeigt, wer wächst.',
    review:
      'Alle Befehle werden gleichzeitig aufgedeckt. Sieh dir die Ergebnisse Schritt für Schritt an oder überspringe sie: Im Protokoll steht alles.',
    claim:
      'Besetze Gebiete, die beieinanderliegen. Dann hast du wenige Grenzen zu verteidigen. Kleine Kontinente hältst du am leichtesten.',
    place:
      'Neue Armeen! Wähle ein leuchtendes Gebiet, um 1 zu setzen, mit der Umschalttaste 5. Verstärke dich neben schwachen Nachbarn.',
    placeByTouch:
      'Neue Armeen! Tippe ein leuchtendes Gebiet an, um 1 zu setzen; lange gedrückt 5. Am besten neben schwachen Nachbarn.',
    placed:
      'Alle Armeen sind gesetzt. Bestätige mit dem großen Knopf oder wähle gleich, von wo du angreifst.',
    confirm: 'Alle Armeen sind gesetzt. Bestätige mit dem großen Knopf.',
    trade:
      'Du kannst Karten gegen Armeen eintauschen. 3 gleiche, 3 verschiedene oder 2 beliebige mit einem Joker sind ein Satz.',
    tradeStars:
      'Du kannst Karten gegen Armeen eintauschen: Wähle beliebige Karten, nur ihre Sterne zählen. Viele Sterne auf einmal bringen mehr je Stern.',
    attackFrom:
      'Angreifen: Wähle eines deiner leuchtenden Gebiete, dann einen Nachbarn. Erobere in jedem Zug mindestens 1 Gebiet: Das bringt eine Karte.',
    attackNone:
      'Keines deiner Gebiete kann jetzt angreifen: Dazu braucht es 2 Armeen neben einem Gegner. Verlege Armeen oder beende deinen Zug.',
    watching:
      'Dein Spielzug wird ausgeführt. Im Kampf werden zuerst die höchsten Würfel verglichen, dann die zweithöchsten; bei Gleichstand gewinnt der Verteidiger.',
    battle: 'Das ist deine Siegchance. Greife an, wenn sie deutlich über 50 % liegt.',
    occupy: 'Erobert! Rücke mit den meisten Armeen dorthin, wo deine Gegner stehen.',
    fortify: 'Letzter Schritt: Verlege Armeen von hinten an die Front oder beende deinen Zug.',
    deploy:
      'Setze deine ersten Einheiten auf deinen Gebieten ein und bestätige dann. Alle setzen geheim ein; aufgedeckt wird gemeinsam.',
    order:
      'Schreibe Befehle: Setze Einheiten ein, dann ziehe von einem deiner Gebiete zu einem Nachbarn. Alle Befehle werden gemeinsam aufgedeckt.',
    bid: 'Biete verdeckt Marken auf die leuchtenden Gebiete. Wer am meisten bietet, bekommt alle.',
    other: 'Folge der Anweisung unten. Die Gebiete, die du wählen kannst, leuchten.',
    buttons: 'Folge der Anweisung unten und drücke einen Knopf.',
  },
};
