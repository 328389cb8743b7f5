import { createGame, DEFAULT_COLOURS, EDITIONS, isTurns, MISSIONS, type TurnsRules } from '@rubicon/engine';

/** Numbers for texts about editions, read from the rules of the engine. */

function rulesOf(id: string, players: number, options: Readonly<Record<string, string>> = {}): TurnsRules {
  const game = createGame({ edition: id, colours: DEFAULT_COLOURS.slice(0, players), options });
  if (game.error !== undefined || !isTurns(game)) throw new Error(`${id} is not played with dice and turns`);
  return game.rules;
}

/** The objectives that win a game of this edition. */
export function objectivesToWin(id: string): number | undefined {
  const { goal } = rulesOf(id, 3);
  return goal?.kind === 'objectives' ? goal.objectives : undefined;
}

/** The other headquarters that win a short game, with the numbers of players to which that applies. */
export function othersInShortGame(): { readonly others: number; readonly players: readonly number[] }[] {
  const players = EDITIONS.find(({ id }) => id === 'capital')?.options.short?.players ?? [];
  const othersFor = (count: number): number => {
    const { goal } = rulesOf('capital', count, { short: 'on' });
    return goal?.kind === 'capitals' ? goal.capitals : 0;
  };
  const different = [...new Set(players.map(othersFor))];
  return different.map((others) => ({
    others,
    players: players.filter((count) => othersFor(count) === others),
  }));
}

const deckOf = (deck: string) =>
  rulesOf('secret-mission', 3, { missions: deck }).missions.map((mission) => MISSIONS[mission]!);

/** The missions in a deck. */
export const missionsIn = (deck: string): number => deckOf(deck).length;

/** The missions in a deck that leave one continent to the player. */
export const continentsOfChoice = (deck: string): number =>
  deckOf(deck).filter((mission) => 'others' in mission && mission.others > 0).length;

/** The values of the first sets of a game with the option `slowSets`. */
export function slowSets(count: number): number[] {
  const { trade } = rulesOf('classic', 3, { slowSets: 'on' });
  return trade.by === 'sets' ? Array.from({ length: count }, (_, traded) => trade.value(traded + 1)) : [];
}
