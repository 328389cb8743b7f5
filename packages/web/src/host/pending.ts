/** Pending answers of a worker; `reject` fails all of them when the worker crashes. */
export class Pending {
  private readonly rejections = new Set<(error: Error) => void>();

  track<P extends Promise<unknown>>(answer: P): Promise<Awaited<P>> {
    return new Promise((resolve, reject) => {
      this.rejections.add(reject);
      answer
        .then((value) => resolve(value as Awaited<P>), reject)
        .finally(() => this.rejections.delete(reject));
    });
  }

  reject(error: Error): void {
    for (const reject of this.rejections) reject(error);
  }
}
