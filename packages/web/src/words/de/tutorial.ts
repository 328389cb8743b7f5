import type { TutorialWords } from '../en/tutorial.ts';

/** The tutorial: each scene's task, and why it matters. */
export const tutorial: TutorialWords = {
  title: 'Spielen lernen',
  step: (n, all) => `${n} von ${all}`,
  next: 'Weiter',
  again: 'Noch einmal',
  skip: 'Einführung überspringen',
  play: 'Erstes Spiel starten',
  failed: 'Diese Szene konnte nicht geöffnet werden.',
  missed: 'Diesmal nicht. Versuch es noch einmal.',
  scenes: {
    attack: {
      task: 'Du bist Rot. Wähle Brasilien, dann das schwache Venezuela, und greife an bis zur Eroberung.',
      won: 'Erobert! Der Knopf zeigte deine Siegchance. Greife an, wo sie hoch ist.',
    },
    place: {
      task: 'Jeder Zug bringt neue Armeen. Brasilien ist in Gefahr: Setze alle 5 dorthin.',
      won: 'Jetzt überlegt sich Afrika das zweimal. Schütze deine Grenzen.',
    },
    continent: {
      task: 'Du hältst 3 von 4 Gebieten in Australien. Nimm Ostaustralien ein.',
      won: 'Der Kontinent gehört dir: 2 Armeen mehr in jedem Zug.',
    },
    cards: {
      task: 'Ein Zug mit einer Eroberung bringt eine Karte. Du hast einen Satz aus 3: Tausche ihn ein.',
      won: 'Sofort mehr Armeen! Jeder Satz im Spiel bringt mehr als der letzte.',
    },
    fortify: {
      task: 'Armeen im Hinterland stehen untätig herum. Verlege 8 von Westaustralien nach Indonesien.',
      won: 'Das ist ein ganzer Zug: setzen, angreifen, verlegen. Du bist bereit.',
    },
  },
};
