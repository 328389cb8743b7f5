import * as z from 'zod';

/** The id of a player, a table or a token. It fits into an address and into the name of a file. */
export const idText = z.string().regex(/^[\w-]{1,64}$/);
