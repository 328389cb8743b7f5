import type { Rejection } from '@rubicon/engine';
import { type Cast, cardName, cardNames, nameOf, territoryName, territoryNames } from './cast.ts';
import { armies, count, listed } from './words.ts';

/** Why a command was refused, as a sentence. */
export function rejectionText(cast: Cast, rejection: Rejection): string {
  const name = (territory: number): string =>
    cast.rules.board.territories[territory] === undefined ? 'That' : territoryName(cast, territory);
  switch (rejection.code) {
    case 'unknown-command':
      return 'There is no such command.';
    case 'game-over':
      return 'The game is over.';
    case 'host-only':
      return 'Only the host of the game may do that.';
    case 'unknown-seat':
      return `There is no seat ${rejection.seat}.`;
    case 'seat-out':
      return `${nameOf(cast, rejection.seat)} is out of the game.`;
    case 'not-your-turn':
      return `It is for ${listed(rejection.toAct.map((seat) => nameOf(cast, seat)))} to act now.`;
    case 'wrong-phase':
      return `That cannot be done now: ${PHASE_TEXTS[rejection.phase] ?? rejection.phase}.`;
    case 'not-the-default':
      return `That is not what is played for ${nameOf(cast, rejection.seat)}.`;
    case 'unknown-territory':
      return 'There is no such territory.';
    case 'not-yours':
      return `${name(rejection.territory)} is not yours.`;
    case 'already-claimed':
      return `${name(rejection.territory)} has been claimed already.`;
    case 'nothing-to-place':
      return 'There are no armies to place.';
    case 'no-places':
      return 'No army has been placed yet.';
    case 'armies-out-of-range':
      return `${armies(rejection.armies)} cannot go there: ${rangeText(rejection)}.`;
    case 'not-the-rest':
      return `The rest is ${armies(rejection.armies)}${rejection.neutral > 0 ? ` and ${rejection.neutral} neutral` : ''}: place exactly that.`;
    case 'must-trade':
      return `With ${count(rejection.cards, 'card')} a set must be traded first.`;
    case 'armies-to-place':
      return `${armies(rejection.armies)} must be placed first.`;
    case 'trading-closed':
      return 'Sets cannot be traded now.';
    case 'not-your-card':
      return `You do not hold ${cardName(cast, rejection.card)}.`;
    case 'not-a-set':
      return `${cardNames(cast, rejection.cards)} are not a set.`;
    case 'wrong-extra':
      return rejection.extras.length === 0
        ? 'No territory gets extra armies for this set.'
        : `The extra armies go to ${territoryNames(cast, rejection.extras, 'or')}.`;
    case 'own-territory':
      return `${name(rejection.territory)} is your own.`;
    case 'not-adjacent':
      return `${name(rejection.from)} does not border on ${name(rejection.to)}.`;
    case 'too-few-armies':
      return `${name(rejection.territory)} has only ${armies(rejection.armies)}, and one must stay.`;
    case 'dice-out-of-range':
      return `${count(rejection.dice, 'die', 'dice')} cannot be rolled here: ${rangeText(rejection)}.`;
    case 'stop-out-of-range':
      return `An attack cannot go on until ${rejection.stopAt} are left: ${rangeText(rejection)}.`;
    case 'draw-offered':
      return `${nameOf(cast, rejection.by)} has offered a draw already.`;
    case 'no-draw-offered':
      return 'Nobody has offered a draw.';
    case 'draw-agreed':
      return 'You have agreed to the draw already.';
  }
}

const PHASE_TEXTS: Readonly<Record<string, string>> = {
  start: 'the game has not begun',
  claim: 'territories are being claimed',
  deploy: 'armies are being placed for the start',
  reinforce: 'new armies come first',
  attack: 'it is the time of attacks',
  defend: 'the defender is choosing dice',
  occupy: 'a captured territory has to be occupied first',
  fortify: 'attacks have ended',
};

function rangeText({ least, most }: { readonly least: number; readonly most: number }): string {
  return least === most ? `only ${least} is possible` : `from ${least} to ${most} is possible`;
}
