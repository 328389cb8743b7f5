import { OBJECTIVES_OF_EACH_KIND } from '@rubicon/engine';
import { OBJECTIVES, TERRITORIES, TERRITORIES_INSTEAD } from '../facts.ts';
import type { Blocks } from '../text.ts';

/** Missions, objectives, rewards, and the ends of a game. */
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
        `If your mission names your own colour, hold ${TERRITORIES_INSTEAD} territories instead.`,
        'A colour is destroyed when its last army leaves the board, no matter who removes it.',
        'A territory counts as yours when its last defender is removed. The armies on it count once you have moved in.',
        'Missions count from the first turn on and in every player’s turn.',
      ],
    },
  ],
  'objectives-open': [`These ${OBJECTIVES.open} objectives are open in every game:`],
  'objectives-drawn': [
    `Each game uses ${OBJECTIVES_OF_EACH_KIND} minor and ${OBJECTIVES_OF_EACH_KIND} major objectives from this list:`,
  ],
  objectives: [
    { table: 'objectives' },
    {
      list: [
        'After you end your attacks, you may take 1 open objective that you fulfil at that moment, even if you already fulfilled it earlier. Then you can no longer attack this turn.',
        'A taken objective is not replaced. You lose it only if you are eliminated.',
        '“In one turn” means: yours now, but not at the start of your turn. For a whole continent: you held none of it at the start of your turn.',
        'Every capital except your own is an enemy capital, even if its player is out.',
      ],
    },
  ],
  rewards: [
    'When you take an objective, you also get the reward on it. All rewards are public. You may use yours at once.',
    { table: 'rewards' },
    {
      list: [
        'Airfield: place it on one of your territories at once. In every battle for that territory or one of its neighbours, add 1 to your highest die, in attack and in defence. A 6 becomes a 7. Ties still go to the defender. A second airfield adds nothing. If you lose the territory, the airfield is lost, but you keep the objective.',
        'Extra die: roll it with the others and drop the lowest, then add the airfield. It does not increase the number of armies lost per roll.',
        'Move before your first attack: once, after you have placed all armies. These armies may attack, and you can still fortify.',
        'Second fortify move: 2 separate moves at the end of your turn.',
        'Card every turn: draw even if you captured no territory or took an objective. You never draw 2 cards.',
      ],
    },
  ],
  'winning-last': [
    'The last player in the game wins. You do not have to conquer neutral armies or the armies of players who surrendered.',
  ],
  'winning-capital': [
    'You win as soon as you hold your own headquarters and the number of others in the table, all at the same moment. The last player in the game also wins.',
    { table: 'headquarters' },
  ],
  'winning-mission': [
    'The game ends as soon as the mission of a remaining player is complete, no matter whose turn it is. The mission is revealed and its owner wins. If several missions are complete at once, the player whose turn it is wins, or else the next in turn order.',
    'The last player in the game also wins, with any mission.',
  ],
  'winning-objectives': [
    `You win at the end of your turn if you have ${OBJECTIVES.toWin} objectives and hold your own capital. If you have ${OBJECTIVES.toWin} objectives but not your capital, play on: you win at the end of a later turn in which you hold it.`,
    'If all other players are out, you win at once.',
  ],
  'winning-conquest': [
    `You win when you hold all ${TERRITORIES} territories, or when all other players are out. ${OBJECTIVES.toWin} objectives do not win here, and you do not need your capital.`,
  ],
  leaving: [
    {
      list: [
        'You may surrender at any time. Your armies stay on the board and only defend, with the most dice. Your cards are revealed and discarded. A player who captures one of your territories still earns a card.',
        'Any player may offer a draw. The game is a draw when all remaining players agree.',
        'For an absent player, the game makes only the required moves: no attack and no fortify move.',
      ],
    },
  ],
  'leaving-capital': [
    'The headquarters of a player who surrendered stays in place and still has to be captured.',
  ],
  'leaving-mission': [
    'A surrender does not destroy a colour. That mission is complete when the last army of the colour is gone.',
  ],
  'leaving-2008': [
    'The capital and cities of a player who surrendered stay in place. The player who removes the last of those armies takes the objectives.',
  ],
  'leaving-rewards': ['The rewards of a player who surrendered leave the game, including an airfield.'],
};
