/** Why the server ends a connection, as WebSocket close codes. */
export const CLOSE = {
  loggedOut: 4401,
  notAllowed: 4403,
  unknownTable: 4404,
  silent: 4408,
  over: 4410,
  inviteExpired: 4411,
  tooMany: 4429,
  tooSlow: 4430,
  stopping: 1012,
} as const;
