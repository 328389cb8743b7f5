import {
  type Challenge,
  gradeLine,
  isReached,
  type Line,
  MOST_STRIKES,
  makeLine,
  playPlacements,
  playStrike,
} from '@rubicon/analysis';
import { clonePosition, type Dice, type Event, NOBODY, seatsIn } from '@rubicon/engine';
import { askLine } from '../play/ask-line.ts';
import type { Terminal } from '../play/terminal.ts';
import { boardText } from '../play/texts/board.ts';
import { armies, type Cast, markedName } from '../play/texts/cast.ts';
import { narrate } from '../play/texts/narration.ts';
import { listed } from '../play/texts/words.ts';
import { UsageError } from '../usage.ts';
import { comparisonText, goalText, percent, starsText } from './texts.ts';
import { type DatedChallenge, lineFrom } from './today.ts';

const HELP = [
  `Write a line before any dice are rolled: placements, then up to ${MOST_STRIKES} strikes.`,
  '  place brazil 3; strike brazil north-africa leave 2; strike north-africa egypt',
  'A strike continues until the territory is taken; if it fails, the line ends.',
  'Then all armies move in except those left behind (1 by default).',
  'Type board to see the board again.',
];

/** Shows a challenge, asks for a line until it fits, grades it and plays it out. */
export async function playChallenge(
  terminal: Terminal,
  cast: Cast,
  { date, challenge }: DatedChallenge,
  dice: Dice,
): Promise<void> {
  showChallenge(terminal, cast, date, challenge);
  const line = await askForLine(terminal, cast, challenge);
  const { chance, stars } = gradeLine(challenge, line);
  terminal.print('', `${starsText(stars)}  ${percent(chance)}  (${comparisonText(challenge)})`);
  terminal.print('The best line:', `  ${makeLine(challenge.rules.board, challenge.best)}`, '');
  playOut(terminal, cast, challenge, line, dice);
}

function showChallenge(terminal: Terminal, cast: Cast, date: string, challenge: Challenge): void {
  const { position, goal } = challenge;
  terminal.print(...boardText(cast, position, terminal.width()), '');
  const others = seatsIn(position).filter((seat) => seat !== position.seat);
  const opponents = listed(others.map((seat) => markedName(cast, seat)));
  terminal.print(
    `Challenge of ${date}: you are ${markedName(cast, position.seat)} against ${opponents}.`,
    `${goalText(cast, goal)} You have ${armies(cast, position.toPlace)} to place. Type ? for help.`,
  );
}

async function askForLine(terminal: Terminal, cast: Cast, challenge: Challenge): Promise<Line> {
  for (;;) {
    const text = await askLine(terminal, 'line', HELP);
    if (text === 'board') {
      terminal.print(...boardText(cast, challenge.position, terminal.width()));
      continue;
    }
    try {
      return lineFrom(challenge, text);
    } catch (error) {
      if (!(error instanceof UsageError)) throw error;
      terminal.print(error.message);
    }
  }
}

function playOut(terminal: Terminal, cast: Cast, challenge: Challenge, line: Line, dice: Dice): void {
  const { rules, goal } = challenge;
  const position = clonePosition(challenge.position);
  const { seat } = position;
  const tell = (play: (log: Event[]) => boolean): boolean => {
    const before = clonePosition(position);
    const log: Event[] = [];
    const isDone = play(log);
    terminal.print(...narrate(cast, before, log, 'every-roll'));
    return isDone;
  };
  tell((log) => {
    playPlacements(rules, position, line, dice, log);
    return true;
  });
  for (const strike of line.strikes)
    if (!tell((log) => playStrike(rules, position, strike, dice, log))) break;
  const isDone = isReached(rules.board, goal, seat, position) || position.winner !== NOBODY;
  terminal.print('', isDone ? 'Goal reached.' : 'Goal missed.');
}
