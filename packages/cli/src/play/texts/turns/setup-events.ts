import { COLOURS, NOBODY, seatsFrom, type TurnsEvent, type TurnsPosition, UNKNOWN } from '@rubicon/engine';
import { type Cast, markedName, nameOf, namesOf, territoryName, territoryNames } from '../cast.ts';
import { listed } from '../words.ts';
import { missionText, objectiveName, rewardName } from './goals.ts';

type EventOf<Type extends TurnsEvent['type']> = Extract<TurnsEvent, { type: Type }>;

/** Longer log texts of the set-up. */

export function rollOffText(cast: Cast, { seats, faces }: EventOf<'rolled-off'>): string {
  const { rules } = cast;
  const isForColours = rules.family === 'turns' && rules.setup.colours.length > 0;
  const dice = listed(seats.map((seat, i) => `${nameOf(cast, seat)} ${faces[i]}`));
  return `Roll for ${isForColours ? 'the choice of colours' : 'the first turn'}: ${dice}.`;
}

export function startText(cast: Cast, view: TurnsPosition, { seat }: EventOf<'started'>): string {
  const first = `${markedName(cast, seat)} goes first`;
  const isClockwise = view.left.every((left, s) => left === (s + 1) % view.left.length);
  return isClockwise ? `${first}.` : `${first}, then ${namesOf(cast, seatsFrom(view, seat).slice(1))}.`;
}

export function colourText(cast: Cast, { seat, colour }: EventOf<'colour-chosen'>): string {
  return `${nameOf(cast, seat)} chooses ${COLOURS[colour]}.`;
}

/** The deal of missions, with the missions the viewer may know. */
export function missionsText(cast: Cast, { missions }: EventOf<'missions-dealt'>): string {
  const known = missions.flatMap((mission, seat) =>
    mission === UNKNOWN ? [] : ` ${nameOf(cast, seat)}: ${missionText(cast, mission, seat)}.`,
  );
  return `Each player receives a secret mission.${known.join('')}`;
}

export function objectivesLaidText({ objectives, rewards }: EventOf<'objectives-laid'>): string {
  const names = objectives.map((objective, i) => {
    const reward = rewards[i];
    return reward === undefined
      ? objectiveName(objective)
      : `${objectiveName(objective)} (${rewardName(reward)})`;
  });
  return `Open objectives: ${names.join(', ')}.`;
}

export function citiesText(cast: Cast, { territories }: EventOf<'cities-placed'>): string {
  return `Cities: ${territoryNames(cast, territories)}.`;
}

export function pickText(cast: Cast, { seat, territory }: EventOf<'capital-picked'>): string {
  const name = nameOf(cast, seat);
  if (territory === UNKNOWN) return `${name} has chosen.`;
  return `${name} chooses ${territoryName(cast, territory)}. It stays secret until all have chosen.`;
}

export function capitalsText(cast: Cast, { territories }: EventOf<'capitals-shown'>): string {
  const places = territories.flatMap((territory, seat) =>
    territory === NOBODY ? [] : `${nameOf(cast, seat)} in ${territoryName(cast, territory)}`,
  );
  return `Every ${cast.words.capital} is revealed: ${listed(places)}.`;
}
