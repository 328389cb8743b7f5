import { COLOURS, OBJECTIVE_IDS, type Position } from '@rubicon/engine';
import type { AdviceWords } from '../../words/en/advice.ts';
import { cardName, type Naming, territoryName } from '../facts/names.ts';
import { percentText } from '../prompts/turns/odds.ts';
import type { Hint, RecommendedCommand } from './hint.ts';

/** Everything needed to write a hint in words. */
export interface HintNaming extends Naming {
  readonly view: Position;
  readonly texts: AdviceWords;
}

/** Attacks with a lower chance are called a risk. */
const EVEN = 0.5;

/** “Place 4 armies on Brazil, then attack North Africa from Brazil: win chance 78%.” */
export function hintText(naming: HintNaming, hint: Hint): string {
  const advice = adviceOf(naming, hint);
  const isRisk = hint.attack !== undefined && hint.attack.chance < EVEN;
  return `${isRisk ? naming.texts.risk(advice) : advice}.`;
}

function adviceOf(naming: HintNaming, { command, attack }: Hint): string {
  const { actions, orders, common, goals } = naming.words;
  const { texts } = naming;
  const name = (territory: number): string => territoryName(naming, territory);
  switch (command.type) {
    case 'choose-colour':
      return actions.colourSend(common.colours[COLOURS[command.colour]!]);
    case 'choose-capital':
      return actions.capitalSend(name(command.territory));
    case 'claim':
      return texts.claim(name(command.territory));
    case 'place':
    case 'place-rest': {
      const list = common.list(command.places.map(([t, armies]) => texts.armiesOn(armies, name(t))));
      if (attack === undefined) return texts.place(list);
      return texts.placeAndAttack(list, name(attack.from), name(attack.to), percentText(attack.chance));
    }
    case 'trade':
      return texts.trade(
        common.list(command.cards.map((card) => cardName(naming, card))),
        worthOf(naming, command.cards),
      );
    case 'attack':
      return texts.attack(name(command.from), name(command.to), percentText(attack?.chance ?? 0));
    case 'defend':
      return actions.defendWith(command.dice);
    case 're-roll':
      return actions.reRoll(name(command.card), command.die);
    case 'commander':
      return actions.turnToSix(command.die);
    case 'keep':
      return actions.keep;
    case 'occupy':
      return actions.occupySend(command.armies);
    case 'end-attacks':
      return texts.endAttacks;
    case 'take-objective':
      return actions.objective(goals.objectives[OBJECTIVE_IDS[command.objective]!]);
    case 'place-airfield':
      return texts.airfield(name(command.territory));
    case 'fortify':
      return texts.move(command.armies, name(command.from), name(command.to));
    case 'end-turn':
      return actions.endTurn;
    case 'bid':
      return orders.bidSend(command.tokens);
    case 'convert':
      return texts.convert(common.list(command.territories.map(name)));
    case 'deploy':
      return texts.deploy(placesText(naming, command.places));
    case 'order':
      return orderText(naming, command);
  }
}

function worthOf({ rules, view }: HintNaming, cards: readonly number[]): number {
  return rules.family === 'turns' && view.family === 'turns' ? rules.trade.worth(rules, view, cards) : 0;
}

type Order = Extract<RecommendedCommand, { type: 'order' }>;

function placesText(naming: HintNaming, places: Order['deploy']): string {
  const { common, orders } = naming.words;
  return common.list(places.map(([t, troops]) => orders.deployLine(troops, territoryName(naming, t))));
}

/** A sentence for each part of the sheet that is not empty. */
function orderText(naming: HintNaming, { cash, deploy, moves }: Order): string {
  const { texts, words } = naming;
  const name = (territory: number): string => territoryName(naming, territory);
  const moved = moves.map(([from, to, troops]) => words.orders.moveLine(troops, name(from), name(to)));
  const parts = [
    ...(cash.length > 0 ? [texts.cash(words.common.list(cash.map(name)))] : []),
    ...(deploy.length > 0 ? [texts.deploy(placesText(naming, deploy))] : []),
    ...(moved.length > 0 ? [texts.moves(words.common.list(moved))] : []),
  ];
  return parts.length === 0 ? texts.noOrders : parts.join('. ');
}
