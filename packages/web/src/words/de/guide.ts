import type { Words } from '../en/index.ts';

/** The first-game guide: what to do now, and why. */
export const guide: Words['guide'] = {
  title: 'Dein erstes Spiel',
  close: 'Einführung schließen',
  steps: {
    waiting:
      'Die anderen spielen. Achte auf die Pfeile und das Protokoll; die Spielerliste zeigt, wer wächst.',
    review:
      'Alle Befehle wurden zugleich aufgedeckt. Sieh dir Schritt für Schritt an, was daraus wurde, oder überspringe es: Das Protokoll behält es.',
    claim:
      'Nimm Gebiete, die beieinanderliegen, damit du wenige Grenzen bewachen musst. Kleine Kontinente sind am leichtesten zu halten.',
    place:
      'Neue Armeen! Wähle ein leuchtendes Gebiet, um eine zu setzen; mit Umschalttaste oder langem Druck sind es fünf. Sei neben schwachen Nachbarn stark.',
    placed: 'Alle sind gesetzt. Du kannst es noch ändern; der große Knopf schickt sie ab.',
    trade:
      'Du kannst Karten gegen Armeen tauschen. Drei gleiche, drei verschiedene oder zwei beliebige mit einem Joker sind ein Satz.',
    attackFrom:
      'Angriff: Wähle eines deiner leuchtenden Gebiete, dann einen Nachbarn. Erobere in jedem Zug mindestens ein Gebiet: Das bringt eine Karte.',
    battle: 'Hier siehst du, wie gut die Chance ist. Greife an, wenn sie deutlich über der Hälfte liegt.',
    occupy: 'Erobert! Schicke die meisten Armeen dorthin, wo deine Gegner stehen.',
    fortify: 'Ein letzter Schritt: Hole Armeen von hinten an die Front, oder beende deinen Zug.',
    order:
      'Schreibe Befehle: Setze Truppen ein, dann ziehe von einem deiner Gebiete zu einem Nachbarn. Alle Blätter werden gemeinsam geöffnet.',
    bid: 'Biete geheim Marken für die leuchtenden Gebiete. Wer am meisten bietet, bekommt sie.',
    other: 'Tu, worum dich die Zeile unten bittet. Alles, was du wählen kannst, leuchtet.',
  },
};
