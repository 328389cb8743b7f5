import {
  clonePosition,
  evolve,
  MOST_ATTACK_DICE,
  type Move,
  type Place,
  type Seat,
  type TurnsCommand,
  type TurnsEvent,
  type TurnsPosition,
  type TurnsRules,
} from '@rubicon/engine';
import { joinPlaces } from './places.ts';
import type { PlayedTurn } from './turns.ts';

/** The kinds of decisions that are analysed; those of the set-up are not. */
export type ChoiceKind =
  | 'trade' // trade in a set, or keep it
  | 'place'
  | 'attack' // the first roll of a battle
  | 'continue' // a later roll of it
  | 'stop'
  | 'occupy'
  | 'fortify'
  | 'defend'
  | 'dice'; // re-roll, commander or neither

/** A decision of a seat: the position before it, and what it played. */
export interface Choice {
  readonly kind: ChoiceKind;
  readonly seq: number;
  readonly seat: Seat;
  readonly position: TurnsPosition;
  readonly played: readonly TurnsCommand[];
}

const ABOUT_LEAVING: readonly TurnsEvent['type'][] = [
  'draw-accepted',
  'draw-declined',
  'draw-offered',
  'surrendered',
];

/** Returns the decisions of a turn. Defaults that the host played are not decisions. */
export function choicesOf(rules: TurnsRules, { position: start, entries }: PlayedTurn): Choice[] {
  const position = clonePosition(start);
  const choices: Choice[] = [];
  let last: Choice | undefined; // a placement or fortification that later entries may add to
  let battle = ''; // the one being fought
  for (const { seq, seat, events } of entries) {
    const before = clonePosition(position);
    for (const event of events) evolve(position, event);
    const first = events[0];
    if (seat === 'host' || first === undefined || ABOUT_LEAVING.includes(first.type)) continue;
    const add = (kind: ChoiceKind, played: readonly TurnsCommand[]): void => {
      last = { kind, seq, seat, position: before, played };
      choices.push(last);
    };
    const extend = (kind: ChoiceKind, merge: (commands: readonly TurnsCommand[]) => TurnsCommand[]): void => {
      if (last?.kind === kind && last.position.phase === before.phase && last === choices.at(-1))
        choices[choices.length - 1] = last = { ...last, played: merge(last.played) };
      else add(kind, merge([]));
    };
    const fight = events.find(
      (event) => event.type === 'rolled' || event.type === 'announced' || event.type === 'thrown',
    );
    switch (before.phase) {
      case 'reinforce':
      case 'attack':
        if (first.type === 'traded') {
          const { cards, extra } = first;
          if (before.trading === 'may') add('trade', [{ type: 'trade', cards, extra }]);
          else last = undefined;
        } else if (first.type === 'placed') {
          if (before.trading === 'may' && rules.trade.offers(rules, before, seat).length > 0)
            add('trade', []);
          extend('place', (commands) => mergePlaces(commands, placesOf(events)));
        } else if (first.type === 'attacks-ended') add('stop', [{ type: 'end-attacks' }]);
        else if (fight !== undefined && seat === before.seat) {
          const { from, to } = fight;
          const dice =
            fight.type === 'announced' ? fight.dice : Math.min(MOST_ATTACK_DICE, before.armies[from] - 1);
          add(battle === `${from}>${to}` ? 'continue' : 'attack', [{ type: 'attack', from, to, dice }]);
        }
        break;
      case 'occupy':
        if (first.type === 'occupied') add('occupy', [{ type: 'occupy', armies: first.armies }]);
        break;
      case 'defend':
        if (fight?.type === 'rolled' || fight?.type === 'thrown')
          add('defend', [{ type: 'defend', dice: fight.defence.length }]);
        break;
      case 're-roll':
      case 'commander':
        if (first.type === 're-rolled') add('dice', [{ type: 're-roll', card: first.card, die: first.die }]);
        else if (first.type === 'commander-used') add('dice', [{ type: 'commander', die: first.die }]);
        else add('dice', [{ type: 'keep' }]);
        break;
      case 'fortify':
        if (first.type === 'fortified') extend('fortify', (commands) => [...commands, ...movesOf(events)]);
        else if (first.type !== 'objective-taken' && last?.kind !== 'fortify') add('fortify', []);
        break;
      default:
        break;
    }
    if (fight !== undefined) battle = `${fight.from}>${fight.to}`;
    if (
      before.phase !== 'defend' &&
      before.phase !== 're-roll' &&
      before.phase !== 'commander' &&
      fight === undefined
    )
      battle = '';
    if (events.some(({ type }) => type === 'captured')) battle = '';
  }
  return choices;
}

function placesOf(events: readonly TurnsEvent[]): Place[] {
  return events.flatMap((event) =>
    event.type === 'placed' ? [[event.territory, event.armies] as const] : [],
  );
}

/** One command with all places. */
function mergePlaces(commands: readonly TurnsCommand[], more: readonly Place[]): TurnsCommand[] {
  const earlier = commands.flatMap((command) => (command.type === 'place' ? command.places : []));
  return [{ type: 'place', places: joinPlaces([...earlier, ...more]) }];
}

function movesOf(events: readonly TurnsEvent[]): TurnsCommand[] {
  return events.flatMap((event) =>
    event.type === 'fortified' ? [moveOf([event.from, event.to, event.armies])] : [],
  );
}

const moveOf = ([from, to, armies]: Move): TurnsCommand => ({ type: 'fortify', from, to, armies });
