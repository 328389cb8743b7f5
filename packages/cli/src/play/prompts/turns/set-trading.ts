import { FIGURES, NOBODY, type SeatCommand } from '@rubicon/engine';
import { type OfferOf, offersOf, type TurnsChair } from '../../chair.ts';
import { armies, cardNames, territoryName, territoryNames } from '../../texts/cast.ts';
import type { Run, Verb } from '../prompt.ts';
import { askNumber, readOrChoose } from '../questions.ts';
import { readNumber } from '../reading.ts';
import { worthOf } from './worth.ts';

type TradeOffer = OfferOf<'trade'>;

/** Sets of three; none when no set can be traded now. */
export function setVerbs(chair: TurnsChair): Verb[] {
  const sets = bestFirst(chair);
  if (sets.length === 0) return [];
  const { cast } = chair.room;
  const withExtra = sets.find(({ extras }) => extras.length > 1);
  const run: Run = (words) => tradeSet(chair, words);
  const help: [string, string][] = [
    ['trade', 'list the sets you hold, and trade one'],
    ['trade 1', 'trade the first of them'],
  ];
  if (withExtra !== undefined) {
    const name = territoryName(cast, withExtra.extras[0]!).toLowerCase();
    help.push([
      `trade ${sets.indexOf(withExtra) + 1} ${name}`,
      `with the ${chair.rules.trade.extra} extra ${cast.words.armies} there`,
    ]);
  }
  const list: Run = () => {
    chair.room.terminal.print(...setsText(chair, sets.length));
    return undefined;
  };
  return [
    { name: 'trade', help, run },
    { name: 'sets', help: [['sets', 'all sets that you could trade']], run: list },
  ];
}

export function setIntro(chair: TurnsChair): string[] {
  const [offer] = offersOf(chair, 'trade');
  if (offer === undefined) return [];
  const value = armies(chair.room.cast, worthOf(chair, offer.cards));
  return [`You may trade a set of cards for ${value} first: type trade.`];
}

/** Sets with extra armies first, then those that keep the wild cards. */
function bestFirst(chair: TurnsChair): TradeOffer[] {
  const { rules } = chair;
  const wilds = ({ cards }: TradeOffer): number =>
    cards.filter((card) => FIGURES[rules.figures[card]!] === 'wild').length;
  const gains = ({ extras }: TradeOffer): number => Math.min(1, extras.length);
  return offersOf(chair, 'trade').sort((a, b) => gains(b) - gains(a) || wilds(a) - wilds(b));
}

const FEW = 8;

/** The sets by number with what each brings, as many as are shown, and what the next one will bring. */
export function setsText(chair: TurnsChair, shown = FEW): string[] {
  const { cast } = chair.room;
  const { extra } = chair.rules.trade;
  const sets = bestFirst(chair);
  const lines = sets.slice(0, shown).map(({ cards, extras }, i) => {
    const more = extras.length === 0 ? '' : `, ${extra} more on ${territoryNames(cast, extras, 'or')}`;
    return `  ${String(i + 1).padStart(2)}  ${cardNames(cast, cards)}${more}`;
  });
  if (sets.length > shown) lines.push(`      and ${sets.length - shown} more: sets lists all of them`);
  const now = armies(cast, worthOf(chair, sets[0]!.cards));
  const next = worthOf(chair, sets[0]!.cards, 1);
  return [`A set brings ${now} now, the next one ${next}. Your sets, the best first:`, ...lines];
}

export async function tradeSet(
  chair: TurnsChair,
  words: readonly string[],
): Promise<SeatCommand | undefined> {
  const { terminal } = chair.room;
  const sets = bestFirst(chair);
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
  chair: TurnsChair,
  { extras }: TradeOffer,
  words: readonly string[],
): Promise<number | undefined> {
  if (words.length === 0 && extras.length < 2) return extras[0] ?? NOBODY;
  const { cast, terminal } = chair.room;
  const extra = `the ${chair.rules.trade.extra} extra ${cast.words.armies}`;
  if (words.length === 0) terminal.print(`Where do ${extra} go?`);
  const items = extras.map((t) => [t, `${territoryName(cast, t)} ${chair.view.armies[t]}`] as const);
  return (await readOrChoose(chair, words, `extra ${cast.words.armies} where`, items))?.territory;
}
