/** One thing after the other: what is posted while something is being done waits for it. */
export class Mailbox {
  private last: Promise<unknown> = Promise.resolve();

  post<T>(work: () => T | Promise<T>): Promise<T> {
    const done = this.last.then(work);
    this.last = done.catch(() => {}); // it is told to who posted it
    return done;
  }
}
