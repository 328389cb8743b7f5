import { HIDDEN_CARD, NOBODY, type TurnsEvent, type TurnsPosition } from '@rubicon/engine';
import {
  armies,
  type Cast,
  cardName,
  cardNames,
  markedName,
  nameOf,
  territoryName,
  territoryNames,
} from '../cast.ts';
import { commonEventText, surrenderText } from '../common-events.ts';
import { count } from '../words.ts';
import { helpText, thrownText } from './battles.ts';
import { missionText, objectiveName, rewardName } from './goals.ts';
import { incomeText } from './income.ts';
import {
  capitalsText,
  citiesText,
  colourText,
  missionsText,
  objectivesLaidText,
  pickText,
  rollOffText,
  startText,
} from './setup-events.ts';

/**
 * The log text of an event; undefined if it has none. `view` is the viewer's position before it. Rolls, claims and
 * placements are grouped in the narration.
 */
export function turnsEventText(cast: Cast, view: TurnsPosition, event: TurnsEvent): string | undefined {
  const { words } = cast;
  switch (event.type) {
    case 'rolled':
    case 'claimed':
    case 'placed':
    case 'prompted':
    case 'seated':
    case 'attacks-began':
    case 'attacks-ended':
    case 'dice-asked':
    case 'questions-stopped':
    case 'cards-covered':
      return undefined;
    case 'rolled-off':
      return rollOffText(cast, event);
    case 'colour-chosen':
      return colourText(cast, event);
    case 'missions-dealt':
      return missionsText(cast, event);
    case 'cities-placed':
      return citiesText(cast, event);
    case 'objectives-laid':
      return objectivesLaidText(event);
    case 'capitals-asked':
      return `All players choose a ${words.capital} in secret.`;
    case 'capital-picked':
      return pickText(cast, event);
    case 'capital-named':
      return `The ${words.capital} of ${nameOf(cast, event.seat)} is ${territoryName(cast, event.territory)}.`;
    case 'capitals-shown':
      return capitalsText(cast, event);
    case 'started':
      return startText(cast, view, event);
    case 'dealt':
      return `The territories are dealt, with 1 ${words.army} on each.`;
    case 'spread':
      return event.armies.some((n) => n > 0) ? `All ${words.armies} are placed automatically.` : undefined;
    case 'turn-began':
      return `${cast.colours.bold(`Turn ${view.turn + 1}:`)} ${markedName(cast, event.seat)} receives ${armies(cast, event.armies)}${incomeText(cast, view, event.seat, event.armies)}.`;
    case 'traded':
      return `${nameOf(cast, event.seat)} trades in ${cardNames(cast, event.cards)} for ${armies(cast, event.armies)}${extraText(cast, event)}.`;
    case 'armies-lost':
      return `${nameOf(cast, event.seat)} loses ${armies(cast, event.armies)}: no room.`;
    case 'opening-moves':
      return event.moves === 0
        ? undefined
        : `${nameOf(cast, view.seat)} may ${words.fortify} before the first attack.`;
    case 'announced':
      return `${nameOf(cast, view.seat)} attacks ${territoryName(cast, event.to)} (${nameOf(cast, view.owner[event.to]!)}) from ${territoryName(cast, event.from)} with ${count(event.dice, 'die', 'dice')}.`;
    case 'thrown':
      return thrownText(cast, view, event);
    case 're-rolled':
      return `${nameOf(cast, view.seat)} shows ${cardName(cast, event.card)} and re-rolls the ${event.die}: ${event.face}.`;
    case 'commander-used':
      return `The commander of ${nameOf(cast, view.seat)} turns the ${event.die} to 6.`;
    case 'dice-helped':
      return helpText(event);
    case 'captured':
      return `${nameOf(cast, event.seat)} captures ${territoryName(cast, event.to)} from ${nameOf(cast, event.loser)}.`;
    case 'eliminated':
      return `${nameOf(cast, event.by)} eliminates ${nameOf(cast, event.seat)}${spoilsText(cast, event.cards)}.`;
    case 'airfield-lost':
      return `The airfield on ${territoryName(cast, event.territory)} is lost.`;
    case 'spoils-taken':
      return `${nameOf(cast, event.by)} takes the objectives of ${nameOf(cast, event.seat)}. The rewards leave the game.`;
    case 'rewards-lost':
      return `The rewards of ${nameOf(cast, event.seat)} leave the game.`;
    case 'occupied':
      return `${armies(cast, event.armies)} ${event.armies === 1 ? 'moves' : 'move'} from ${territoryName(cast, event.from)} into ${territoryName(cast, event.to)}.`;
    case 'reshuffled':
      return 'The discard pile is reshuffled.';
    case 'drew':
      return `${nameOf(cast, event.seat)} draws ${cardName(cast, event.card)}.`;
    case 'objective-taken':
      return `${nameOf(cast, event.seat)} takes the objective ${objectiveName(event.objective)}${event.reward === NOBODY ? '' : ` and gets ${rewardName(event.reward)}`}.`;
    case 'airfield-placed':
      return `${nameOf(cast, event.seat)} places the airfield on ${territoryName(cast, event.territory)}.`;
    case 'fortified':
      return `${nameOf(cast, view.seat)} moves ${armies(cast, event.armies)} from ${territoryName(cast, event.from)} to ${territoryName(cast, event.to)}.`;
    case 'overthrown':
      return `${nameOf(cast, event.by)} overthrows ${nameOf(cast, event.seat)}${spoilsText(cast, event.cards)}.`;
    case 'settled':
      return `${nameOf(cast, event.seat)} takes ${territoryNames(cast, view.vacated)} with 1 ${words.army} each and places ${event.armies} more there.`;
    case 'surrendered':
      return surrenderText(cast, event);
    case 'mission-shown':
      return `${nameOf(cast, event.seat)} reveals the mission: ${missionText(cast, event.mission, event.seat)}.`;
    case 'skipped':
    case 'expired':
    case 'draw-offered':
    case 'draw-accepted':
    case 'draw-declined':
    case 'draw-expired':
    case 'won':
    case 'drawn':
      return commonEventText(cast, event);
  }
}

function extraText(cast: Cast, { extra, extraArmies }: Extract<TurnsEvent, { type: 'traded' }>): string {
  return extra === NOBODY ? '' : ` and ${extraArmies} more on ${territoryName(cast, extra)}`;
}

/** The cards a player takes; hidden cards are only counted. */
function spoilsText(cast: Cast, cards: readonly number[]): string {
  if (cards.length === 0) return '';
  const spoils = ` and takes ${count(cards.length, 'card')}`;
  return cards.includes(HIDDEN_CARD) ? spoils : `${spoils}: ${cardNames(cast, cards)}`;
}
