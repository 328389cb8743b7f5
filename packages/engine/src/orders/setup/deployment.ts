import type { Place } from '../../codec/messages.ts';
import { NOBODY, type Seat } from '../../vocabulary.ts';
import type { Reason } from '../event.ts';
import type { Position } from '../position.ts';
import { emit, type Play } from '../rules.ts';
import { revealSheets } from '../sheets/reveal.ts';
import { highestSeat } from './ties.ts';

/** AR-4 */
export function closeConversions(play: Play): void {
  for (const [seat, { territories }] of revealSheets(play, 'convert'))
    emit(play, { type: 'converted', seat, territories });
}

/** AR-5, AR-6 */
export function beginDeployment(play: Play): void {
  emit(play, { type: 'token-taken', seat: highestSeat(play, play.position.tokens) });
  emit(play, { type: 'deployment-began', troops: play.rules.troops });
}

/** AR-6, AR-23: troops that are not placed are lost. */
export function closeDeployment(play: Play): void {
  const { position } = play;
  for (const [seat, { places }] of revealSheets(play, 'deploy')) {
    placeInOrder(play, seat, places, position.troops, (territory) =>
      position.starts[territory] === seat ? 'none' : 'not-yours',
    );
  }
}

/** AR-16: fills the places in the order written, as far as the troops go; `check` returns the fault of a territory. */
export function placeInOrder(
  play: Play,
  seat: Seat,
  places: readonly Place[],
  troops: number,
  check: (territory: number) => Reason,
): void {
  for (const [territory, asked] of places) {
    const placed = placedOf(check(territory), asked, troops);
    emit(play, { type: 'deployed', seat, territory, asked, ...placed });
    troops -= placed.troops;
  }
}

function placedOf(wrong: Reason, asked: number, left: number): { troops: number; reason: Reason } {
  if (asked === 0) return { troops: 0, reason: 'nothing-ordered' };
  if (wrong !== 'none') return { troops: 0, reason: wrong };
  if (left === 0) return { troops: 0, reason: 'nothing-left' };
  return asked > left ? { troops: left, reason: 'too-many' } : { troops: asked, reason: 'none' };
}

/** Returns why a seat has no troops to use on a territory. */
export function whyNotHeld({ owner }: Position, seat: Seat, territory: number): Reason {
  if (owner[territory] === seat) return 'none';
  return owner[territory] === NOBODY ? 'no-troops' : 'not-yours';
}
