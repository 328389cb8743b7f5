/** The command line was used wrongly: one line that says what to do, exit code 2. */
export class UsageError extends Error {}
