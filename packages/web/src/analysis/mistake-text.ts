import type { TurnsCommand } from '@rubicon/engine';
import { ownerName, territoryName } from '../game/facts/names.ts';
import type { Mistake } from './mistakes-worker.ts';
import { type AnalysisNaming, pointsText } from './report-text.ts';

/** How many commands are listed at most. */
const MOST_COMMANDS = 4;

/** “Round 3: Ann, −8.2 points: stop attacking. Better: attack Ural from Ukraine” */
export function mistakeText(naming: AnalysisNaming, mistake: Mistake): string {
  const { round, seat, kind, lost, played, better } = mistake;
  return naming.texts.mistake(
    round,
    ownerName(naming, seat),
    pointsText(naming, -lost),
    movesText(naming, kind, played),
    movesText(naming, kind, better),
  );
}

/** “place 3 on Ural, attack Ukraine from Ural …”: the commands of a decision, or what giving none means. */
export function movesText(
  naming: AnalysisNaming,
  kind: Mistake['kind'],
  commands: readonly TurnsCommand[],
): string {
  const { moves } = naming.texts;
  if (commands.length === 0)
    return kind === 'trade' ? moves.keepCards : kind === 'fortify' ? moves.stay : moves.stop;
  const listed = commands.slice(0, MOST_COMMANDS).map((command) => commandText(naming, command));
  return `${listed.join(', ')}${commands.length > MOST_COMMANDS ? ' …' : ''}`;
}

function commandText(naming: AnalysisNaming, command: TurnsCommand): string {
  const { moves } = naming.texts;
  const name = (territory: number): string => territoryName(naming, territory);
  switch (command.type) {
    case 'place':
      return command.places.map(([territory, armies]) => moves.place(armies, name(territory))).join(', ');
    case 'attack':
    case 'assault':
      return moves.attack(name(command.from), name(command.to));
    case 'fortify':
      return moves.fortify(command.armies, name(command.from), name(command.to));
    case 'trade':
      return moves.trade;
    case 'occupy':
      return moves.occupy(command.armies);
    case 'defend':
      return moves.defend(command.dice);
    case 're-roll':
      return moves.reRoll(command.die);
    case 'commander':
      return moves.commander(command.die);
    case 'keep':
      return moves.keepDice;
    default:
      return moves.stop;
  }
}
