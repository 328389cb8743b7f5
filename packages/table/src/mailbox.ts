/** A queue of work: each piece starts when the previous one has finished. */
export class Mailbox {
  private last: Promise<unknown> = Promise.resolve();

  post<T>(work: () => T | Promise<T>): Promise<T> {
    const done = this.last.then(work);
    this.last = done.catch(() => {}); // the caller of `post` sees the rejection
    return done;
  }
}
