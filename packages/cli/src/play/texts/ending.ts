import {
  ELIMINATED,
  type Game,
  isTurns,
  NOBODY,
  ON_TABLE,
  type Position,
  SURRENDERED,
} from '@rubicon/engine';
import { gameOf, progressOf } from '../../games.ts';
import { type Cast, markedName, namesOf } from './cast.ts';
import { playersText } from './players.ts';
import { capitalsHeld, missionText } from './turns/goals.ts';
import { count, listed } from './words.ts';

/** Who won and why. */
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
  if (winner === NOBODY) return 'It is a draw: everybody still in the game agreed to it.';
  const reasons = reasonsOf(cast, game);
  return `${markedName(cast, winner)} has won: ${reasons.length === 0 ? 'nobody else is left' : listed(reasons)}.`;
}

/** The goal that was reached, or what became of all others. */
function reasonsOf(cast: Cast, game: Game): string[] {
  const { position } = game;
  if (!isTurns(game)) {
    const points = position.family === 'orders' ? position.points[position.winner]! : NOBODY;
    if (points >= 0) return [`${count(points, 'point')} are the most`];
  } else if (game.rules.goal?.isReached(game.rules, game.position, position.winner)) {
    return [goalText(cast, game)];
  }
  const outs = (status: number): string =>
    namesOf(
      cast,
      position.status.flatMap((is, seat) => (seat !== position.winner && is === status ? seat : [])),
    );
  const eliminated = outs(ELIMINATED);
  const surrendered = outs(SURRENDERED);
  const isFatal = isTurns(game) && game.rules.capital?.turnEnded !== undefined;
  const lost = isFatal ? `the ${cast.words.capital} or all territories` : 'all territories';
  return [
    ...(eliminated === '' ? [] : [`${eliminated} lost ${lost}`]),
    ...(surrendered === '' ? [] : [`${surrendered} surrendered`]),
  ];
}

function goalText(cast: Cast, { position }: Extract<Game, { position: { family: 'turns' } }>): string {
  const { winner, missions, objectives } = position;
  if (missions.length > 0) return 'the mission is complete';
  const taken = objectives.filter((holder) => holder > ON_TABLE && holder === winner).length;
  if (taken > 0) return `${count(taken, 'objective')} and the own ${cast.words.capital}`;
  return `${capitalsHeld(position, winner)} ${cast.words.capital} are held, the own one among them`;
}

/** All missions are told when the game is over. */
function missionsText(cast: Cast, position: Position): string[] {
  if (position.family !== 'turns') return [];
  return position.missions.map(
    (mission, seat) => `${markedName(cast, seat)}: ${missionText(cast, mission, seat)}.`,
  );
}
