import { NOBODY, type Position } from '@rubicon/engine';
import type { BoardArrow } from '../../board/state.ts';
import { percentText } from '../prompts/turns/odds.ts';
import type { Hint, HintedAttack, RecommendedCommand } from './hint.ts';

type Drawing = Pick<Hint, 'territories' | 'arrows'>;

const NOTHING: Drawing = { territories: [], arrows: [] };

/** How a hint is drawn on the board. */
export function drawingOf(
  view: Position,
  command: RecommendedCommand,
  attack: HintedAttack | undefined,
): Drawing {
  switch (command.type) {
    case 'choose-capital':
    case 'claim':
    case 'place-airfield':
      return { ...NOTHING, territories: [command.territory] };
    case 'place':
    case 'place-rest':
    case 'deploy':
      return { territories: command.places.map(([territory]) => territory), arrows: attackArrows(attack) };
    case 'trade':
      return command.extra === NOBODY ? NOTHING : { ...NOTHING, territories: [command.extra] };
    case 'attack':
      return { territories: [command.to], arrows: attackArrows(attack) };
    case 'occupy':
      return view.family === 'turns' ? moveOf(view.from, view.to, command.armies) : NOTHING;
    case 'fortify':
      return moveOf(command.from, command.to, command.armies);
    case 'convert':
      return { ...NOTHING, territories: command.territories };
    case 'order':
      return {
        territories: command.deploy.map(([territory]) => territory),
        arrows: command.moves.map(([from, to, troops]) => ({
          from,
          to,
          kind: 'order',
          label: String(troops),
        })),
      };
    case 'choose-colour':
    case 'defend':
    case 're-roll':
    case 'commander':
    case 'keep':
    case 'end-attacks':
    case 'take-objective':
    case 'end-turn':
    case 'bid':
      return NOTHING;
  }
}

const attackArrows = (attack: HintedAttack | undefined): BoardArrow[] =>
  attack === undefined
    ? []
    : [{ from: attack.from, to: attack.to, kind: 'attack', label: percentText(attack.chance) }];

const moveOf = (from: number, to: number, armies: number): Drawing => ({
  territories: [to],
  arrows: [{ from, to, kind: 'move', label: String(armies) }],
});
