import type { TableView } from '@rubicon/api';

const HASH = '0'.repeat(64);

/** A running table of Ann and Bob, in which Ann is to act. */
export function makeTable(change: Partial<TableView> = {}): TableView {
  return {
    id: 'table-1',
    version: 1,
    stage: 'playing',
    host: 'ann',
    settings: {
      edition: 'classic',
      options: {},
      seats: [{}, {}],
      isPublic: true,
      absent: 'bot',
      standIn: 'medium',
      spectators: { delay: 0 },
      chat: 'players',
      isRated: false,
    },
    seats: [
      { colour: 'red', player: 'ann', name: 'Ann', completion: null, isReady: true },
      { colour: 'blue', player: 'bob', name: 'Bob', completion: null, isReady: true },
    ],
    step: 'gathering',
    commitment: HASH,
    deadline: null,
    voided: [],
    createdAt: 0,
    turn: 3,
    round: 2,
    toAct: [0],
    clockEnds: null,
    ...change,
  };
}
