import { Departed, type Terminal } from './terminal.ts';

/** Asks a question outside the game. `?` prints the help, `quit` leaves; any other line is returned. */
export async function askLine(
  terminal: Terminal,
  question: string,
  help: readonly string[],
): Promise<string> {
  for (;;) {
    const line = (await terminal.ask(`${question}> `)).trim();
    const word = line.toLowerCase();
    if (word === 'quit') throw new Departed('quit');
    if (word !== '?' && word !== 'help') return line;
    terminal.print(...help, 'Type quit to leave.');
  }
}
