import { gameOptions, type ProgramOptions, programsOf } from '../input.ts';
import { usesColour } from '../output.ts';
import { playInTerminal } from '../play/play.ts';
import { parseBots } from '../players/lineup.ts';
import { MachineError, UsageError } from '../usage.ts';

export interface PlayOptions extends ProgramOptions {
  readonly edition?: string;
  readonly seats?: string;
  readonly bots: readonly string[];
  readonly option: readonly string[];
  readonly seed?: string;
  readonly color: boolean;
  readonly server?: string;
  readonly table?: string;
  readonly token?: string;
  readonly data?: string;
}

export function playCommand(file: string | undefined, options: PlayOptions): Promise<number> {
  const { edition, seats, seed, server } = options;
  if (server !== undefined) return playOnServer(server, file, options);
  for (const flag of ['table', 'token', 'data'] as const)
    if (options[flag] !== undefined) throw new UsageError(`--${flag} needs --server`);
  return playInTerminal({
    file,
    edition,
    seats,
    bots: parseBots(options.bots),
    programs: programsOf(options, 'ignore'),
    seed,
    options: gameOptions(options.option),
    ...streamsOf(options),
  });
}

const streamsOf = ({ color }: PlayOptions) => ({
  input: process.stdin,
  output: process.stdout,
  colour: color && usesColour(),
});

type OnlineModule = typeof import('../play/online/online.ts');

/** Loads the client of a server only when it is needed. */
const loadOnline = (): Promise<OnlineModule> => import(new URL('./online.js', import.meta.url).href);

/** Plays on a server, where tables have their own settings. */
async function playOnServer(server: string, file: string | undefined, options: PlayOptions): Promise<number> {
  const { bots, option, edition, seats, seed } = options;
  const local = { bots: bots[0], option: option[0], edition, seats, seed };
  for (const [flag, value] of Object.entries(local))
    if (value !== undefined)
      throw new UsageError(`--${flag} is for a game without --server; there, type create`);
  const { table, data, token = process.env.RUBICON_TOKEN || undefined } = options;
  const { playOnline } = await loadOnline();
  const { code, problem } = await playOnline({ server, table, token, data, file, ...streamsOf(options) });
  if (problem === undefined) return code;
  throw code === 2 ? new UsageError(problem) : new MachineError(problem);
}
