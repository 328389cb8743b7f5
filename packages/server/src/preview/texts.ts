import type { SeatView, TableView } from '@rubicon/api';

/** The title and description of a link to a table. */
export interface PreviewTexts {
  readonly title: string;
  readonly description: string;
}

/** Describes a table to people who see a link to it. The view is a visitor's; `names` has the names of editions. */
export function previewTexts(view: TableView, names: Readonly<Record<string, string>>): PreviewTexts {
  const { edition: id } = view.settings;
  const edition = names[id] ?? id;
  const players = joinNames(view.seats.flatMap((seat) => nameOf(seat) ?? []));
  switch (view.stage) {
    case 'lobby':
      return { title: `Join a game of ${edition}`, description: seatsText(view.seats) };
    case 'playing': {
      const round = view.round === undefined || view.round === 0 ? '' : `Round ${view.round}. `;
      const watch = view.settings.spectators === null ? '' : 'Open the link to watch.';
      return {
        title: `${players} play ${edition}`,
        description: `${round}${watch}`.trim() || 'The game runs.',
      };
    }
    case 'over':
      return {
        title: resultText(view, edition),
        description: `Players: ${players}. Watch it again, and verify its dice.`,
      };
  }
}

function resultText({ seats, result }: TableView, edition: string): string {
  switch (result?.outcome.type) {
    case 'won': {
      const winner = seats[result.outcome.seat];
      return `${(winner && nameOf(winner)) ?? 'Somebody'} won ${edition}`;
    }
    case 'drawn':
      return `${edition} ended in a draw`;
    case 'abandoned':
      return `${edition} was abandoned`;
    case undefined:
      return `A table for ${edition} that is closed`;
  }
}

function seatsText(seats: readonly SeatView[]): string {
  const free = seats.filter((seat) => nameOf(seat) === undefined).length;
  if (free === 0) return `All ${seats.length} seats are taken.`;
  const open =
    free === 1 ? `1 of ${seats.length} seats is free.` : `${free} of ${seats.length} seats are free.`;
  const people = seats.flatMap(({ player, name }) => (player === undefined ? [] : (name ?? 'somebody')));
  return people.length === 0 ? open : `${open} At the table: ${joinNames(people)}.`;
}

/** The name of the player of a seat; undefined if the seat is open. */
function nameOf({ player, name, bot }: SeatView): string | undefined {
  if (bot !== undefined) return 'a bot';
  return player === undefined ? undefined : (name ?? 'somebody');
}

const joinNames = (names: readonly string[]): string => new Intl.ListFormat('en').format(names);
