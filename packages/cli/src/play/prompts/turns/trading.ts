import { FIGURES, NOBODY, type Offer, type SeatCommand } from '@rubicon/engine';
import { type Chair, offersOf } from '../table.ts';
import { cardNames, territoryName, territoryNames } from '../texts/cast.ts';
import { armies, count } from '../texts/words.ts';
import type { Prompt, Run, Verb } from './prompt.ts';
import { askNumber, readOrChoose } from './questions.ts';
import { readNumber } from './reading.ts';

type TradeOffer = Extract<Offer, { type: 'trade' }>;

/** A set has to be traded before anything else. */
export function tradePrompt(chair: Chair): Prompt {
  const { view, seat } = chair;
  const verbs = tradeVerbs(chair);
  const why = `You hold ${count(view.hand[seat]!, 'card')}, too many to keep: a set must be traded first.`;
  return {
    label: 'trade which set',
    intro: [why, ...setsText(chair)],
    verbs,
    bare: (words) => trade(chair, bestFirst(chair), words),
  };
}

/** None when no set can be traded now. */
export function tradeVerbs(chair: Chair): Verb[] {
  if (offersOf(chair, 'trade').length === 0) return [];
  const { sets, cast } = { sets: bestFirst(chair), cast: chair.table.cast };
  const withExtra = sets.find(({ extras }) => extras.length > 1);
  const run: Run = (words) => trade(chair, sets, words);
  const help: [string, string][] = [
    ['trade', 'list the sets you hold, and trade one'],
    ['trade 1', 'trade the first of them'],
  ];
  if (withExtra !== undefined) {
    const name = territoryName(cast, withExtra.extras[0]!).toLowerCase();
    help.push([
      `trade ${sets.indexOf(withExtra) + 1} ${name}`,
      `with the ${cast.rules.trade.extra} extra armies there`,
    ]);
  }
  const list: Run = () => {
    chair.table.terminal.print(...setsText(chair, sets.length));
    return undefined;
  };
  return [
    { name: 'trade', help, run },
    { name: 'sets', help: [['sets', 'all sets that you could trade']], run: list },
  ];
}

/** That a set could be traded now, if one could. */
export function tradeIntro(chair: Chair): string[] {
  if (offersOf(chair, 'trade').length === 0) return [];
  const value = chair.table.cast.rules.trade.value(chair.view.sets + 1);
  return [`You may trade a set of cards for ${armies(value)} first: type trade.`];
}

/** Sets with extra armies first, then those that keep the wild cards. */
function bestFirst(chair: Chair): TradeOffer[] {
  const { rules } = chair.table.cast;
  const wilds = ({ cards }: TradeOffer): number =>
    cards.filter((card) => FIGURES[rules.figures[card]!] === 'wild').length;
  const gains = ({ extras }: TradeOffer): number => Math.min(1, extras.length);
  return offersOf(chair, 'trade').sort((a, b) => gains(b) - gains(a) || wilds(a) - wilds(b));
}

const FEW = 8;

/** The sets by number with what each brings, as many as are shown, and what the next one will bring. */
function setsText(chair: Chair, shown = FEW): string[] {
  const { table, view } = chair;
  const { cast } = table;
  const { value, extra } = cast.rules.trade;
  const sets = bestFirst(chair);
  const lines = sets.slice(0, shown).map(({ cards, extras }, i) => {
    const more = extras.length === 0 ? '' : `, ${extra} more on ${territoryNames(cast, extras, 'or')}`;
    return `  ${String(i + 1).padStart(2)}  ${cardNames(cast, cards)}${more}`;
  });
  if (sets.length > shown) lines.push(`      and ${sets.length - shown} more: sets lists all of them`);
  const worth = `A set brings ${armies(value(view.sets + 1))} now, the next one ${value(view.sets + 2)}.`;
  return [`${worth} Your sets, the best first:`, ...lines];
}

async function trade(
  chair: Chair,
  sets: readonly TradeOffer[],
  words: readonly string[],
): Promise<SeatCommand | undefined> {
  const { terminal } = chair.table;
  let number = readNumber(words[0]);
  if (words.length === 0) {
    terminal.print(...setsText(chair));
    number = await askNumber(chair, 'trade which', { least: 1, most: sets.length });
    if (number === undefined) return undefined;
  }
  const set = number === undefined ? undefined : sets[number - 1];
  if (set === undefined) {
    terminal.print(`Choose a set from 1 to ${sets.length}; trade lists them.`);
    return undefined;
  }
  const extra = await chooseExtra(chair, set, words.slice(1));
  return extra === undefined ? undefined : { type: 'trade', cards: set.cards, extra };
}

/** Where the extra armies go; NOBODY when there are none, undefined when it was left open. */
async function chooseExtra(
  chair: Chair,
  { extras }: TradeOffer,
  words: readonly string[],
): Promise<number | undefined> {
  if (words.length === 0 && extras.length < 2) return extras[0] ?? NOBODY;
  const { cast, terminal } = chair.table;
  if (words.length === 0) terminal.print(`Where do the ${cast.rules.trade.extra} extra armies go?`);
  const items = extras.map((t) => [t, `${territoryName(cast, t)} ${chair.view.armies[t]}`] as const);
  return (await readOrChoose(chair, words, 'extra armies where', items))?.territory;
}
