import { FIGURES, NOBODY, type SeatCommand } from '@rubicon/engine';
import { type OfferOf, offersOf, type TurnsDecision } from '../../decision.ts';
import { armies, cardNames, territoryName, territoryNames } from '../../texts/cast.ts';
import type { Run, Verb } from '../prompt.ts';
import { askNumber, readOrChoose } from '../questions.ts';
import { readNumber } from '../reading.ts';
import { worthOf } from './worth.ts';

type TradeOffer = OfferOf<'trade'>;

/** Verbs to trade in sets; empty if no set can be traded in now. */
export function setVerbs(decision: TurnsDecision): Verb[] {
  const sets = bestFirst(decision);
  if (sets.length === 0) return [];
  const { cast } = decision.room;
  const withExtra = sets.find(({ extras }) => extras.length > 1);
  const run: Run = (words) => tradeSet(decision, words);
  const help: [string, string][] = [
    ['trade', 'list your sets and trade one in'],
    ['trade 1', 'trade in the first of them'],
  ];
  if (withExtra !== undefined) {
    const name = territoryName(cast, withExtra.extras[0]!).toLowerCase();
    help.push([
      `trade ${sets.indexOf(withExtra) + 1} ${name}`,
      `trade in with ${decision.rules.trade.extra} extra ${cast.words.armies} there`,
    ]);
  }
  const list: Run = () => {
    decision.room.terminal.print(...setsText(decision, sets.length));
    return undefined;
  };
  return [
    { name: 'trade', help, run },
    { name: 'sets', help: [['sets', 'list all your sets']], run: list },
  ];
}

export function setIntro(decision: TurnsDecision): string[] {
  const [offer] = offersOf(decision, 'trade');
  if (offer === undefined) return [];
  const value = armies(decision.room.cast, worthOf(decision, offer.cards));
  return [`You may trade in a set for ${value} first. Type trade.`];
}

/** Orders sets: extra armies first, then sets that keep wild cards. */
function bestFirst(decision: TurnsDecision): TradeOffer[] {
  const { rules } = decision;
  const wilds = ({ cards }: TradeOffer): number =>
    cards.filter((card) => FIGURES[rules.figures[card]!] === 'wild').length;
  const gains = ({ extras }: TradeOffer): number => Math.min(1, extras.length);
  return offersOf(decision, 'trade').sort((a, b) => gains(b) - gains(a) || wilds(a) - wilds(b));
}

const FEW = 8;

/** Lists the sets by number with their value, and the value of the next set. */
export function setsText(decision: TurnsDecision, shown = FEW): string[] {
  const { cast } = decision.room;
  const { extra } = decision.rules.trade;
  const sets = bestFirst(decision);
  const lines = sets.slice(0, shown).map(({ cards, extras }, i) => {
    const more = extras.length === 0 ? '' : `, +${extra} on ${territoryNames(cast, extras, 'or')}`;
    return `  ${String(i + 1).padStart(2)}  ${cardNames(cast, cards)}${more}`;
  });
  if (sets.length > shown) lines.push(`      and ${sets.length - shown} more; type sets to list all`);
  const now = armies(cast, worthOf(decision, sets[0]!.cards));
  const next = worthOf(decision, sets[0]!.cards, 1);
  return [`A set is worth ${now} now, the next one ${next}. Your sets, best first:`, ...lines];
}

export async function tradeSet(
  decision: TurnsDecision,
  words: readonly string[],
): Promise<SeatCommand | undefined> {
  const { terminal } = decision.room;
  const sets = bestFirst(decision);
  let number = readNumber(words[0]);
  if (words.length === 0) {
    terminal.print(...setsText(decision));
    number = await askNumber(decision, 'trade in', { least: 1, most: sets.length });
    if (number === undefined) return undefined;
  }
  const set = number === undefined ? undefined : sets[number - 1];
  if (set === undefined) {
    terminal.print(`Choose a set from 1 to ${sets.length}. Type trade to list them.`);
    return undefined;
  }
  const extra = await chooseExtra(decision, set, words.slice(1));
  return extra === undefined ? undefined : { type: 'trade', cards: set.cards, extra };
}

/** Asks where the extra armies go; NOBODY if there are none, undefined if the player cancels. */
async function chooseExtra(
  decision: TurnsDecision,
  { extras }: TradeOffer,
  words: readonly string[],
): Promise<number | undefined> {
  if (words.length === 0 && extras.length < 2) return extras[0] ?? NOBODY;
  const { cast, terminal } = decision.room;
  const extra = `the ${decision.rules.trade.extra} extra ${cast.words.armies}`;
  if (words.length === 0) terminal.print(`Where do ${extra} go?`);
  const items = extras.map((t) => [t, `${territoryName(cast, t)} ${decision.view.armies[t]}`] as const);
  return (await readOrChoose(decision, words, `extra ${cast.words.armies} on`, items))?.territory;
}
