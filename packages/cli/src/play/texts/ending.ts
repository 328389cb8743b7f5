import {
  ELIMINATED,
  type Game,
  isTurns,
  NOBODY,
  type Position,
  SURRENDERED,
  type TurnsPosition,
  type TurnsRules,
} from '@rubicon/engine';
import { gameOf, progressOf } from '../../games.ts';
import { type Cast, markedName, namesOf } from './cast.ts';
import { playersText } from './players.ts';
import { capitalsHeld, missionText } from './turns/goals.ts';
import { count, listed } from './words.ts';

type GoalKind = NonNullable<TurnsRules['goal']>['kind'];

/** The winner and the reason. */
export function resultText(cast: Cast, position: Position, width?: number): string[] {
  const length = count(progressOf(position), position.family === 'turns' ? 'turn' : 'round');
  return [
    '',
    cast.colours.bold(`The game is over after ${length}.`),
    whyText(cast, gameOf(cast.rules, position)),
    ...missionsText(cast, position),
    '',
    ...playersText(cast, position, width),
    '',
  ];
}

function whyText(cast: Cast, game: Game): string {
  const { winner } = game.position;
  if (winner === NOBODY) return 'The game is a draw: all remaining players agreed.';
  const reasons = reasonsOf(cast, game);
  return `${markedName(cast, winner)} wins: ${reasons.length === 0 ? 'last player in the game' : listed(reasons)}.`;
}

/** The goal that was reached, or the fates of all others. */
function reasonsOf(cast: Cast, game: Game): string[] {
  const { position } = game;
  if (!isTurns(game)) {
    const points = position.family === 'orders' ? position.points[position.winner]! : NOBODY;
    if (points >= 0) return [`most points (${points})`];
  } else {
    const { goal } = game.rules;
    if (goal?.isReached(game.rules, game.position, position.winner))
      return [goalText(cast, goal.kind, game.position)];
  }
  const outs = (status: number): string =>
    namesOf(
      cast,
      position.status.flatMap((is, seat) => (seat !== position.winner && is === status ? seat : [])),
    );
  const eliminated = outs(ELIMINATED);
  const surrendered = outs(SURRENDERED);
  const isFatal = isTurns(game) && game.rules.capital?.isFatal === true;
  const lost = isFatal ? `the ${cast.words.capital} or all territories` : 'all territories';
  return [
    ...(eliminated === '' ? [] : [`${eliminated} lost ${lost}`]),
    ...(surrendered === '' ? [] : [`${surrendered} surrendered`]),
  ];
}

function goalText(cast: Cast, kind: GoalKind, position: TurnsPosition): string {
  const { winner } = position;
  switch (kind) {
    case 'missions':
      return 'mission complete';
    case 'objectives': {
      const taken = position.objectives.filter((holder) => holder === winner).length;
      return `${count(taken, 'objective')} and their ${cast.words.capital}`;
    }
    case 'capitals':
      return `${capitalsHeld(position, winner)} ${cast.words.capital} held, including their own`;
  }
}

/** The missions of all seats. */
function missionsText(cast: Cast, position: Position): string[] {
  if (position.family !== 'turns') return [];
  return position.missions.map(
    (mission, seat) => `${markedName(cast, seat)}: ${missionText(cast, mission, seat)}.`,
  );
}
