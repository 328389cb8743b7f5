import { findPlans, type Plan } from '@rubicon/bots/mind';
import {
  clonePosition,
  legal,
  play,
  seededDice,
  type TurnsCommand,
  type TurnsPosition,
  type TurnsRules,
  viewOf,
} from '@rubicon/engine';
import type { Choice } from './choices.ts';
import { occupations } from './occupation.ts';
import { type Fight, tradeFor, type Way } from './way.ts';

/** One of the moves a seat could choose between: the ways to continue after it, of which the best counts. */
export interface Option {
  readonly ways: readonly Way[];
  readonly isPlayed: boolean;
}

/** Positions that the search for plans evaluates. */
const NODES = 250;

/** The most placements, first strikes and plans after a move that are compared. */
const PLACEMENTS = 4;
const STRIKES = 5;
const PLANS = 3;

/** The most ways to continue after a move. */
const MOST_WAYS = 10;

/** The moves that a seat could choose between, the one it played included; undefined if there was nothing to choose. */
export function optionsOf(rules: TurnsRules, choice: Choice): Option[] | undefined {
  const options = candidatesOf(rules, choice);
  return options.length > 1 && options.some(({ isPlayed }) => isPlayed) ? options : undefined;
}

function candidatesOf(rules: TurnsRules, choice: Choice): Option[] {
  switch (choice.kind) {
    case 'trade':
      return trades(rules, choice);
    case 'place':
      return placements(rules, choice);
    case 'attack':
    case 'continue':
    case 'stop':
      return attacks(rules, choice);
    case 'occupy':
      return moves(rules, choice);
    case 'fortify':
      return fortifications(rules, choice);
    case 'defend':
    case 'dice':
      return answers(rules, choice);
  }
}

const plansFor = (rules: TurnsRules, position: TurnsPosition, nodes = NODES): Plan[] =>
  findPlans(rules, viewOf(position, position.seat), nodes);

/** The position after commands of the seat in turn; undefined if one is refused. */
function after(
  rules: TurnsRules,
  position: TurnsPosition,
  commands: readonly TurnsCommand[],
): TurnsPosition | undefined {
  const next = clonePosition(position);
  const dice = seededDice('options');
  return commands.every((command) => play(rules, next, next.seat, command, dice) === undefined)
    ? next
    : undefined;
}

/** The battles to continue with after these commands: none, and those of the best plans; undefined if one is refused. */
function continuations(
  rules: TurnsRules,
  choice: Choice,
  commands: readonly TurnsCommand[],
): readonly (readonly Fight[])[] | undefined {
  const position = after(rules, choice.position, commands);
  if (position === undefined) return undefined;
  if (position.phase !== 'attack') return [[]];
  return [[], ...best(plansFor(rules, position, 0), PLANS).map(({ strikes }) => strikes)];
}

/** The first plans with different strikes, those that only stay left out. */
function best(plans: readonly Plan[], count: number): Plan[] {
  return different(
    plans.filter(({ strikes }) => strikes.length > 0),
    ({ strikes }) => strikes.map(fightKey).join(),
  ).slice(0, count);
}

const fightKey = ({ from, to }: Fight): string => `${from}>${to}`;

function different<T>(list: readonly T[], keyOf: (item: T) => string): T[] {
  const found = new Map<string, T>();
  for (const item of list) if (!found.has(keyOf(item))) found.set(keyOf(item), item);
  return [...found.values()];
}

const keyOfCommands = (commands: readonly TurnsCommand[]): string => JSON.stringify(commands);

/**
 * Options that begin with different commands. Each is continued with the battles found for any of them: otherwise one
 * could be better only because more was found for it.
 */
function optionsFor(
  rules: TurnsRules,
  choice: Choice,
  lists: readonly (readonly TurnsCommand[])[],
): Option[] {
  const found = different([choice.played, ...lists], keyOfCommands).flatMap((commands) => {
    const fights = continuations(rules, choice, commands);
    return fights === undefined ? [] : { commands, fights };
  });
  const fights = differentFights([choice.later, ...found.flatMap((option) => option.fights)]);
  return found.map(({ commands }) => ({
    ways: fights.slice(0, MOST_WAYS).map((list) => ({ commands, fights: list })),
    isPlayed: commands === choice.played,
  }));
}

const differentFights = (lists: readonly (readonly Fight[])[]): (readonly Fight[])[] =>
  different(lists, (list) => list.map(fightKey).join());

