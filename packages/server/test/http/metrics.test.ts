import { readFileSync } from 'node:fs';
import { expect, onTestFinished, test } from 'vitest';
import { House } from '../house.ts';

const read = (path: string): string => readFileSync(new URL(`../../../../${path}`, import.meta.url), 'utf8');

/** The metrics that a text names, without the suffix of a histogram. */
const namesIn = (text: string): readonly string[] =>
  [...text.matchAll(/\b(?:rubicon|nodejs)_[a-z_0-9]+/g)].map(([name]) => name.replace(/_bucket$/, ''));

test.each(['deploy/dashboard.json', 'docs/operations.md'])(
  '%s names metrics that a server has',
  async (path) => {
    const house = await House.open();
    onTestFinished(() => house.close());
    const metrics = await (await fetch(`${house.server.url}/metrics`)).text();
    const known = [...metrics.matchAll(/^# TYPE (\S+)/gm)].map(([, name]) => name);
    const named = namesIn(read(path));
    expect(named.length).toBeGreaterThan(5);
    expect(known).toEqual(expect.arrayContaining([...named]));
  },
);
