import { UsageError } from '../packages/cli/src/usage.ts';

/** Runs a program; wrong arguments are reported in one line, with exit code 2. */
export async function runProgram(main: () => Promise<void> | void): Promise<void> {
  try {
    await main();
  } catch (error) {
    const isWrongUsage = error instanceof UsageError || (error instanceof TypeError && 'code' in error); // of parseArgs
    if (!isWrongUsage) throw error;
    process.stderr.write(`error: ${(error as Error).message} (--help says more)\n`);
    process.exitCode = 2;
  }
}
