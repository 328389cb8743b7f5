import { UsageError } from '../packages/cli/src/usage.ts';

/** Runs a program; reports wrong arguments in one line, with exit code 2. */
export async function runProgram(main: () => Promise<void> | void): Promise<void> {
  try {
    await main();
  } catch (error) {
    const isOfParseArgs = error instanceof TypeError && 'code' in error;
    if (!(error instanceof UsageError || isOfParseArgs)) throw error;
    process.stderr.write(`error: ${error.message} (--help says more)\n`);
    process.exitCode = 2;
  }
}

/** Returns a number from the command line, not necessarily a whole one. */
export function numberAbove(name: string, text: string, least: number): number {
  const number = Number(text);
  if (number > least) return number;
  throw new UsageError(`${name} takes a number above ${least}`);
}
