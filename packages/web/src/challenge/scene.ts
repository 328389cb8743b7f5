import type { Challenge, Line } from '@rubicon/analysis';
import type { TurnsPosition } from '@rubicon/engine';
import type { BoardArrow, BoardState } from '../board/state.ts';
import { NOTHING_STAGED } from '../game/prompts/staging.ts';
import { boardState } from '../game/scene/scene.ts';
import { type LineSetting, type LineStaging, litIn, originsOf, targetsFrom } from './line/line-staging.ts';
import type { Frame } from './playout/playout.ts';

function plainState({ rules }: LineSetting, view: TurnsPosition): BoardState {
  return boardState({
    rules,
    view,
    staging: NOTHING_STAGED,
    prompt: undefined,
    last: undefined,
    mapView: 'owners',
  });
}

/** The strikes of a line as numbered arrows, and its placements next to the badges. */
function withLine(state: BoardState, { placements, strikes }: Line): BoardState {
  const staged = state.armies.map(() => 0);
  for (const { territory, armies } of placements) staged[territory]! += armies;
  const arrows = strikes.map(
    ({ from, to }, i): BoardArrow => ({ from, to, kind: 'attack', label: String(i + 1) }),
  );
  return { ...state, staged, arrows };
}

/** The board while a line is being entered. */
export function stagingScene(setting: LineSetting, staging: LineStaging, line: Line): BoardState {
  const origins = originsOf(setting, staging);
  return {
    ...withLine(plainState(setting, setting.position), line),
    lit: litIn(setting, staging),
    selected: staging.from,
    drags: new Map([...origins].map((from) => [from, targetsFrom(setting, staging, from)])),
  };
}

/** The board with a line that can no longer be changed. */
export function lineScene(challenge: Challenge, line: Line): BoardState {
  return withLine(plainState(challenge, challenge.position), line);
}

/** The board while a line is being played out. */
export function frameScene(challenge: Challenge, line: Line, { position, strike }: Frame): BoardState {
  const state = plainState(challenge, position);
  const now = strike === undefined ? undefined : line.strikes[strike];
  if (now === undefined) return state;
  return { ...state, arrows: [{ from: now.from, to: now.to, kind: 'attack' }] };
}
