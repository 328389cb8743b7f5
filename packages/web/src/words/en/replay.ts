/** Replays, loaded with them. */
export const replay = {
  replayOf: (edition: string) => `Replay: ${edition}`,
  previous: 'Previous move',
  next: 'Next move',
  previousTurn: 'Previous turn',
  nextTurn: 'Next turn',
  tempo: 'Speed',
  times: (factor: number) => `${factor}×`,
  timeline: 'Move',
  moveOf: (n: number, of: number) => `Move ${n} of ${of}`,
  verified: 'Verified: every move checked against the rules, every die recomputed from the seed.',
  unfinished: 'Verified so far: the game is not finished.',
  replayed: 'The rules of this edition have changed since. The game is shown as played, but not checked.',
  chances: (list: string) => `Chances to win: ${list}`,
  drop: 'Drop a game record on this page, or choose a file.',
  choose: 'Choose file',
};

export type ReplayWords = typeof replay;
