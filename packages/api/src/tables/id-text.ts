import * as z from 'zod';
import { ID } from '../ids.ts';

/** The id of a player, a table or a token. */
export const idText = z.string().regex(ID);
