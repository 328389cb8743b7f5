/** The form of the id of a player, a table or a token. It is safe in URLs and file names. */
export const ID = /^[\w-]{1,64}$/;
