import { ELIMINATED, IN, NEUTRAL, type Position, type Seat, SURRENDERED } from '@rubicon/engine';
import { tabulate } from '../../columns.ts';
import { type Cast, markOf, nameOf, paint } from './cast.ts';

const HEADINGS = ['', 'player', 'territories', 'armies', 'cards', 'next income', ''];

/** Everybody with territories, armies, cards and what the next turn would bring. */
export function playersText(cast: Cast, view: Position): string[] {
  const rows = cast.seats.map((_, seat) => playerRow(cast, view, seat));
  if (view.territories[NEUTRAL]! > 0) {
    const held = [String(view.territories[NEUTRAL]), String(armiesOf(view, NEUTRAL))];
    rows.push([paint(cast, NEUTRAL, markOf(cast, NEUTRAL)), nameOf(cast, NEUTRAL), ...held, '', '', '']);
  }
  return tabulate([HEADINGS.map((heading) => cast.colours.dim(heading)), ...rows], [2, 3, 4, 5]);
}

function playerRow(cast: Cast, view: Position, seat: Seat): string[] {
  const hasIncome = view.status[seat] === IN && view.turn > 0 && view.phase !== 'over';
  return [
    paint(cast, seat, markOf(cast, seat)),
    nameOf(cast, seat),
    String(view.territories[seat]),
    String(armiesOf(view, seat)),
    String(view.hand[seat]),
    hasIncome ? String(cast.rules.income(cast.rules, view, seat)) : '',
    statusOf(cast, view, seat),
  ];
}

function statusOf(cast: Cast, view: Position, seat: Seat): string {
  if (view.status[seat] === ELIMINATED) return 'eliminated';
  if (view.status[seat] === SURRENDERED) return 'surrendered';
  const { bot } = cast.seats[seat]!;
  const kind = bot === undefined ? '' : `bot (${bot})`;
  const turn = view.seat === seat && view.phase !== 'over' ? 'has the turn' : '';
  return [kind, turn].filter((text) => text !== '').join(', ');
}

function armiesOf(view: Position, owner: number): number {
  return view.armies.reduce((sum, armies, t) => sum + (view.owner[t] === owner ? armies : 0), 0);
}
