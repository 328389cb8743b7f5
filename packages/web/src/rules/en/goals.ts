import type { Blocks } from '../text.ts';

/** What wins: missions, objectives, rewards; and how a game ends otherwise. */
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
        'If your mission is to destroy your own colour, it is to hold 24 territories instead.',
        'A colour is destroyed when its last army leaves the board, no matter who removes it.',
        'A territory counts as yours when its last defender has fallen; the armies on it count once yours have moved in.',
        'Missions count from the first turn on, and in everybody’s turn.',
      ],
    },
  ],
  'objectives-open': ['These eight objectives lie open in every game:'],
  'objectives-drawn': ['Four minor and four major objectives out of these are in the game:'],
  objectives: [
    { table: 'objectives' },
    {
      list: [
        'When you have ended your attacks, you may take one open objective that you fulfil at that moment. It may be one that you fulfilled before. After it you cannot attack any more in this turn.',
        'An objective that is taken is not replaced, and nobody can take it from you except by driving you out.',
        '“In one turn” means: yours now, and not yours when your turn began. For a whole continent: you held nothing of it then.',
        'Every capital but your own is an enemy capital, also that of a player who is out.',
      ],
    },
  ],
  rewards: [
    'With an objective you get the reward that lies on it. Which reward lies where is open to all, and you may use it at once.',
    { table: 'rewards' },
    {
      list: [
        'Airfield: put it on one of your territories at once. In every battle for that territory or a neighbour of it you add 1 to your highest die, in attack and in defence. A 6 becomes a 7; ties still go to the defender. Two airfields do not add up. If you lose the territory, the airfield is gone, but the objective stays yours.',
        'One more die: roll it with the others and drop the lowest, then add the airfield. No more armies fall than without it.',
        'Move before the first attack: once, when all armies are placed. Those armies may attack, and you still have your last move.',
        'Second move: two separate moves at the end of your turn.',
        'Card every turn: without a conquest, and also when you take an objective; but never two cards.',
      ],
    },
  ],
  'winning-last': [
    'The last player in the game wins. Neutral armies and those of players who gave up do not have to be conquered.',
  ],
  'winning-capital': [
    'You win at the moment you hold your own headquarters and as many others as the table says. Only what you hold right then counts. The last player in the game wins too.',
    { table: 'headquarters' },
  ],
  'winning-mission': [
    'The game ends as soon as the mission of somebody who is still in is complete, in whoever’s turn. It is shown, and its owner wins. If several are complete at once, the player whose turn it is wins, or else the next in turn.',
    'The last player in the game wins with any mission.',
  ],
  'winning-objectives': [
    'You win at the end of your turn if you have 3 objectives and hold your own capital. With 3 objectives but without your capital you play on, and win at the end of a later turn in which you hold it.',
    'If all the others are out, you win at once.',
  ],
  'winning-conquest': [
    'You win when you hold all 42 territories, or when all the others are out. Three objectives do not win here, and you do not need your capital.',
  ],
  leaving: [
    {
      list: [
        'You may give up at any time. Your armies stay on the board and only defend, with the most dice. Your cards are shown and discarded. Your territories still earn a card for whoever takes them.',
        'Anybody may offer a draw. The game is drawn when all who are still in agree.',
        'For a player who is away, only what must be done is done: no attack and no last move.',
      ],
    },
  ],
  'leaving-capital': [
    'The headquarters of a player who gave up stays where it is and still has to be taken.',
  ],
  'leaving-mission': [
    'Giving up does not destroy a colour: that mission is complete when the last of these armies is gone.',
  ],
  'leaving-2008': [
    'Capital and cities of a player who gave up stay where they are. The objectives go to whoever removes the last of the armies.',
  ],
  'leaving-rewards': ['The rewards of a player who gave up leave the game, an airfield too.'],
};
