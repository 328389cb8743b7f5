import { gameOptions, type ProgramOptions, programsOf } from '../input.ts';
import { usesColour } from '../output.ts';
import { playInTerminal } from '../play/play.ts';
import { parseBots } from '../players/lineup.ts';

export interface PlayOptions extends ProgramOptions {
  readonly edition?: string;
  readonly seats?: string;
  readonly bots: readonly string[];
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
    bots: parseBots(options.bots),
    programs: programsOf(options, 'ignore'),
    seed,
    options: gameOptions(options.option),
    input: stdin,
    output: stdout,
    colour: options.color && usesColour(),
  });
}
