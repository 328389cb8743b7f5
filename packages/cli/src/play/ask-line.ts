import { Departed, type Terminal } from './terminal.ts';

/** A question outside the game: the line typed, after `?` was answered with help and `quit` with leaving. */
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
    terminal.print(...help, 'quit leaves.');
  }
}
