import type { Chair } from '../chair.ts';
import { changesOf } from '../draft.ts';
import { Departed } from '../terminal.ts';
import { boardText, lookText } from '../texts/board.ts';
import { narrate } from '../texts/narration.ts';
import { phaseText } from '../texts/phases.ts';
import { playersText } from '../texts/players.ts';
import { rulesText } from '../texts/rules.ts';
import { belongings } from './belongings.ts';
import type { Verb } from './prompt.ts';
import { readNumber, readTerritory } from './reading.ts';
import { oddsVerb } from './turns/odds.ts';

const LOG_LINES = 20;

/** What can be looked at at any time, and the way out. None of it changes the game. */
export function showingVerbs(chair: Chair): Verb[] {
  const { cast, terminal, save } = chair.room;
  const verb = (name: string, typed: string, meaning: string, show: (words: string[]) => void): Verb => ({
    name,
    help: [[typed, meaning]],
    run(words) {
      show(words);
      return undefined;
    },
  });
  return [
    verb('board', 'board', 'the whole board', () => showBoard(chair)),
    verb('look', 'look brazil', 'a territory and its neighbours', (words) => {
      const read = readTerritory(chair, words, []);
      if (read !== undefined) terminal.print(...lookText(cast, chair.view, read.territory));
    }),
    verb('players', 'players', 'everybody, with what all may know of them', () =>
      terminal.print(...playersText(cast, chair.view, terminal.width())),
    ),
    ...belongings(chair).map(
      ({ name, also, meaning, text }): Verb => ({
        name,
        also: also ?? [],
        help: meaning === undefined ? [] : [[name, meaning]],
        run() {
          terminal.print(...text());
          return undefined;
        },
      }),
    ),
    ...(chair.family === 'turns' ? [oddsVerb(chair)] : []),
    verb('rules', 'rules', 'how this game is won, and its options', () => terminal.print(...rulesText(cast))),
    verb('log', 'log [lines]', 'what happened last, with all dice', ([word]) => {
      terminal.print(...logText(chair, Math.max(1, readNumber(word) ?? LOG_LINES)));
    }),
    verb('save', 'save', 'where the game is saved', () =>
      terminal.print(`Everything that was played is saved in ${save.file}; there is nothing more to do.`),
    ),
    verb('quit', 'quit', 'leave; the game can be resumed', () => {
      throw new Departed('quit');
    }),
  ];
}

export function showBoard({ room: { cast, terminal, draft }, view }: Chair): void {
  const lines = boardText(cast, view, terminal.width(), changesOf(draft));
  terminal.print('', ...lines, '', phaseText(cast, view));
}

function logText({ room: { cast, client } }: Chair, lines: number): string[] {
  const { replica } = client;
  const events = replica.history.flatMap((line) => line.events);
  const told = narrate(cast, replica.viewAfter(0), events, 'every-roll');
  return told.slice(-lines);
}
