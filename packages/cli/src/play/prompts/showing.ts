import { positionAfter } from '@rubicon/protocol/wire';
import type { Decision } from '../decision.ts';
import { changesOf } from '../staging.ts';
import { Departed } from '../terminal.ts';
import { boardText, lookText } from '../texts/board.ts';
import { narrateEntries } from '../texts/narration.ts';
import { phaseText } from '../texts/phases.ts';
import { playersText } from '../texts/players.ts';
import { rulesText } from '../texts/rules.ts';
import { belongings } from './belongings.ts';
import type { Verb } from './prompt.ts';
import { readNumber, readTerritory } from './reading.ts';
import { oddsVerb } from './turns/odds.ts';

const LOG_LINES = 20;

/** Verbs that show something or quit. None of them changes the game. */
export function showingVerbs(decision: Decision): Verb[] {
  const { cast, terminal, host } = decision.room;
  const verb = (name: string, typed: string, meaning: string, show: (words: string[]) => void): Verb => ({
    name,
    help: [[typed, meaning]],
    run(words) {
      show(words);
      return undefined;
    },
  });
  return [
    verb('board', 'board', 'the whole board', () => showBoard(decision)),
    verb('look', 'look brazil', 'a territory and its neighbours', (words) => {
      const read = readTerritory(decision, words, []);
      if (read !== undefined) terminal.print(...lookText(cast, decision.view, read.territory));
    }),
    verb('players', 'players', 'all players with their armies, cards and income', () =>
      terminal.print(...playersText(cast, decision.view, terminal.width())),
    ),
    ...belongings(decision).map(
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
    ...(decision.family === 'turns' ? [oddsVerb(decision)] : []),
    verb('rules', 'rules', 'the goal and options of this game', () => terminal.print(...rulesText(cast))),
    verb('log', 'log [lines]', 'the last events, with all dice', ([word]) => {
      terminal.print(...logText(decision, Math.max(1, readNumber(word) ?? LOG_LINES)));
    }),
    ...host.verbs.map(
      ({ name, help, run }): Verb => ({
        name,
        help,
        async run(_, line) {
          await run(line.trim().slice(name.length).trim());
          return undefined;
        },
      }),
    ),
    verb('quit', 'quit', 'leave; you can resume the game later', () => {
      throw new Departed('quit');
    }),
  ];
}

export function showBoard({ room: { cast, terminal, staging }, view }: Decision): void {
  const lines = boardText(cast, view, terminal.width(), changesOf(staging));
  terminal.print('', ...lines, '', phaseText(cast, view));
}

function logText({ room: { cast, client } }: Decision, lines: number): string[] {
  const { replica } = client;
  const all = narrateEntries(cast, positionAfter(replica, 0), replica.entries, 'every-roll');
  return all.slice(-lines);
}
