/** Facts of an error for programs: a stable code and its details. */
export interface ErrorFacts {
  readonly code: string;
}

/** A wrong command line, reported in one line; exit code 2. */
export class UsageError extends Error {
  readonly facts: ErrorFacts;

  constructor(message: string, facts: ErrorFacts = { code: 'wrong-usage' }) {
    super(message);
    this.facts = facts;
  }
}

/** A failure outside the program, such as a full disk, reported in one line; exit code 1. */
export class MachineError extends Error {}
