import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { PlayersPanel } from '../../src/game/status/PlayersPanel.tsx';
import { Story } from '../../src/story/Story.tsx';
import { newGame } from './games.ts';

/** Element lists with duplicate keys, which React would treat as one element. */
const duplicates = vi.hoisted(() => [] as unknown[][]);

vi.mock('react/jsx-dev-runtime', async (load) => {
  const runtime = await load<{ jsxDEV(...args: unknown[]): unknown }>();
  const look = (list: unknown): void => {
    if (!Array.isArray(list)) return;
    const keys = list.flatMap((item) => (item as { key?: unknown } | null)?.key ?? []);
    if (new Set(keys).size < keys.length) duplicates.push(keys);
    for (const item of list) look(item);
  };
  return {
    ...runtime,
    jsxDEV(type: unknown, props: { children?: unknown }, ...rest: unknown[]) {
      look(props.children);
      return runtime.jsxDEV(type, props, ...rest);
    },
  };
});
vi.mock('../../src/words/words.ts', async () => {
  const { en } = await import('../../src/words/en/index.ts');
  return { useWords: () => en };
});

test('seats may have the same name', () => {
  const { rules, position } = newGame({ edition: 'classic', players: 3, options: {}, seed: 'names' });
  const seats = (['red', 'blue', 'green'] as const).map((colour) => ({
    colour,
    name: 'medium',
    bot: 'medium',
  }));
  const game = { id: 'x', edition: 'classic', options: {}, revision: 1, seats };
  const state = { game, rules, view: position, history: [], shown: 0, seat: 'watch' } as const;
  const panel = renderToStaticMarkup(createElement(PlayersPanel, { state }));
  const story = renderToStaticMarkup(
    createElement(Story, { rules, beginning: position, end: position, lines: [], seats }),
  );
  expect([panel.match(/medium/g)?.length, story.match(/<li>/g)?.length]).not.toContain(undefined);
  expect(duplicates).toEqual([]);
});
