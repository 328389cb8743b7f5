/** The tutorial: each scene's task, and why it matters. */
export const tutorial = {
  title: 'Learn to play',
  step: (n: number, all: number) => `${n} of ${all}`,
  next: 'Next',
  again: 'Start over',
  skip: 'Skip tutorial',
  play: 'Play your first game',
  failed: 'This scene could not be opened.',
  missed: 'Not this time. Start over and try again.',
  scenes: {
    attack: {
      task: 'You are red. Choose Brazil, then weak Venezuela, and attack until taken.',
      won: 'Conquered! The button showed your chance. Attack where it is high.',
    },
    place: {
      task: 'Every turn brings new armies. Brazil is in danger: put all 5 there.',
      won: 'Now Africa will think twice. Protect your borders.',
    },
    continent: {
      task: 'You hold 3 of 4 territories in Australia. Take Eastern Australia.',
      won: 'The continent is yours: 2 more armies every turn.',
    },
    cards: {
      task: 'A turn with a conquest earns a card. You have a set of 3: trade it in.',
      won: 'More armies at once! Each set in the game is worth more than the last.',
    },
    fortify: {
      task: 'Armies in the rear are idle. Move 8 from Western Australia to Indonesia.',
      won: 'That is a whole turn: place, attack, fortify. You are ready.',
    },
  },
};

export type TutorialWords = typeof tutorial;
