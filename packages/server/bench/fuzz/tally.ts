/** The outcome of every message that was sent. */
export class Tally {
  sent = 0;
  reachedRules = 0; // of these, commands of a seated client in a valid envelope
  readonly codes = new Map<string, number>();
  readonly problems: string[] = []; // anything that must not happen

  count(kind: string, code: string): void {
    const key = `${kind} ${code}`;
    this.codes.set(key, (this.codes.get(key) ?? 0) + 1);
  }

  fail(problem: string): void {
    if (this.problems.length < 20) this.problems.push(problem.slice(0, 400));
  }

  /** The share of each code, most frequent first. */
  get shares(): Record<string, string> {
    const all = [...this.codes].sort(([, a], [, b]) => b - a);
    return Object.fromEntries(all.map(([key, n]) => [key, `${((100 * n) / this.sent).toFixed(3)} %`]));
  }
}
