import { handOf, type Position, redact, viewOf } from '@rubicon/engine';
import { RecordedGame } from '@rubicon/protocol';
import { type Chair, placesOf } from '../table.ts';
import { Departed } from '../terminal.ts';
import { boardText, lookText } from '../texts/board.ts';
import { cardName } from '../texts/cast.ts';
import { narrate } from '../texts/narration.ts';
import { phaseText } from '../texts/phases.ts';
import { playersText } from '../texts/players.ts';
import { count } from '../texts/words.ts';
import type { Verb } from './prompt.ts';
import { readNumber, readTerritory } from './reading.ts';

const LOG_LINES = 20;

/** What can be looked at at any time, and the way out. None of it changes the game. */
export function showingVerbs(chair: Chair): Verb[] {
  const { cast, terminal, save } = chair.table;
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
    verb('players', 'players', 'territories, armies, cards and income of everybody', () =>
      terminal.print(...playersText(cast, chair.view)),
    ),
    verb('cards', 'cards', 'your own cards', () => terminal.print(...handText(chair))),
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

export function showBoard({ table: { cast, terminal, draft }, view }: Chair): void {
  const lines = boardText(cast, view, terminal.width(), placesOf(draft));
  terminal.print('', ...lines, '', phaseText(cast, view));
}

function handText({ table: { cast }, seat, view }: Chair): string[] {
  const hand = handOf(view, seat);
  const next = `The next set traded brings ${cast.rules.trade.value(view.sets + 1)} armies.`;
  if (hand.length === 0) return [`You hold no cards. ${next}`];
  const lines = hand.map(
    (card) => `  ${cardName(cast, card)}${view.owner[card] === seat ? ', a territory of yours' : ''}`,
  );
  return [`You hold ${count(hand.length, 'card')}:`, ...lines, next];
}

function logText({ table: { cast, game }, seat }: Chair, lines: number): string[] {
  const events = game.events.map((event) => redact(event, seat));
  const told = narrate(cast, viewOf(beginningOf(game), seat), events, 'every-roll');
  return told.slice(-lines);
}

/** The position in which the record begins. */
function beginningOf({ header }: RecordedGame): Position {
  const beginning = RecordedGame.reopen(header, JSON.stringify(header));
  if ('error' in beginning) throw new Error(`the record begins wrongly: ${beginning.error.code}`);
  return beginning.position;
}
