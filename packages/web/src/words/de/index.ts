import { en } from '../en/index.ts';
import type { Words } from '../words.ts';

export const de: Words = en;
