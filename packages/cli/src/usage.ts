/** The command line was used wrongly: one line that says what to do, exit code 2. */
export class UsageError extends Error {}

/** The machine did not do its part: one line that says so, exit code 1. */
export class MachineError extends Error {}
