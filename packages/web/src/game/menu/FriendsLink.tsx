import type { WireGame } from '@rubicon/protocol/wire';
import { Link } from 'wouter';
import { suggestTableGame } from '../../online/new-table/choice-store.ts';
import { useWords } from '../../words/words.ts';

/** A link from a game in this browser to a new table on the server, with the same settings. */
export function FriendsLink({ game }: { readonly game: WireGame }) {
  const words = useWords();
  const { edition, options } = game;
  const seats = game.seats.map(({ name, colour, bot }) => ({ name, colour, bot }));
  return (
    <Link href="/tables/new" onClick={() => suggestTableGame({ edition, options, seats })}>
      {words.home.playWithFriends}
    </Link>
  );
}
