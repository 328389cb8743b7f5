/** A request that cannot be done. Its code is stable; its facts say more about it. */
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
