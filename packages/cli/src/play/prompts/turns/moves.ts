import { legal, type Move, refuse } from '@rubicon/engine';
import { offersOf, type TurnsChair } from '../../chair.ts';
import { armies, territoryName } from '../../texts/cast.ts';
import { rejectionText } from '../../texts/rejections.ts';
import { listed } from '../../texts/words.ts';
import { askNumber, readOrChoose } from '../questions.ts';
import { readNumber } from '../reading.ts';

/** `brazil peru 3`; what is not given is asked for. What cannot be moved the game itself refuses. */
export async function readMove(chair: TurnsChair, words: readonly string[]): Promise<Move | undefined> {
  const { terminal, cast } = chair.room;
  const moves = offersOf(chair, 'fortify');
  const origins = [...new Set(moves.map((offer) => offer.from))];
  const withArmies = (t: number) => [t, `${territoryName(cast, t)} ${chair.view.armies[t]}`] as const;
  const from = await readOrChoose(chair, words, 'move from where', origins.map(withArmies));
  if (from === undefined) return undefined;
  const targets = moves.flatMap((offer) => (offer.from === from.territory ? offer.to : []));
  if (targets.length === 0 && from.rest.length === 0) {
    terminal.print(`No ${cast.words.armies} can move from ${territoryName(cast, from.territory)}.`);
    return undefined;
  }
  const rest = from.rest[0] === 'to' ? from.rest.slice(1) : from.rest;
  const to = await readOrChoose(chair, rest, 'move to where', targets.map(withArmies));
  if (to === undefined) return undefined;
  const range = moves.find((offer) => offer.from === from.territory && offer.to === to.territory);
  const count = await readArmies(chair, to.rest, range ?? { least: 1, most: 1 });
  return count === undefined ? undefined : [from.territory, to.territory, count];
}

async function readArmies(
  chair: TurnsChair,
  [word, ...tooMuch]: readonly string[],
  range: { readonly least: number; readonly most: number },
): Promise<number | undefined> {
  const { terminal, cast } = chair.room;
  if (word === undefined) {
    return askNumber(chair, `how many ${cast.words.armies} (${range.least} to ${range.most}, or all)`, range);
  }
  const count = word === 'all' ? range.most : readNumber(word);
  if (count !== undefined && tooMuch.length === 0) return count;
  terminal.print(`After the two territories type how many ${cast.words.armies}, or all.`);
  return undefined;
}

/** The possible moves, by where they begin. */
export function listMoves(chair: TurnsChair): undefined {
  const { cast, terminal } = chair.room;
  const moves = offersOf(chair, 'fortify');
  for (const from of new Set(moves.map((offer) => offer.from))) {
    const targets = moves.flatMap((offer) => (offer.from === from ? territoryName(cast, offer.to) : []));
    terminal.print(`${territoryName(cast, from)} ${chair.view.armies[from]}: ${targets.join(', ')}`);
  }
}

/** The chair as it would be if the staged moves were made. */
export function afterStaged(chair: TurnsChair): TurnsChair {
  const { rules, view, seat } = chair;
  const armies = view.armies.slice();
  for (const [from, to, count] of chair.room.draft.moves) {
    armies[from]! -= count;
    armies[to]! += count;
  }
  const staged = { ...view, armies };
  return { ...chair, view: staged, offers: legal(rules, staged, seat) };
}

/** Adds a move to those that are staged; says why it cannot be. */
export function stageMove(chair: TurnsChair, move: Move): void {
  const { room, rules, view, seat } = chair;
  const moves = [...room.draft.moves, move];
  const rejection = refuse(rules, view, seat, { type: 'fortify-many', moves });
  if (rejection === undefined) room.draft = { ...room.draft, moves };
  else room.terminal.print(rejectionText(room.cast, rejection));
  showMoves(chair);
}

export function showMoves({ room }: TurnsChair): void {
  const { cast, draft, terminal } = room;
  const texts = draft.moves.map(
    ([from, to, count]) =>
      `${armies(cast, count)} from ${territoryName(cast, from)} to ${territoryName(cast, to)}`,
  );
  terminal.print(texts.length === 0 ? 'No move is staged.' : `Staged: ${listed(texts)}.`);
}
