import type { HouseRule } from './house-rule.ts';

/**
 * The house rules of this build. Each becomes an option of every edition with dice and turns: in forms, the terminal,
 * records, the notation and the rules pages. `docs/house-rules.md` explains how to write one.
 */
export const HOUSE_RULES: readonly HouseRule[] = [];
