import { defaultChoice, type GameChoice, isChoice } from '../../home/choice.ts';
import { findProblem } from '../../home/new-game.ts';
import { load, save } from '../../settings/storage.ts';

const KEY = 'new-table';

/** The game to start the form with: from this tab, from the bot game the player came from, or from the last table. */
export function lastTableGame(botNames: readonly string[]): GameChoice {
  const found = [load(KEY, 'tab'), load(KEY)].find(isChoice);
  const problem = found && findProblem(found);
  const isUsable = found !== undefined && (problem === undefined || problem === 'names');
  return isUsable ? found : defaultChoice(botNames);
}

/** Puts the settings of a game into the form of this tab. */
export const suggestTableGame = (game: GameChoice): void => save(KEY, game, 'tab');

/** Remembers the game of the table that was created. */
export function rememberTableGame(game: GameChoice): void {
  save(KEY, game);
  save(KEY, null, 'tab');
}
