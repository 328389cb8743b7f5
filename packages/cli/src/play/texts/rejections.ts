import { COLOURS, type Rejection } from '@rubicon/engine';
import {
  armies,
  type Cast,
  cardName,
  cardNames,
  nameOf,
  namesOf,
  territoryName,
  territoryNames,
} from './cast.ts';
import { phaseReason } from './phase-reasons.ts';
import { objectiveName } from './turns/goals.ts';
import { count, listed } from './words.ts';

/** Why a command was refused, as a sentence. */
export function rejectionText(cast: Cast, rejection: Rejection): string {
  const { words } = cast;
  const name = (territory: number): string =>
    cast.rules.board.territories[territory] === undefined ? 'That' : territoryName(cast, territory);
  switch (rejection.code) {
    case 'unknown-command':
      return 'There is no such command in this game.';
    case 'game-over':
      return 'The game is over.';
    case 'host-only':
      return 'Only the host of the game may do that.';
    case 'unknown-seat':
      return `There is no seat ${rejection.seat}.`;
    case 'seat-out':
      return `${nameOf(cast, rejection.seat)} is out of the game.`;
    case 'not-your-turn':
      return `It is for ${namesOf(cast, rejection.toAct)} to act now.`;
    case 'wrong-phase':
      return `That cannot be done now: ${phaseReason(cast, rejection.phase)}.`;
    case 'not-the-default':
      return `That is not what is played for ${nameOf(cast, rejection.seat)}.`;
    case 'unknown-territory':
      return 'There is no such territory.';
    case 'not-yours':
      return `${name(rejection.territory)} is not yours.`;
    case 'already-claimed':
      return `${name(rejection.territory)} has been claimed already.`;
    case 'unknown-colour':
      return `${COLOURS[rejection.colour] ?? 'That'} is no colour of this game.`;
    case 'colour-taken':
      return `${COLOURS[rejection.colour]} is taken.`;
    case 'not-vacated':
      return `${name(rejection.territory)} is not one of the vacated territories.`;
    case 'nothing-to-place':
      return `There are no ${words.armies} to place.`;
    case 'no-places':
      return `No ${words.army} has been placed yet.`;
    case 'armies-out-of-range':
      return `${armies(cast, rejection.armies)} cannot go there: ${rangeText(rejection)}.`;
    case 'not-the-rest':
      return `The rest is ${armies(cast, rejection.armies)}${rejection.neutral > 0 ? ` and ${rejection.neutral} neutral` : ''}: place exactly that.`;
    case 'must-trade':
      return `With ${count(rejection.cards, 'card')} a set must be traded first.`;
    case 'armies-to-place':
      return `${armies(cast, rejection.armies)} must be placed first.`;
    case 'trading-closed':
      return 'Cards cannot be traded now.';
    case 'not-your-card':
      return `You do not hold ${cardName(cast, rejection.card)}.`;
    case 'not-a-set':
      return `${cardNames(cast, rejection.cards)} cannot be traded together.`;
    case 'wrong-extra':
      return rejection.extras.length === 0
        ? `No territory gets extra ${words.armies} for this set.`
        : `The extra ${words.armies} go to ${territoryNames(cast, rejection.extras, 'or')}.`;
    case 'card-shows-neither':
      return `${cardName(cast, rejection.card)} shows neither ${name(rejection.from)} nor ${name(rejection.to)}.`;
    case 'no-such-die':
      return `There is no such die; yours are ${listed(rejection.dice.map(String))}.`;
    case 'unknown-objective':
      return 'There is no such objective.';
    case 'objective-not-open':
      return `${objectiveName(rejection.objective)} does not lie open.`;
    case 'objective-not-reached':
      return `${objectiveName(rejection.objective)} is not reached.`;
    case 'objective-taken':
      return 'One objective has been taken in this turn already.';
    case 'own-territory':
      return `${name(rejection.territory)} is your own.`;
    case 'not-adjacent':
      return `${name(rejection.from)} does not border on ${name(rejection.to)}.`;
    case 'not-connected':
      return `No path of your own territories leads from ${name(rejection.from)} to ${name(rejection.to)}.`;
    case 'same-territory':
      return `${name(rejection.territory)} cannot send ${words.armies} to itself.`;
    case 'no-room':
      return `${name(rejection.territory)} is full: at most ${rejection.most} may stand there.`;
    case 'moved-already':
      return 'That is too late: a move has been made.';
    case 'one-move-only':
      return 'Only one move is left: it is made on its own.';
    case 'moves-out-of-range':
      return `${count(rejection.moves, 'move')} cannot be made at once: ${rangeText(rejection)}.`;
    case 'too-few-armies':
      return `${name(rejection.territory)} has only ${armies(cast, rejection.armies)}, and one must stay.`;
    case 'dice-out-of-range':
      return `${count(rejection.dice, 'die', 'dice')} cannot be rolled here: ${rangeText(rejection)}.`;
    case 'stop-out-of-range':
      return `An attack cannot go on until ${rejection.stopAt} are left: ${rangeText(rejection)}.`;
    case 'tokens-out-of-range':
      return `${count(rejection.tokens, 'token')} cannot be bid: ${rangeText(rejection)}.`;
    case 'objectives-out-of-range':
      return `${count(rejection.objectives, 'objective')} cannot be converted: ${rangeText(rejection)}.`;
    case 'not-an-objective':
      return `${name(rejection.territory)} is none of your objectives.`;
    case 'named-twice':
      return `${name(rejection.territory)} is named twice.`;
    case 'too-many-entries':
      return `${rejection.entries} lines are too many; a sheet has room for ${rejection.most}.`;
    case 'draw-offered':
      return `${nameOf(cast, rejection.by)} has offered a draw already.`;
    case 'no-draw-offered':
      return 'Nobody has offered a draw.';
    case 'draw-agreed':
      return 'You have agreed to the draw already.';
  }
}

function rangeText({ least, most }: { readonly least: number; readonly most: number }): string {
  return least === most ? `only ${least} is possible` : `from ${least} to ${most} is possible`;
}