function placements(rules: TurnsRules, choice: Choice): Option[] {
  const plans = different(plansFor(rules, choice.position), ({ places }) => placesKey(places));
  const lists = plans
    .filter(({ places }) => places.length > 0)
    .slice(0, PLACEMENTS)
    .map(({ places }): TurnsCommand[] => [{ type: 'place', places }]);
  const [played] = choice.played;
  const key = played?.type === 'place' ? placesKey(played.places) : '';
  return optionsFor(
    rules,
    choice,
    lists.filter(([command]) => command.type !== 'place' || placesKey(command.places) !== key),
  );
}

const placesKey = (places: readonly (readonly [number, number])[]): string =>
  places
    .map(([territory, armies]) => `${territory}:${armies}`)
    .sort()
    .join();

/** Trades what was traded, what bots trade, or nothing; the armies are then placed in the best way. */
function trades(rules: TurnsRules, choice: Choice): Option[] {
  const { position, played, seat, later } = choice;
  const usual = tradeFor(rules, position, seat);
  const lists: (readonly TurnsCommand[])[] = [[], ...(usual === undefined ? [] : [[usual]])];
  return different([played, ...lists], keyOfCommands).flatMap((commands) => {
    const start = after(rules, position, commands);
    if (start === undefined || start.trading === 'must') return [];
    const ways = plansFor(rules, start)
      .slice(0, PLANS)
      .map(({ places, strikes }): Way => {
        const placing: TurnsCommand[] = places.length === 0 ? [] : [{ type: 'place', places }];
        return { commands: [...commands, ...placing], fights: strikes };
      });
    const isPlayed = keyOfCommands(commands) === keyOfCommands(played);
    return { ways: [...ways, ...ways.map((way) => ({ ...way, fights: later }))], isPlayed };
  });
}

/** To stop, or one of the first strikes of the best plans. */
function attacks(rules: TurnsRules, { position, played, later }: Choice): Option[] {
  const plans = best(plansFor(rules, position), 2 * STRIKES);
  const [command] = played;
  const begun = command?.type === 'attack' ? { from: command.from, to: command.to } : undefined;
  const options: Option[] = [{ ways: [{ commands: [], fights: [] }], isPlayed: begun === undefined }];
  const firsts = different(
    [...(begun === undefined ? [] : [begun]), ...plans.map(({ strikes }) => strikes[0])],
    fightKey,
  );
  for (const first of firsts.slice(0, STRIKES)) {
    const fights = differentFights([
      [first],
      ...[later, ...plans.map(({ strikes }) => strikes)].map((list) => [
        first,
        ...list.filter(({ to }) => to !== first.to),
      ]),
    ]);
    options.push({
      ways: fights.slice(0, MOST_WAYS).map((list) => ({ commands: [], fights: list })),
      isPlayed: first === begun,
    });
  }
  return options;
}

function moves(rules: TurnsRules, choice: Choice): Option[] {
  const lists = occupations(rules, choice.position).map((armies): TurnsCommand[] => [
    { type: 'occupy', armies },
  ]);
  return optionsFor(rules, choice, lists);
}

/** The most moves that are compared. */
const MOST_MOVES = 80;

function fortifications(rules: TurnsRules, choice: Choice): Option[] {
  const { position, seat } = choice;
  const lists: (readonly TurnsCommand[])[] = [[]];
  for (const offer of legal(rules, position, seat)) {
    if (offer.type !== 'fortify') continue;
    const { from, to, most } = offer;
    lists.push([{ type: 'fortify', from, to, armies: most }]);
  }
  const largest = lists.sort((a, b) => armiesOf(b) - armiesOf(a)).slice(0, MOST_MOVES);
  return different([choice.played, [], ...largest], keyOfCommands).map((commands) => ({
    ways: [{ commands, fights: [] }],
    isPlayed: commands === choice.played,
  }));
}

const armiesOf = ([command]: readonly TurnsCommand[]): number =>
  command?.type === 'fortify' ? command.armies : 0;

/** Every answer about dice that is offered. */
function answers(rules: TurnsRules, { position, played, seat }: Choice): Option[] {
  const lists = legal(rules, position, seat).flatMap((offer): (readonly TurnsCommand[])[] => {
    switch (offer.type) {
      case 're-roll':
      case 'commander':
      case 'keep':
        return [[offer]];
      case 'defend':
        return Array.from({ length: offer.most }, (_, i) => [{ type: 'defend', dice: i + 1 } as const]);
      default:
        return [];
    }
  });
  return different([played, ...lists], keyOfCommands).map((commands) => ({
    ways: [{ commands, fights: [] }],
    isPlayed: commands === played,
  }));
}
