import { territoriesOf } from '../../columns.ts';
import { isIn } from '../../seats.ts';
import { NOBODY, type Seat } from '../../vocabulary.ts';
import { isTerritory, refusePrompt } from '../checks.ts';
import type { CommandOf, Offer, Rejection } from '../command.ts';
import { defaultCommand } from '../fallback.ts';
import { endSettling, setCapital } from '../goals/capitals.ts';
import { leftOf, nextSeatIn, type Phase, type Position } from '../position.ts';
import { emit, type Play, type Rules, type SetupRule } from '../rules.ts';
import { place, restOf } from '../turn/place.ts';
import { beginTurn } from '../turn/turn.ts';

/** Returns the phase that set-up asks for next; undefined when it is done. */
function nextPhase({ capital }: Rules, position: Position): 'capital' | 'claim' | 'deploy' | undefined {
  const isChoosing = capital !== undefined && position.capitals.includes(NOBODY);
  if (isChoosing && capital.chosen === 'first') return 'capital';
  if (position.owner.includes(NOBODY)) return 'claim';
  if (position.status.some((_, seat) => position.reserve[seat] > 0)) return 'deploy';
  return isChoosing ? 'capital' : undefined;
}

/**
 * Asks the next seat for what set-up needs, and begins the first turn when nothing is left (S-4, S-5). For seats that are
 * out the default is played, so set-up always ends (L-7).
 */
export function advance(play: Play, after: Seat): void {
  const { rules, position } = play;
  for (let seat = leftOf(position, after); ; seat = leftOf(position, seat)) {
    const phase = nextPhase(rules, position);
    if (phase === undefined) return beginFirstTurn(play);
    if (phase === 'capital' && rules.capital?.isSecret) return askAll(play);
    if (phase === 'capital' && position.capitals.every((territory) => territory === NOBODY))
      seat = position.first; // CC-7, FG-3
    if (phase === 'deploy' && position.reserve[seat] === 0) continue;
    emit(play, { type: 'prompted', phase, seat, ...armiesFor(phase, position, rules.setup) });
    if (isIn(position, seat)) return;
    playDefault(play, seat);
  }
}

/** The armies of a prompt: those of the rule, or one for an empty territory. */
function armiesFor(phase: Phase, position: Position, { armies, neutral }: SetupRule) {
  if (phase === 'deploy') return { armies, neutral };
  return { armies: position.owner.includes(NOBODY) ? 1 : 0, neutral: 0 };
}

function beginFirstTurn(play: Play): void {
  const { rules, position } = play;
  rules.setup.finish?.(play);
  const { first } = position;
  beginTurn(play, isIn(position, first) ? first : nextSeatIn(position, first));
}

/** CH-1: all seats choose at once; for seats that are out the default is played (L-7). */
function askAll(play: Play): void {
  const { position } = play;
  emit(play, { type: 'capitals-asked' });
  for (const seat of position.status.keys()) if (!isIn(position, seat)) playDefault(play, seat);
  showIfAllPicked(play);
}

/** CH-1: the choices are shown when the last seat has chosen. */
function showIfAllPicked(play: Play): void {
  const { capitals } = play.position;
  if (capitals.includes(NOBODY)) return;
  emit(play, { type: 'capitals-shown', territories: capitals });
  beginFirstTurn(play);
}

/** L-7: finishes a prompt of set-up for a seat that is out. */
function playDefault(play: Play, seat: Seat): void {
  const command = defaultCommand(play.rules, play.position, seat);
  if (command?.type === 'claim') emit(play, { type: 'claimed', seat, territory: command.territory });
  if (command?.type === 'place') place(play, seat, command.places);
  if (command?.type === 'choose-capital') setCapital(play, seat, command.territory);
}

/** L-7: continues set-up without the seat that was asked. */
export function leaveSetup(play: Play, seat: Seat): void {
  playDefault(play, seat);
  if (play.position.seat === NOBODY) showIfAllPicked(play);
  else advance(play, seat);
}

export function offerClaims(position: Position, offers: Offer[]): void {
  for (const territory of territoriesOf(position, NOBODY)) offers.push({ type: 'claim', territory });
}

/** S-3 */
export function refuseClaim(
  rules: Rules,
  p: Position,
  seat: Seat,
  { territory }: CommandOf<'claim'>,
): Rejection | undefined {
  const refusal = refusePrompt(p, seat, 'claim');
  if (refusal !== undefined) return refusal;
  if (!isTerritory(rules, territory)) return { code: 'unknown-territory', territory };
  return p.owner[territory] === NOBODY ? undefined : { code: 'already-claimed', territory };
}

export function claim(play: Play, seat: Seat, territory: number): undefined {
  emit(play, { type: 'claimed', seat, territory });
  advance(play, seat);
}

export function chooseCapital(play: Play, seat: Seat, territory: number): undefined {
  setCapital(play, seat, territory);
  if (play.position.seat === NOBODY) showIfAllPicked(play);
  else advance(play, seat);
}

/** Places armies in a turn, in set-up or after an overthrow, and advances once the prompt is answered. */
export function placeAnywhere(
  play: Play,
  seat: Seat,
  { places }: CommandOf<'place' | 'place-rest'>,
): undefined {
  const { position } = play;
  place(play, seat, places);
  if (position.toPlace + position.neutralToPlace > 0) return;
  if (position.phase === 'deploy') advance(play, seat);
  if (position.phase === 'settle') endSettling(play);
}

/** Widens the prompt to all armies the seat has left, and answers it. */
export function placeRest(play: Play, seat: Seat, command: CommandOf<'place-rest'>): undefined {
  emit(play, { type: 'prompted', phase: 'deploy', seat, ...restOf(play.rules, play.position) });
  placeAnywhere(play, seat, command);
}
