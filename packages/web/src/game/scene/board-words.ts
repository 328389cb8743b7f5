import { NOBODY, type Position } from '@rubicon/engine';
import { type BoardState, type BoardView, type BoardWords, stagedText } from '../../board/state.ts';
import { continentName, type Naming, ownerName, territoryName, unitsText } from '../facts/names.ts';
import { shownOwners } from '../facts/owners.ts';

/** The texts of the board, in the language of the page. */
export function boardWords(naming: Pick<Naming, 'rules' | 'words'>, mapView: BoardView): BoardWords {
  const { rules, words } = naming;
  const territory = (t: number): string => territoryName(naming, t);
  return {
    board: words.board.label,
    zoomIn: words.board.zoomIn,
    zoomOut: words.board.zoomOut,
    zoomFit: words.board.zoomFit,
    overview: words.board.overview,
    scale: words.board.scales[mapView === 'threat' ? 'threat' : 'strength'],
    territory,
    continent: (c) => continentName(naming, c),
    bonus: (c) => `+${unitsText(naming, rules.board.continents[c]?.bonus ?? 0)}`,
    edge: territory,
  };
}

/** Returns a function that describes a territory: its name, owner and armies, and what is staged or marked there. */
export function describerOf(
  naming: Naming & { readonly view: Position },
  { staged, marks, notes }: Pick<BoardState, 'staged' | 'marks' | 'notes'>,
): (territory: number) => string {
  const { view, words } = naming;
  const owners = shownOwners(view);
  return (t) =>
    [
      territoryName(naming, t),
      ownerName(naming, owners[t] ?? NOBODY),
      ...(view.armies[t] ? [unitsText(naming, view.armies[t])] : []),
      ...(staged[t] ? [stagedText(staged[t])] : []),
      ...(notes.has(t) ? [notes.get(t)!] : []),
      ...(marks[t] ?? []).map(({ kind }) => words.board.marks[kind]),
    ].join(', ');
}
