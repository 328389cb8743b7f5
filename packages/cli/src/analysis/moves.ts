import type { Decision } from '@rubicon/analysis/review';
import type { TurnsCommand } from '@rubicon/engine';
import { armies, type Cast, cardNames, territoryName } from '../play/texts/cast.ts';
import { count, listed } from '../play/texts/words.ts';

/** The most commands of a better turn that are shown. */
const MOST_COMMANDS = 4;

/** The move that was played, and one that would have been better, in words. */
export function movesText(
  cast: Cast,
  { kind, played, better }: Decision,
): { played: string; better: string } {
  const texts = (commands: readonly TurnsCommand[], none: string): string =>
    commands.length === 0 ? none : commands.map((command) => commandText(cast, command)).join(', ');
  const none = nothingText(kind);
  const more = better.length > MOST_COMMANDS ? ' and so on' : '';
  return { played: texts(played, none), better: `${texts(better.slice(0, MOST_COMMANDS), none)}${more}` };
}

/** Describes the decision to do nothing. */
function nothingText(kind: Decision['kind']): string {
  switch (kind) {
    case 'trade':
      return 'keep the cards';
    case 'fortify':
      return 'move nothing';
    default:
      return 'stop attacking';
  }
}

function commandText(cast: Cast, command: TurnsCommand): string {
  const name = (territory: number): string => territoryName(cast, territory);
  switch (command.type) {
    case 'place':
      return `place ${listed(command.places.map(([territory, many]) => `${many} on ${name(territory)}`))}`;
    case 'trade':
      return `trade in ${cardNames(cast, command.cards)}`;
    case 'attack':
    case 'assault':
      return `attack ${name(command.to)} from ${name(command.from)}`;
    case 'end-attacks':
      return 'stop attacking';
    case 'occupy':
      return `move in ${armies(cast, command.armies)}`;
    case 'fortify':
      return `move ${command.armies} from ${name(command.from)} to ${name(command.to)}`;
    case 'defend':
      return `defend with ${count(command.dice, 'die', 'dice')}`;
    case 're-roll':
      return `re-roll the ${command.die}`;
    case 'commander':
      return `turn the ${command.die} to 6`;
    case 'keep':
      return 'keep the dice';
    default:
      return command.type;
  }
}
