import {
  COLOURS,
  type Event,
  HIDDEN_CARD,
  MISSIONS,
  NOBODY,
  OBJECTIVE_IDS,
  type OrdersEvent,
  UNKNOWN,
} from '@rubicon/engine';
import { missionText } from '../facts/goals.ts';
import { capitalKind, cardName, type Naming, ownerName, territoryName } from '../facts/names.ts';

/** An event in words, with its dice and territories. */
export interface Narration {
  readonly text: string;
  readonly territories: readonly number[];
  readonly dice?: { readonly attack: readonly number[]; readonly defence: readonly number[] };
}

/**
 * Returns an event in words; undefined for events that only advance the game. The events of the same history entry show
 * whether a territory was lost earlier in the round.
 */
export function narrate(
  naming: Naming,
  event: Event,
  sameEntry: readonly Event[] = [],
): Narration | undefined {
  const { log } = naming.words;
  const seat = (s: number): string => ownerName(naming, s);
  const land = (t: number): string => territoryName(naming, t);
  const lands = (list: readonly number[]): string => naming.words.common.list(list.map(land));
  const cards = (list: readonly number[]): string =>
    naming.words.common.list(list.map((card) => cardName(naming, card)));
  const named = log[capitalKind(naming.rules) === 'capital' ? 'capitalNamed' : 'headquartersNamed'];
  const say = (text: string, ...territories: number[]): Narration => ({ text, territories });
  switch (event.type) {
    case 'rolled-off':
      return say(rolledText(event.seats.map((s, i) => `${seat(s)} ${event.faces[i]}`).join(', ')));
    case 'seated':
    case 'capitals-asked':
    case 'spread':
    case 'prompted':
    case 'attacks-began':
    case 'opening-moves':
    case 'dice-asked':
    case 'questions-stopped':
    case 'cards-covered':
    case 'dice-helped':
    case 'conversion-began':
    case 'opened':
      return undefined;
    case 'colour-chosen':
      return say(log.colourChosen(seat(event.seat), naming.words.common.colours[COLOURS[event.colour]!]));
    case 'missions-dealt':
      return say(log.missionsDealt);
    case 'cities-placed':
      return say(log.citiesPlaced(lands(event.territories)), ...event.territories);
    case 'objectives-laid':
      return say(log.objectivesLaid(event.objectives.map((o) => objectiveName(naming, o)).join(', ')));
    case 'capital-picked':
      return event.territory === UNKNOWN
        ? say(log.capitalPicked(seat(event.seat)))
        : say(named(seat(event.seat), land(event.territory)), event.territory);
    case 'capital-named':
      return say(named(seat(event.seat), land(event.territory)), event.territory);
    case 'capitals-shown': {
      const places = event.territories.flatMap((t, s) =>
        t === NOBODY ? [] : log.capitalPlace(seat(s), land(t)),
      );
      return say(
        log.capitalsShown(naming.words.common.list(places)),
        ...event.territories.filter((t) => t >= 0),
      );
    }
    case 'started':
      return say(log.started(seat(event.seat)));
    case 'dealt':
      return say(log.dealt);
    case 'claimed':
      return say(log.claimed(seat(event.seat), land(event.territory)), event.territory);
    case 'turn-began':
      return say(log.turnBegan(seat(event.seat), event.armies));
    case 'traded': {
      const extra = event.extra === NOBODY ? '' : ` ${log.tradedExtra(event.extraArmies, land(event.extra))}`;
      return say(`${log.traded(seat(event.seat), cards(event.cards), event.armies)}${extra}`);
    }
    case 'placed':
      return say(log.placed(seat(event.seat), event.armies, land(event.territory)), event.territory);
    case 'armies-lost':
      return say(log.armiesLost(seat(event.seat), event.armies));
    case 'announced':
      return say(log.announced(land(event.from), land(event.to), event.dice), event.from, event.to);
    case 'thrown':
      return {
        ...say(log.thrown(event.attack.join(' '), event.defence.join(' ')), event.from, event.to),
        dice: event,
      };
    case 're-rolled':
      return say(log.reRolled(cardName(naming, event.card), event.face));
    case 'commander-used':
      return say(log.commanderUsed(event.die));
    case 'rolled':
      return {
        ...say(
          `${log.rolled(land(event.from), land(event.to), event.attack.join(' '), event.defence.join(' '))} ${log.lost(event.attackersLost, event.defendersLost)}`,
          event.from,
          event.to,
        ),
        dice: event,
      };
    case 'captured':
      return say(log.captured(seat(event.seat), land(event.to)), event.to);
    case 'eliminated':
      return say(log.eliminated(seat(event.seat), seat(event.by), event.cards.length));
    case 'airfield-lost':
      return say(log.airfieldLost(land(event.territory)), event.territory);
    case 'spoils-taken':
      return say(log.spoilsTaken(seat(event.by), seat(event.seat)));
    case 'rewards-lost':
      return say(log.rewardsLost(seat(event.seat)));
    case 'occupied':
      return say(log.occupied(event.armies, land(event.to)), event.to);
    case 'attacks-ended':
      return say(log.attacksEnded(seat(event.seat)));
    case 'reshuffled':
      return say(log.reshuffled);
    case 'drew':
      return event.card === HIDDEN_CARD
        ? say(log.drew(seat(event.seat)))
        : say(log.drewCard(seat(event.seat), cardName(naming, event.card)));
    case 'objective-taken':
      return say(log.objectiveTaken(seat(event.seat), objectiveName(naming, event.objective)));
    case 'airfield-placed':
      return say(log.airfieldPlaced(seat(event.seat), land(event.territory)), event.territory);
    case 'fortified':
      return say(log.fortified(event.armies, land(event.from), land(event.to)), event.from, event.to);
    case 'overthrown':
      return say(log.overthrown(seat(event.seat), seat(event.by)));
    case 'settled':
      return say(log.settled(seat(event.seat), event.armies));
    case 'surrendered':
    case 'gave-up':
      return say(log.surrendered(seat(event.seat)));
    case 'mission-shown':
      return MISSIONS[event.mission] === undefined
        ? undefined
        : say(log.missionShown(seat(event.seat), missionText(naming, event.mission, event.seat)));
    case 'skipped':
      return say(log.skipped(seat(event.seat)));
    case 'expired':
      return say(log.expired(seat(event.seat)));
    case 'draw-offered':
      return say(log.drawOffered(seat(event.seat)));
    case 'draw-accepted':
      return say(log.drawAccepted(seat(event.seat)));
    case 'draw-declined':
      return say(log.drawDeclined(seat(event.seat)));
    case 'draw-expired':
      return say(log.drawExpired);
    case 'won':
      return say(log.won(seat(event.seat)));
    case 'drawn':
      return say(log.drawn);
    case 'tokens-dealt':
      return say(log.tokensDealt(event.tokens));
    case 'objectives-dealt':
      return say(log.objectivesDealt(seat(event.seat), event.objectives.length));
    case 'came-up':
      return say(log.cameUp(lands(event.territories)), ...event.territories);
    case 'lot-won':
      return say(log.lotWon(seat(event.seat), lands(event.territories), event.tokens), ...event.territories);
    case 'lot-left':
      return say(log.lotLeft(lands(event.territories)), ...event.territories);
    case 'converted':
      return say(log.converted(seat(event.seat), lands(event.territories)), ...event.territories);
    case 'token-taken':
      return say(log.tokenTaken(seat(event.seat)));
    case 'deployment-began':
      return say(log.deploymentBegan(event.troops));
    case 'committed':
      return say(log.committed(seat(event.seat)));
    case 'round-began':
      return say(log.roundBegan(event.round, seat(event.seat)));
    case 'cashed':
      return ordered(
        event,
        log.cashed(seat(event.seat), land(event.territory), event.troops),
        event.territory,
      );
    case 'deployed':
      return ordered(
        event,
        log.deployed(seat(event.seat), event.troops, land(event.territory)),
        event.territory,
      );
    case 'moved':
      return ordered(
        event,
        log.moved(seat(event.seat), event.troops, land(event.from), land(event.to)),
        event.from,
        event.to,
      );
    case 'fought':
      return say(
        log.fought(
          land(event.territory),
          seat(event.seat),
          event.attackers,
          seat(event.defender),
          event.defenders,
          Math.max(event.attackersLeft, event.defendersLeft),
        ),
        event.territory,
      );
    case 'supply-cut':
      return say(log.supplyCut(seat(event.seat), event.troops, land(event.territory)), event.territory);
    case 'scored':
      return say(log.scored(seat(event.seat), event.points));
  }

  /** With written orders a roll-off decides a tie, not the first turn. */
  function rolledText(dice: string): string {
    return naming.rules.family === 'turns' ? log.rolledOff(dice) : log.rolledTie(dice);
  }

  /** AR-16: an order that was not carried out as written says why. */
  function ordered(
    order: Extract<OrdersEvent, { type: 'cashed' | 'deployed' | 'moved' }>,
    text: string,
    ...territories: number[]
  ): Narration {
    const { reason } = order;
    if (reason === 'none') return say(text, ...territories);
    const why = log.reasons[wasLost(order, sameEntry) ? 'lost' : reason];
    return say(`${text} (${why})`, ...territories);
  }
}

/** Whether a move had no troops to move because the seat lost the territory in an earlier fight of the same round. */
function wasLost(order: OrdersEvent, sameEntry: readonly Event[]): boolean {
  if (order.type !== 'moved' || (order.reason !== 'not-yours' && order.reason !== 'no-troops')) return false;
  return sameEntry
    .slice(0, sameEntry.indexOf(order))
    .some(
      (event) =>
        event.type === 'fought' &&
        event.territory === order.from &&
        event.defender === order.seat &&
        event.defendersLeft === 0,
    );
}

function objectiveName({ words }: Naming, objective: number): string {
  const id = OBJECTIVE_IDS[objective];
  return id === undefined ? '?' : words.goals.objectives[id];
}
