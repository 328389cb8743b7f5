import type { Board } from '../../board/board.ts';
import { TerritorySet } from '../../board/territory-set.ts';
import { makeTerritory } from '../../codec/ids.ts';
import { fill, withCell } from '../../columns.ts';
import {
  fail,
  failAt,
  letterOf,
  type NotationField,
  readFlag,
  readPairs,
  readSeat,
  readTerritory,
} from '../../notation/notation-words.ts';
import { NOBODY } from '../../vocabulary.ts';
import { OBJECTIVE_IDS, parseObjective, parseReward, REWARD_IDS } from '../field-guide/field-guide.ts';
import { NOT_IN_PLAY, type Position } from '../position.ts';

/**
 * Cities, objectives and rewards in the notation.
 *   cities=brazil+egypt objectives=control-asia:a,control-europe:.:attack-die rewards=attack-die:a airfields=minor-airfield:peru
 */
export function makeGuideFields(board: Board, p: Position): NotationField[] {
  const cities = makeSet(board, p.cities);
  const began = makeSet(board, p.began);
  const objectives = p.objectives.flatMap((holder, objective) => {
    if (holder === NOT_IN_PLAY) return [];
    const reward = p.rewardOn[objective];
    return [
      OBJECTIVE_IDS[objective],
      letterOf(holder),
      ...(reward === NOBODY ? [] : [REWARD_IDS[reward]]),
    ].join(':');
  });
  const rewards = p.rewards.flatMap((seat, reward) =>
    seat === NOBODY ? [] : `${REWARD_IDS[reward]}:${letterOf(seat)}`,
  );
  const airfields = p.airfields.flatMap((territory, reward) =>
    territory === NOBODY ? [] : `${REWARD_IDS[reward]}:${makeTerritory(board, territory)}`,
  );
  return [
    ['cities', cities !== '', cities],
    ['objectives', objectives.length > 0, objectives.join(',')],
    ['objective', p.objectiveTaken === 1, 'taken'],
    ['rewards', rewards.length > 0, rewards.join(',')],
    ['airfields', airfields.length > 0, airfields.join(',')],
    ['began', began !== '', began],
  ];
}

/** Reads one of these fields; false if there is no such field. */
export function readGuideField(board: Board, p: Position, key: string, value: string): boolean {
  switch (key) {
    case 'cities':
      p.cities = readSet(board, key, value);
      return true;
    case 'began':
      p.began = readSet(board, key, value);
      return true;
    case 'objectives':
      readObjectives(p, value);
      return true;
    case 'objective':
      p.objectiveTaken = readFlag(key, value, 'taken');
      return true;
    case 'rewards':
      for (const [id, seat] of readPairs(key, value.split(','), ':'))
        p.rewards = withReward(p.rewards, key, id, readSeat(key, seat, p.colours.length));
      return true;
    case 'airfields':
      for (const [id, territory] of readPairs(key, value.split(','), ':'))
        p.airfields = withReward(p.airfields, key, id, readTerritory(key, board, territory));
      return true;
    default:
      return false;
  }
}

function makeSet(board: Board, territories: readonly number[]): string {
  return territories.map((t) => makeTerritory(board, t)).join('+');
}

function readSet(board: Board, field: string, text: string): number[] {
  return [...TerritorySet.of(text.split('+').map((id) => readTerritory(field, board, id)))];
}

function readObjectives(p: Position, text: string): void {
  const objectives = fill(OBJECTIVE_IDS.length, NOT_IN_PLAY);
  const rewardOn = fill(OBJECTIVE_IDS.length, NOBODY);
  for (const entry of text.split(',')) {
    const [id, holder = '', reward] = entry.split(':');
    const objective = parseObjective(id);
    if (objective === NOBODY) failAt('objectives', id, OBJECTIVE_IDS, 'objective');
    if (objectives[objective] !== NOT_IN_PLAY) fail('objectives', id, { isTwice: true });
    objectives[objective] =
      holder === letterOf(NOBODY) ? NOBODY : readSeat('objectives', holder, p.colours.length);
    if (reward !== undefined) rewardOn[objective] = readReward('objectives', reward);
  }
  p.objectives = objectives;
  p.rewardOn = rewardOn;
  if (p.rewards.length > 0) return;
  p.rewards = fill(REWARD_IDS.length, NOBODY);
  p.airfields = fill(REWARD_IDS.length, NOBODY);
}

function readReward(field: string, id: string): number {
  const reward = parseReward(id);
  return reward === NOBODY ? failAt(field, id, REWARD_IDS, 'reward') : reward;
}

function withReward(column: readonly number[], field: string, id: string, value: number): number[] {
  if (column.length === 0) return fail(field, id, { after: 'objectives' });
  return withCell(column, readReward(field, id), value);
}
