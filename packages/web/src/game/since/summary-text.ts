import { continentName, type Naming, ownerName, territoryName } from '../facts/names.ts';
import type { Summary } from './summary.ts';

/** If more territories were lost, they are counted, not named. */
const MOST_NAMES = 4;

/** The summary in one or two short sentences. */
export function summaryText(naming: Naming, { lost, broken, held }: Summary): string {
  const { words, rules } = naming;
  const isBrokenBy = (continent: number, seat: number): boolean =>
    broken.some((one) => one.continent === continent && one.by === seat);
  const names = lost.map((territory) => territoryName(naming, territory));
  return [
    ...(lost.length === 0
      ? []
      : [
          lost.length > MOST_NAMES
            ? words.game.since.lostMany(lost.length)
            : words.game.since.lost(words.common.list(names)),
        ]),
    ...broken
      .filter(({ continent, by }) => !held.some((one) => one.continent === continent && one.seat === by))
      .map(({ continent, by }) =>
        words.game.since.broke(ownerName(naming, by), continentName(naming, continent)),
      ),
    ...held.map(({ continent, seat }) => {
      const bonus = rules.board.continents[continent]!.bonus;
      const text = isBrokenBy(continent, seat) ? words.game.since.took : words.game.since.holds;
      return text(ownerName(naming, seat), continentName(naming, continent), bonus);
    }),
  ].join(' ');
}
