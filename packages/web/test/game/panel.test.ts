import { createElement, Suspense } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { loadPanels, panel } from '../../src/game/panel.tsx';

vi.mock('../../src/words/words.ts', async () => {
  const { en } = await import('../../src/words/en/index.ts');
  return { useWords: () => en };
});

test('a panel renders at once when the panels are loaded', async () => {
  vi.stubGlobal('navigator', { language: 'en' });
  const KeysDialog = panel('KeysDialog');
  const dialog = createElement(KeysDialog, { onClose() {} });
  const draw = (): string => renderToString(createElement(Suspense, { fallback: 'later' }, dialog));
  expect(draw()).toContain('later');
  await loadPanels();
  expect(draw()).not.toContain('later');
  vi.unstubAllGlobals();
});
