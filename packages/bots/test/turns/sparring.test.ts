import {
  EDITIONS,
  ELIMINATED,
  HOST,
  legal,
  play,
  seededDice,
  type TurnsGame,
  toAct,
  viewOf,
} from '@rubicon/engine';
import { describe, expect, test } from 'vitest';
import { BOT_NAMES } from '../../src/index.ts';
import { makeSparringPartner, SPARRING } from '../../src/sparring.ts';
import { at, newGame, situation } from './support.ts';

const NAMES = SPARRING.map(({ name }) => name);

/** Plays until `isDone`, or to the end of the game; returns the number of turns. */
function playOn({ rules, position }: TurnsGame, name: string, seed: string, isDone = () => false): number {
  const dice = seededDice(seed);
  const bots = position.status.map((_, seat) => makeSparringPartner(name, rules, seat, seed)!);
  for (let commands = 0; position.phase !== 'over' && !isDone(); commands++) {
    const [seat] = toAct(position);
    const view = viewOf(position, seat!);
    const command = bots[seat!]!.act(view, legal(rules, view, seat!));
    expect(play(rules, position, seat!, command, dice), JSON.stringify(command)).toBeUndefined();
    expect(commands).toBeLessThan(40_000);
  }
  return position.turn;
}

test('sparring partners are not among the bots offered to people', () => {
  for (const name of NAMES) expect(BOT_NAMES).not.toContain(name);
  expect(makeSparringPartner('expert', newGame('classic', 3).rules, 0, 'none')).toBeUndefined();
});

const editions = EDITIONS.filter(({ family }) => family === 'turns').map(
  ({ id, players }) => [id, players.at(-1)!] as const,
);

describe.each(editions)('in %s for %i', (edition, players) => {
  test.each(NAMES)('%s plays a whole game by the rules', (name) => {
    const game = newGame(edition, players);
    play(game.rules, game.position, HOST, { type: 'start' }, seededDice(edition));
    expect(playOn(game, name, `${edition}/${name}`)).toBeGreaterThan(players);
  });
});

describe('a turn', () => {
  const turnOf = (name: string, text: string) => {
    const game = situation(text);
    const { turn } = game.position;
    playOn(game, name, 'turn', () => game.position.turn !== turn);
    return game.position;
  };

  test.each(['killer', 'stalker'])('%s marches through others to eliminate a seat for its cards', (name) => {
    const { status } = turnOf(
      name,
      'classic - red,blue,green brazil=a30,south-america=a1,madagascar=b2,*=c2 attack:a hands=b:egypt+congo+iceland',
    );
    expect(status[1]).toBe(ELIMINATED);
  });

  test('planner breaks the continent of the leader', () => {
    const { owner } = turnOf(
      'planner',
      'classic - red,blue,green siam=a12,asia=a2,kamchatka=b2,australia=c3,north-america=c4,*=b3 attack:a',
    );
    expect(owner[at('indonesia')]).toBe(0);
  });
});
