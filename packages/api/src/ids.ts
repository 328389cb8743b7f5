/** The form of the id of a player, a table or a token. It fits into an address and into the name of a file. */
export const ID = /^[\w-]{1,64}$/;
