import { DEFAULT_COLOURS, legal, NOBODY, type Offer, type SeatCommand } from '@rubicon/engine';
import { RecordedGame, seededChance } from '@rubicon/protocol';
import { indexOf, isReached } from '../../src/tutorial/goal.ts';
import type { Scene } from '../../src/tutorial/scenes.ts';

export interface PlayedScene {
  readonly isReached: boolean;
  readonly commands: number;
}

/** More than any scene takes. */
const MAX_COMMANDS = 10;

/** Plays what the scene teaches, until its goal is reached or the taught command is no longer possible. */
export function playScene({ position, seed, goal, points }: Scene): PlayedScene {
  const seats = DEFAULT_COLOURS.slice(0, 3).map((colour) => ({ colour, name: colour }));
  const settings = { game: 'scene', edition: 'world-domination', options: {}, seats, position };
  const game = RecordedGame.create(settings, seededChance(seed), () => {});
  if ('error' in game) throw new Error(JSON.stringify(game.error));
  const [from, to] = points.map((id) => indexOf(game.rules, id));
  for (let commands = 0; commands < MAX_COMMANDS; commands++) {
    const isDone = isReached(goal, game.rules, game.position);
    const command = isDone ? undefined : taught(legal(game.rules, game.position, 0), from, to);
    if (command === undefined) return { isReached: isDone, commands };
    const { rejection } = game.play(0, command);
    if (rejection !== undefined) throw new Error(JSON.stringify(rejection));
  }
  return { isReached: false, commands: MAX_COMMANDS };
}

/** The command that the scene teaches: a trade, all armies on one territory, a roll with the most dice, or a move. */
function taught(
  offers: readonly Offer[],
  from: number | undefined,
  to: number | undefined,
): SeatCommand | undefined {
  for (const offer of offers) {
    if (offer.type === 'trade')
      return { type: 'trade', cards: offer.cards, extra: offer.extras[0] ?? NOBODY };
    if (offer.type === 'place' && offer.territory === from)
      return { type: 'place', places: [[from, offer.most]] };
    if (offer.type === 'attack' && offer.from === from && offer.to === to)
      return { type: 'attack', from, to, dice: offer.most };
    if (offer.type === 'fortify' && offer.from === from && offer.to === to)
      return { type: 'fortify', from, to, armies: offer.most };
  }
  return undefined;
}

/** The first seed with which the scene is won in the fewest commands: the battle is short and goes well. */
export function findSeed(scene: Scene): string {
  const seeds = Array.from({ length: 50 }, (_, i) => `${scene.id}-${i}`);
  const played = seeds.map((seed) => playScene({ ...scene, seed }));
  const won = played.filter((one) => one.isReached).map(({ commands }) => commands);
  const best = played.findIndex((one) => one.isReached && one.commands === Math.min(...won));
  if (best < 0) throw new Error(`no seed wins the scene ${scene.id}`);
  return seeds[best]!;
}
