/** A request that cannot be carried out: a stable code, and facts with details. */
export class ApiError extends Error {
  readonly code: string;
  readonly status: number;
  readonly facts: Readonly<Record<string, unknown>>;

  constructor(code: string, status = 400, facts: Readonly<Record<string, unknown>> = {}) {
    super(code);
    this.name = 'ApiError';
    this.code = code;
    this.status = status;
    this.facts = facts;
  }
}
