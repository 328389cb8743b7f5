import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { buildSync } from 'esbuild';

/** An empty document of the same origin: it can access what the page stores, and runs none of its code. */
const EMPTY = { contentType: 'text/html', body: '<!doctype html><link rel="icon" href="data:,">' };

const bundles = new Map<string, string>();

/** Opens an empty document with a module of the page as a global variable. */
export async function withModule(page: Page, path: string, name: string): Promise<void> {
  const bundle = bundles.get(path) ?? bundleOf(path, name);
  bundles.set(path, bundle);
  await page.route('/empty', (route) => route.fulfill(EMPTY));
  await page.goto('/empty');
  await page.evaluate(bundle);
}

function bundleOf(path: string, name: string): string {
  return buildSync({
    entryPoints: [fileURLToPath(new URL(path, import.meta.url))],
    bundle: true,
    format: 'iife',
    globalName: 'bundled',
    footer: { js: `globalThis.${name} = bundled;` },
    write: false,
  }).outputFiles[0]!.text;
}
