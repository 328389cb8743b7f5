import { beforeEach } from 'vitest';

/** Gives every test of a file an empty `localStorage`, which Node does not have. */
export function provideLocalStorage(): void {
  beforeEach(() => {
    const items = new Map<string, string>();
    globalThis.localStorage = {
      getItem: (key: string) => items.get(key) ?? null,
      setItem: (key: string, value: string) => void items.set(key, value),
    } as Storage;
  });
}
