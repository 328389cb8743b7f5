import {
  COLOURS,
  type Command,
  HOST,
  makeCommandText,
  NOBODY,
  type Rejection,
  type Seat,
} from '@rubicon/engine';
import { armies, type Cast, cardName, cardNames, nameOf, territoryName, territoryNames } from './cast.ts';
import { phaseReason } from './phase-reasons.ts';
import { objectiveName } from './turns/goals.ts';
import { count, listed } from './words.ts';

/** Returns the reason why a command was refused, as a sentence with its facts. */
export function rejectionText(cast: Cast, rejection: Rejection): string {
  const { words } = cast;
  const name = (territory: number): string =>
    cast.rules.board.territories[territory] === undefined ? 'That' : territoryName(cast, territory);
  switch (rejection.code) {
    case 'unknown-command':
      return 'This game has no such command.';
    case 'game-over':
      return 'The game is over.';
    case 'host-only':
      return 'Only the host can do that.';
    case 'unknown-seat':
      return rejection.seat === HOST ? 'Only a seat can do that.' : `There is no seat ${rejection.seat}.`;
    case 'seat-out':
      return `${nameOf(cast, rejection.seat)} is out of the game.`;
    case 'not-your-turn':
      return `It is not your turn. Waiting for ${toActText(cast, rejection.toAct)}.`;
    case 'wrong-phase':
      return `You cannot do that now: ${phaseReason(cast, rejection.phase)}.`;
    case 'not-the-default':
      return `The default for ${nameOf(cast, rejection.seat)} is ${makeCommandText(cast.rules.board, rejection.command as Command)}.`;
    case 'unknown-territory':
      return `There is no territory ${rejection.territory}.`;
    case 'not-yours':
      return `${name(rejection.territory)} is not yours.`;
    case 'already-claimed':
      return `${name(rejection.territory)} is already claimed.`;
    case 'unknown-colour':
      return `${COLOURS[rejection.colour] ?? 'That'} is not a colour of this game.`;
    case 'colour-taken':
      return `${COLOURS[rejection.colour]} is taken.`;
    case 'not-vacated':
      return `${name(rejection.territory)} did not belong to the overthrown player; choose a territory that did.`;
    case 'nothing-to-place':
      return `You have no ${words.armies} to place.`;
    case 'no-places':
      return 'Choose at least 1 territory.';
    case 'armies-out-of-range':
      if (rejection.most < 1) return `There are no ${words.armies} left for this.`;
      return `You cannot choose ${armies(cast, rejection.armies)} here; choose ${rangeText(rejection)}.`;
    case 'not-the-rest':
      return `Place all ${armies(cast, rejection.armies)} you have left${rejection.neutral > 0 ? `, and ${rejection.neutral} neutral` : ''}.`;
    case 'must-trade':
      return `You have ${count(rejection.cards, 'card')}; trade in a set first.`;
    case 'armies-to-place':
      return `Place your ${armies(cast, rejection.armies)} first.`;
    case 'trading-closed':
      return 'You cannot trade in cards now.';
    case 'not-your-card':
      return `You do not hold ${cardName(cast, rejection.card)}.`;
    case 'not-a-set':
      return rejection.stars === undefined
        ? `${cardNames(cast, rejection.cards)} do not make a set.`
        : `These cards have ${count(rejection.stars, 'star')}; trade in ${rejection.least} to ${rejection.most} stars.`;
    case 'wrong-extra':
      if (rejection.extras.length === 0)
        return `${name(rejection.extra)} cannot get extra ${words.armies}: no card of this set shows a territory of yours.`;
      return rejection.extra === NOBODY
        ? `The extra ${words.armies} go to ${territoryNames(cast, rejection.extras, 'or')}.`
        : `${name(rejection.extra)} cannot get the extra ${words.armies}; choose ${territoryNames(cast, rejection.extras, 'or')}.`;
    case 'card-shows-neither':
      return `${cardName(cast, rejection.card)} shows neither ${name(rejection.from)} nor ${name(rejection.to)}.`;
    case 'no-such-die':
      return `There is no ${rejection.die} to change; your dice are ${listed(rejection.dice.map(String))}.`;
    case 'unknown-objective':
      return `There is no objective ${rejection.objective}.`;
    case 'objective-not-open':
      return `${objectiveName(rejection.objective)} is not open.`;
    case 'objective-not-reached':
      return `You do not fulfil ${objectiveName(rejection.objective)}.`;
    case 'objective-taken':
      return 'You can take only 1 objective per turn.';
    case 'own-territory':
      return `${name(rejection.territory)} is already yours.`;
    case 'not-adjacent':
      return `${name(rejection.from)} does not border ${name(rejection.to)}.`;
    case 'not-connected':
      return `Your territories do not connect ${name(rejection.from)} with ${name(rejection.to)}.`;
    case 'same-territory':
      return `${name(rejection.territory)} cannot move ${words.armies} to itself.`;
    case 'no-room':
      return `${name(rejection.territory)} is full: a territory holds at most ${armies(cast, rejection.most)}.`;
    case 'moved-already':
      return `You have already moved ${words.armies} this turn.`;
    case 'one-move-only':
      return 'You can make only 1 move this turn.';
    case 'moves-out-of-range':
      return `You cannot make ${count(rejection.moves, 'move')}; make ${rangeText(rejection)}.`;
    case 'too-few-armies':
      return `${name(rejection.territory)} has ${armies(cast, rejection.armies)}; you need 2 to attack or move.`;
    case 'dice-out-of-range':
      return `You cannot roll ${count(rejection.dice, 'die', 'dice')}; roll ${rangeText(rejection)}.`;
    case 'stop-out-of-range':
      return `The attack cannot stop at ${armies(cast, rejection.stopAt)}; choose ${rangeText(rejection)}.`;
    case 'tokens-out-of-range':
      return `You cannot bid ${count(rejection.tokens, 'token')}; bid ${rangeText(rejection)}.`;
    case 'objectives-out-of-range':
      return `You cannot convert ${count(rejection.objectives, 'objective')}; convert ${rangeText(rejection)}.`;
    case 'not-an-objective':
      return `${name(rejection.territory)} is not one of your objectives.`;
    case 'named-twice':
      return `${name(rejection.territory)} is named twice.`;
    case 'too-many-entries':
      return `${rejection.entries} orders do not fit on a sheet; write at most ${rejection.most}.`;
    case 'draw-offered':
      return `${nameOf(cast, rejection.by)} has already offered a draw.`;
    case 'no-draw-offered':
      return 'Nobody has offered a draw.';
    case 'draw-agreed':
      return 'You have already agreed to the draw.';
  }
}

const toActText = (cast: Cast, seats: readonly Seat[]): string =>
  listed(seats.map((seat) => (seat === HOST ? 'the host' : nameOf(cast, seat))));

/** The allowed numbers: `2`, `1 or 2`, `1 to 5`. */
function rangeText({ least, most }: { readonly least: number; readonly most: number }): string {
  if (most <= least) return String(most);
  return most === least + 1 ? `${least} or ${most}` : `${least} to ${most}`;
}
