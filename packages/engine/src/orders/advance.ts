import { mustConvert, toAct } from './checks.ts';
import { beginRound, closeRound } from './round/round.ts';
import { emit, type Play } from './rules.ts';
import { closeBids, dealObjectives, turnUpLot } from './setup/bidding.ts';
import { beginDeployment, closeConversions, closeDeployment } from './setup/deployment.ts';

/** Advances until a seat is asked or the game is over. Rounds in which nobody can give orders are played through (AR-18). */
export function advance(play: Play): undefined {
  while (toAct(play.position).length === 0 && play.position.phase !== 'over') closePhase(play);
}

/** Closes a phase when all its sheets are in. */
function closePhase(play: Play): void {
  const { position } = play;
  switch (position.phase) {
    case 'start':
    case 'over':
      return;
    case 'bid':
      closeBids(play);
      return nextLot(play);
    case 'convert':
      closeConversions(play);
      return beginDeployment(play);
    case 'deploy':
      closeDeployment(play);
      return beginRound(play, 1, position.first);
    case 'order':
      return closeRound(play);
  }
}

export function start(play: Play): undefined {
  dealObjectives(play);
  nextLot(play);
  advance(play);
}

/** After the last lot come conversions, if a seat must make one (AR-4). */
function nextLot(play: Play): void {
  const { position } = play;
  if (turnUpLot(play)) return;
  if (position.status.some((_, seat) => mustConvert(position, seat)))
    return emit(play, { type: 'conversion-began' });
  beginDeployment(play);
}
