import { legal, type Move, refuse } from '@rubicon/engine';
import { offersOf, type TurnsDecision } from '../../decision.ts';
import { armies, territoryName } from '../../texts/cast.ts';
import { rejectionText } from '../../texts/rejections.ts';
import { listed } from '../../texts/words.ts';
import { askNumber, readOrChoose } from '../questions.ts';
import { readNumber } from '../reading.ts';

/** Reads `brazil peru 3`; asks for missing parts. The game itself rejects illegal moves. */
export async function readMove(decision: TurnsDecision, words: readonly string[]): Promise<Move | undefined> {
  const { terminal, cast } = decision.room;
  const moves = offersOf(decision, 'fortify');
  const origins = [...new Set(moves.map((offer) => offer.from))];
  const withArmies = (t: number) => [t, `${territoryName(cast, t)} ${decision.view.armies[t]}`] as const;
  const from = await readOrChoose(decision, words, 'move from', origins.map(withArmies));
  if (from === undefined) return undefined;
  const targets = moves.flatMap((offer) => (offer.from === from.territory ? offer.to : []));
  if (targets.length === 0 && from.rest.length === 0) {
    terminal.print(`No ${cast.words.armies} can move from ${territoryName(cast, from.territory)}.`);
    return undefined;
  }
  const rest = from.rest[0] === 'to' ? from.rest.slice(1) : from.rest;
  const to = await readOrChoose(decision, rest, 'move to', targets.map(withArmies));
  if (to === undefined) return undefined;
  const range = moves.find((offer) => offer.from === from.territory && offer.to === to.territory);
  const count = await readArmies(decision, to.rest, range ?? { least: 1, most: 1 });
  return count === undefined ? undefined : [from.territory, to.territory, count];
}

async function readArmies(
  decision: TurnsDecision,
  [word, ...tooMuch]: readonly string[],
  range: { readonly least: number; readonly most: number },
): Promise<number | undefined> {
  const { terminal, cast } = decision.room;
  if (word === undefined) {
    return askNumber(
      decision,
      `how many ${cast.words.armies} (${range.least} to ${range.most}, or all)`,
      range,
    );
  }
  const count = word === 'all' ? range.most : readNumber(word);
  if (count !== undefined && tooMuch.length === 0) return count;
  terminal.print(`After the 2 territories, type a number of ${cast.words.armies}, or all.`);
  return undefined;
}

/** The possible moves, by origin. */
export function listMoves(decision: TurnsDecision): undefined {
  const { cast, terminal } = decision.room;
  const moves = offersOf(decision, 'fortify');
  for (const from of new Set(moves.map((offer) => offer.from))) {
    const targets = moves.flatMap((offer) => (offer.from === from ? territoryName(cast, offer.to) : []));
    terminal.print(`${territoryName(cast, from)} ${decision.view.armies[from]}: ${targets.join(', ')}`);
  }
}

/** The decision after the staged moves. */
export function afterStaged(decision: TurnsDecision): TurnsDecision {
  const { rules, view, seat } = decision;
  const armies = view.armies.slice();
  for (const [from, to, count] of decision.room.staging.moves) {
    armies[from]! -= count;
    armies[to]! += count;
  }
  const staged = { ...view, armies };
  return { ...decision, view: staged, offers: legal(rules, staged, seat) };
}

/** Adds a staged move, or prints why it is not possible. */
export function stageMove(decision: TurnsDecision, move: Move): void {
  const { room, rules, view, seat } = decision;
  const moves = [...room.staging.moves, move];
  const rejection = refuse(rules, view, seat, { type: 'fortify-many', moves });
  if (rejection === undefined) room.staging = { ...room.staging, moves };
  else room.terminal.print(rejectionText(room.cast, rejection));
  showMoves(decision);
}

export function showMoves({ room }: TurnsDecision): void {
  const { cast, staging, terminal } = room;
  const texts = staging.moves.map(
    ([from, to, count]) =>
      `${armies(cast, count)} from ${territoryName(cast, from)} to ${territoryName(cast, to)}`,
  );
  terminal.print(texts.length === 0 ? 'No moves staged.' : `Staged: ${listed(texts)}.`);
}
