import type { Board } from '../../board/board.ts';
import { drawAtRandom } from '../../chance/random-draw.ts';
import { rankByRoll } from '../../chance/roll-off.ts';
import { parseTerritory } from '../../codec/ids.ts';
import { fill } from '../../columns.ts';
import { isIn } from '../../seats.ts';
import { COLOURS, NOBODY, OWNERS, type Seat } from '../../vocabulary.ts';
import {
  MAJOR_OBJECTIVES,
  MAJOR_REWARDS,
  MINOR_OBJECTIVES,
  MINOR_REWARDS,
  OBJECTIVE_IDS,
  type ObjectiveId,
} from '../field-guide/field-guide.ts';
import { clockwise, seatsFrom } from '../position.ts';
import { type Chart, emit, type Play, type SetupRule } from '../rules.ts';
import { drawCard } from '../turn/turn.ts';
import { askForColours } from './colours.ts';
import { rightOf, start, starter } from './setup.ts';
import { advance } from './setup-sequence.ts';

/** FG-2: the cities on the board. */
export const CITIES = 15;
/** FG-5, FG-6: the minor objectives of a game, each with a reward, and the major ones. */
export const OBJECTIVES_OF_EACH_KIND = 4;

/** FG-4: the third and the fourth in turn order begin with a card, the fifth with two; seats that are out get none (L-1). */
function drawStartingCards(play: Play): void {
  const { position } = play;
  for (const [place, seat] of seatsFrom(position, position.first).entries()) {
    if (!isIn(position, seat)) continue;
    const cards = place < 2 ? 0 : place < 4 ? 1 : 2;
    for (let n = 0; n < cards; n++) drawCard(play, seat);
  }
}

/** FG-1 to FG-6: cities, objectives and rewards at random; capitals, then claims, then troops in turn. */
export const citySetup: SetupRule = {
  claims: true,
  reserve: (players) => 45 - 5 * players,
  armies: 1,
  neutral: 0,
  colours: [],
  start(play) {
    const { rules, position, dice } = play;
    const first = starter(play);
    start(play, first);
    const everywhere = rules.board.territories.map((_, t) => t);
    const cities = drawAtRandom(dice, everywhere, Math.min(CITIES, rules.board.size));
    emit(play, { type: 'cities-placed', territories: inOrder(cities) });
    layObjectives(play);
    advance(play, rightOf(position, first));
  },
  finish: drawStartingCards,
};

const inOrder = (numbers: readonly number[]): number[] => [...numbers].sort((a, b) => a - b);

function layObjectives(play: Play): void {
  const { dice } = play;
  const each = OBJECTIVES_OF_EACH_KIND;
  const minor = inOrder(drawAtRandom(dice, MINOR_OBJECTIVES, each));
  const major = inOrder(drawAtRandom(dice, MAJOR_OBJECTIVES, each));
  const rewards = [...drawAtRandom(dice, MINOR_REWARDS, each), ...drawAtRandom(dice, MAJOR_REWARDS, each)];
  emit(play, { type: 'objectives-laid', objectives: [...minor, ...major], rewards });
}

/** Charts in turn order, with cities and objectives, as indices of the board. */
interface Beginning {
  readonly colours: readonly number[];
  readonly capitals: readonly number[];
  readonly troops: readonly (readonly number[])[]; // by colour in turn order, by territory
  readonly cities: readonly number[];
  readonly objectives: readonly number[];
}

/** FG-2, FG-5, FG-7, FG-19: seats choose colours, and each colour begins with its chart; charts are in turn order. */
export function chartSetup(
  board: Board,
  charts: readonly Chart[],
  cities: readonly string[],
  objectives: readonly ObjectiveId[],
): SetupRule {
  const beginning: Beginning = {
    colours: charts.map(({ colour }) => COLOURS.indexOf(colour)),
    capitals: charts.map(({ capital }) => parseTerritory(board, capital)),
    troops: charts.map(({ troops }) => board.territories.map(({ id }) => troops[id] ?? 0)),
    cities: inOrder(cities.map((city) => parseTerritory(board, city))),
    objectives: inOrder(objectives.map((id) => OBJECTIVE_IDS.indexOf(id))),
  };
  return {
    claims: false,
    reserve: () => 0,
    armies: 0,
    neutral: 0,
    colours: beginning.colours,
    charts,
    fits: () => !beginning.capitals.includes(NOBODY) && !beginning.cities.includes(NOBODY),
    start(play) {
      const order = rankByRoll(play.dice, seatsFrom(play.position, 0), (event) => emit(play, event));
      emit(play, { type: 'seated', left: leftsOf(order) });
      askForColours(play, order[0]);
    },
    coloured: (play) => beginFrom(play, beginning),
    finish: drawStartingCards,
  };
}

/** Returns, by seat, the next seat in this order. */
function leftsOf(order: readonly Seat[]): Seat[] {
  const left = clockwise(order.length);
  for (const [i, seat] of order.entries()) left[seat] = order[(i + 1) % order.length];
  return left;
}

/** FG-7: sets up the charts, with turns in the order of colours. */
function beginFrom(play: Play, { colours, capitals, troops, cities, objectives }: Beginning): void {
  const { position } = play;
  const order = colours.map((colour) => position.colours.indexOf(colour));
  emit(play, { type: 'seated', left: leftsOf(order) });
  const reserve = fill(OWNERS, 0);
  const owners = fill(position.owner.length, NOBODY);
  const more = fill(position.owner.length, 0);
  for (const [i, seat] of order.entries()) {
    for (const [territory, count] of troops[i].entries()) {
      if (count === 0) continue;
      reserve[seat] += count;
      owners[territory] = seat;
      more[territory] = count - 1;
    }
  }
  emit(play, { type: 'started', seat: order[0], reserve });
  emit(play, { type: 'dealt', owners });
  emit(play, { type: 'spread', armies: more });
  emit(play, { type: 'cities-placed', territories: cities });
  emit(play, { type: 'objectives-laid', objectives, rewards: [] });
  for (const [i, seat] of order.entries())
    emit(play, { type: 'capital-named', seat, territory: capitals[i] });
  advance(play, order[0]);
}
