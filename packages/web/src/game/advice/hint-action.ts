import { type Action, sendAction, stageAction } from '../prompts/prompt.ts';
import { NOTHING_STAGED } from '../prompts/staging.ts';
import type { Hint } from './hint.ts';

/**
 * The action that carries out a hint. An attack is selected but not rolled, also when the hint places the armies for it.
 * A sheet is written but not committed.
 */
export function actionFor({ command, attack }: Hint): Action {
  switch (command.type) {
    case 'place':
      return { type: 'send', command, selection: attack && { from: attack.from, to: attack.to } };
    case 'attack':
      return stageAction({ ...NOTHING_STAGED, from: command.from, to: command.to });
    case 'bid':
      return stageAction({ ...NOTHING_STAGED, count: command.tokens });
    case 'convert':
      return stageAction({ ...NOTHING_STAGED, cash: command.territories });
    case 'deploy':
      return stageAction({ ...NOTHING_STAGED, places: command.places });
    case 'order':
      return stageAction({
        ...NOTHING_STAGED,
        places: command.deploy,
        moves: command.moves,
        cash: command.cash,
      });
    default:
      return sendAction(command);
  }
}
