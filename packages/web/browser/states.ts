import { ONLINE_WALKS } from './online/states.ts';
import type { Walk } from './state.ts';
import { GAME_WALKS } from './states/games.ts';
import { PAGE_WALKS } from './states/pages.ts';
import { PHASE_WALKS } from './states/phases.ts';

export const WALKS: readonly Walk[] = [...PAGE_WALKS, ...GAME_WALKS, ...PHASE_WALKS, ...ONLINE_WALKS];
