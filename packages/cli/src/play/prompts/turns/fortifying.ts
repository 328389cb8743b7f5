import type { SeatCommand } from '@rubicon/engine';
import { offersOf, type TurnsChair } from '../../chair.ts';
import { territoryName } from '../../texts/cast.ts';
import { count } from '../../texts/words.ts';
import type { Prompt, Run, Verb } from '../prompt.ts';
import { afterStaged, listMoves, readMove, showMoves, stageMove } from './moves.ts';
import { objectiveIntro, objectiveVerbs } from './objectives.ts';

/** The end of a turn: an objective, and the last moves. */
export function fortifyPrompt(chair: TurnsChair): Prompt {
  const { cast, draft, terminal } = chair.room;
  const verbs = moveVerbs(chair);
  const label = cast.words.fortify;
  const staged = draft.moves.length;
  const done: Run = () => {
    if (staged === 0) return { type: 'end-turn' };
    terminal.print(`${count(staged, 'move')} ${staged === 1 ? 'is' : 'are'} staged: send, or clear.`);
    return undefined;
  };
  return {
    label: verbs.length === 0 ? `${label} (none is possible: done)` : `${label}, or done`,
    intro: objectiveIntro(chair),
    territories: originsOf(chair),
    bare: (words) => move(chair, words),
    verbs: [
      ...verbs,
      ...objectiveVerbs(chair),
      { name: 'done', also: ['end'], help: [['done', 'end the turn']], run: done },
    ],
  };
}

/** Moves before the first attack, with the same words. */
export function openingVerbs(chair: TurnsChair): Verb[] {
  return moveVerbs(chair);
}

const originsOf = (chair: TurnsChair): number[] => [
  ...new Set(offersOf(chair, 'fortify').map(({ from }) => from)),
];

function moveVerbs(chair: TurnsChair): Verb[] {
  const { cast } = chair.room;
  const [first] = offersOf(chair, 'fortify');
  if (first === undefined) return [];
  const isStaged = offersOf(chair, 'fortify-many').length > 0;
  const pair = `${territoryName(cast, first.from)} ${territoryName(cast, first.to)}`.toLowerCase();
  const what = isStaged ? 'stage a move of' : 'move';
  const help = [
    [`move ${pair} ${first.most}`, `${what} so many ${cast.words.armies}`],
    [`move ${pair} all`, `${what} as many as can go`],
  ] as const;
  return [
    { name: 'move', also: [cast.words.fortify, 'fortify'], help, run: (words) => move(chair, words) },
    {
      name: 'moves',
      help: [['moves', 'all moves that are possible']],
      run: () => listMoves(afterStaged(chair)),
    },
    ...(isStaged ? stagingVerbs(chair) : []),
  ];
}

/** Where several moves are left they are staged; a single one is sent at once. */
async function move(chair: TurnsChair, words: readonly string[]): Promise<SeatCommand | undefined> {
  const isStaged = offersOf(chair, 'fortify-many').length > 0;
  const read = await readMove(isStaged ? afterStaged(chair) : chair, words);
  if (read === undefined) return undefined;
  const [from, to, armies] = read;
  if (!isStaged) return { type: 'fortify', from, to, armies };
  stageMove(chair, read);
  return undefined;
}

function stagingVerbs(chair: TurnsChair): Verb[] {
  const { room } = chair;
  const keep = (length: number): undefined => {
    room.draft = { ...room.draft, moves: room.draft.moves.slice(0, Math.max(0, length)) };
    showMoves(chair);
  };
  const send: Run = () => {
    const { moves } = room.draft;
    if (moves.length > 0) return { type: 'fortify-many', moves };
    room.terminal.print('No move is staged.');
    return undefined;
  };
  return [
    {
      name: 'undo',
      help: [['undo', 'take back the last move staged']],
      run: () => keep(room.draft.moves.length - 1),
    },
    { name: 'clear', help: [['clear', 'begin again with the moves']], run: () => keep(0) },
    { name: 'send', help: [['send', 'make the staged moves; they cannot be changed any more']], run: send },
  ];
}
