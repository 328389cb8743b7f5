import { gameOptions } from '../input.ts';
import { usesColour } from '../output.ts';
import { playInTerminal } from '../play/play.ts';

export interface PlayOptions {
  readonly edition?: string;
  readonly seats?: string;
  readonly option: readonly string[];
  readonly seed?: string;
  readonly color: boolean;
}

export function playCommand(file: string | undefined, options: PlayOptions): Promise<number> {
  const { edition, seats, seed } = options;
  const { stdin, stdout } = process;
  return playInTerminal({
    file,
    edition,
    seats,
    seed,
    options: gameOptions(options.option),
    input: stdin,
    output: stdout,
    colour: options.color && usesColour(),
  });
}
