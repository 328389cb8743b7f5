import type { LessonTask } from '../game/lesson.ts';
import type { Goal } from './goal.ts';

/** A lesson on the real board: a position, the seed of its dice, a goal, and the territories to point at, in order. */
export interface Scene {
  readonly id: 'attack' | 'place' | 'continent' | 'cards' | 'fortify'; // also the name of its texts
  readonly position: string; // notation; the player is seat a
  readonly seed: string; // found by `npm run tutorial`, so that the attack that is taught succeeds
  readonly goal: Goal;
  readonly points: readonly string[];
  readonly task: LessonTask; // its button is the primary one
}

const NORTH_AMERICA = 'b2b2b1b2b3b1b2b2b3';
const EUROPE = 'c2c1c3c2c2c3c2';
const ASIA = 'c1c2b1b3b2c1b2c3c1c2c3c2';

export const SCENES: readonly Scene[] = [
  {
    id: 'attack',
    position: `world-domination - red,blue,green ${NORTH_AMERICA}/b2a3a8a2/${EUROPE}/c9c2c2c1c2c1/${ASIA}/b2b2b1b2 attack:a turn=4 first=a`,
    seed: 'attack-1',
    goal: { type: 'hold', territories: ['venezuela'] },
    points: ['brazil', 'venezuela'],
    task: 'assault',
  },
  {
    id: 'place',
    position: `world-domination - red,blue,green ${NORTH_AMERICA}/a1a1a3a1/${EUROPE}/c6c2c2c1c2c1/${ASIA}/b2b2b1b2 reinforce:a turn=4 first=a`,
    seed: 'place-0',
    goal: { type: 'armies', territory: 'brazil', least: 8 },
    points: ['brazil'],
    task: 'place',
  },
  {
    id: 'continent',
    position: `world-domination - red,blue,green ${NORTH_AMERICA}/b2b3b2b2/${EUROPE}/c6c2c2c1c2c1/${ASIA}/a3a2a8b2 attack:a turn=4 first=a`,
    seed: 'continent-1',
    goal: {
      type: 'hold',
      territories: ['indonesia', 'new-guinea', 'western-australia', 'eastern-australia'],
    },
    points: ['western-australia', 'eastern-australia'],
    task: 'assault',
  },
  {
    id: 'cards',
    position: `world-domination - red,blue,green ${NORTH_AMERICA}/b2b3b2b2/${EUROPE}/c6c2c2c1c2c1/${ASIA}/a3a2a2a2 reinforce:a turn=7 first=a hands=a:alaska+congo+wild-1`,
    seed: 'cards-0',
    goal: { type: 'trade' },
    points: [],
    task: 'trade',
  },
  {
    id: 'fortify',
    position: `world-domination - red,blue,green ${NORTH_AMERICA}/b2b3b2b2/${EUROPE}/c6c2c2c1c2c1/${ASIA}/a2a1a9a1 fortify:a turn=7 first=a`,
    seed: 'fortify-0',
    goal: { type: 'armies', territory: 'indonesia', least: 6 },
    points: ['western-australia', 'indonesia'],
    task: 'fortify',
  },
];
