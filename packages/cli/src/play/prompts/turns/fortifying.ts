import type { SeatCommand } from '@rubicon/engine';
import { offersOf, type TurnsDecision } from '../../decision.ts';
import { territoryName } from '../../texts/cast.ts';
import { count } from '../../texts/words.ts';
import type { Prompt, Run, Verb } from '../prompt.ts';
import { afterStaged, listMoves, readMove, showMoves, stageMove } from './moves.ts';
import { objectiveIntro, objectiveVerbs } from './objectives.ts';

/** The end of a turn: taking an objective and fortifying. */
export function fortifyPrompt(decision: TurnsDecision): Prompt {
  const { cast, staging, terminal } = decision.room;
  const verbs = moveVerbs(decision);
  const label = cast.words.fortify;
  const staged = staging.moves.length;
  const done: Run = () => {
    if (staged === 0) return { type: 'end-turn' };
    terminal.print(`${count(staged, 'move')} ${staged === 1 ? 'is' : 'are'} staged. Type send or clear.`);
    return undefined;
  };
  return {
    label: verbs.length === 0 ? `${label} (none possible: done)` : `${label}, or done`,
    intro: objectiveIntro(decision),
    territories: originsOf(decision),
    bare: (words) => move(decision, words),
    verbs: [
      ...verbs,
      ...objectiveVerbs(decision),
      { name: 'done', also: ['end'], help: [['done', 'end the turn']], run: done },
    ],
  };
}

/** Verbs for moves before the first attack. */
export function openingVerbs(decision: TurnsDecision): Verb[] {
  return moveVerbs(decision);
}

const originsOf = (decision: TurnsDecision): number[] => [
  ...new Set(offersOf(decision, 'fortify').map(({ from }) => from)),
];

function moveVerbs(decision: TurnsDecision): Verb[] {
  const { cast } = decision.room;
  const [first] = offersOf(decision, 'fortify');
  if (first === undefined) return [];
  const isStaged = offersOf(decision, 'fortify-many').length > 0;
  const pair = `${territoryName(cast, first.from)} ${territoryName(cast, first.to)}`.toLowerCase();
  const what = isStaged ? 'stage a move of' : 'move';
  const help = [
    [`move ${pair} ${first.most}`, `${what} this many ${cast.words.armies}`],
    [`move ${pair} all`, `${what} as many as possible`],
  ] as const;
  return [
    { name: 'move', also: [cast.words.fortify, 'fortify'], help, run: (words) => move(decision, words) },
    {
      name: 'moves',
      help: [['moves', 'list all possible moves']],
      run: () => listMoves(afterStaged(decision)),
    },
    ...(isStaged ? stagingVerbs(decision) : []),
  ];
}

/** Verbs that edit staged moves; a single move is sent at once. */
async function move(decision: TurnsDecision, words: readonly string[]): Promise<SeatCommand | undefined> {
  const isStaged = offersOf(decision, 'fortify-many').length > 0;
  const read = await readMove(isStaged ? afterStaged(decision) : decision, words);
  if (read === undefined) return undefined;
  const [from, to, armies] = read;
  if (!isStaged) return { type: 'fortify', from, to, armies };
  stageMove(decision, read);
  return undefined;
}

function stagingVerbs(decision: TurnsDecision): Verb[] {
  const { room } = decision;
  const keep = (length: number): undefined => {
    room.staging = { ...room.staging, moves: room.staging.moves.slice(0, Math.max(0, length)) };
    showMoves(decision);
  };
  const send: Run = () => {
    const { moves } = room.staging;
    if (moves.length > 0) return { type: 'fortify-many', moves };
    room.terminal.print('No moves staged.');
    return undefined;
  };
  return [
    {
      name: 'undo',
      help: [['undo', 'undo the last staged move']],
      run: () => keep(room.staging.moves.length - 1),
    },
    { name: 'clear', help: [['clear', 'clear all staged moves']], run: () => keep(0) },
    { name: 'send', help: [['send', 'make the staged moves; this is final']], run: send },
  ];
}
