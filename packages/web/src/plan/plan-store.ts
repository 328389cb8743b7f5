import { makeLine, parseLine } from '@rubicon/analysis';
import type { Board } from '@rubicon/engine';
import { load, save } from '../settings/storage.ts';
import type { Plan, Progress } from './plan.ts';

/** A plan and its progress, as stored in this browser. */
export interface KeptPlan {
  readonly plan: Plan;
  readonly progress: Progress | undefined; // undefined before its turn
}

const keyOf = (game: string): string => `plan/${game}`;

export const loadPlan = (game: string, board: Board): KeptPlan | undefined =>
  parseKept(load(keyOf(game)), board);

export function keepPlan(game: string, board: Board, kept: KeptPlan | undefined): void {
  save(keyOf(game), kept === undefined ? null : makeKept(kept, board));
}

/** The plan in the open dialog, kept in this tab until it is saved or dismissed. */
export const loadDraft = (game: string, board: Board): Plan | undefined =>
  parseKept(load(keyOf(game), 'tab'), board)?.plan;

export function keepDraft(game: string, board: Board, plan: Plan | undefined): void {
  save(keyOf(game), plan === undefined ? null : makeKept({ plan, progress: undefined }, board), 'tab');
}

function parseKept(json: unknown, board: Board): KeptPlan | undefined {
  const saved = json as
    | { line?: unknown; odds?: unknown; endsTurn?: unknown; progress?: unknown }
    | null
    | undefined;
  if (typeof saved?.line !== 'string' || !Array.isArray(saved.odds)) return undefined;
  const { line } = parseLine(board, saved.line);
  if (line === undefined) return undefined;
  return {
    plan: { line, odds: saved.odds.map(Number), endsTurn: saved.endsTurn === true },
    progress: isProgress(saved.progress) ? saved.progress : undefined,
  };
}

function makeKept({ plan, progress }: KeptPlan, board: Board): object {
  return {
    line: makeLine(board, plan.line),
    odds: plan.odds,
    endsTurn: plan.endsTurn,
    ...(progress === undefined ? {} : { progress }),
  };
}

function isProgress(value: unknown): value is Progress {
  if (typeof value !== 'object' || value === null) return false;
  const { turn, hasPlaced, strike } = value as Partial<Record<keyof Progress, unknown>>;
  return typeof turn === 'number' && typeof hasPlaced === 'boolean' && typeof strike === 'number';
}
