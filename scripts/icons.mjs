import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { root } from './bundles.mjs';
import { findChromium } from './chromium.mjs';

/** Only the central circle of a maskable icon is always visible, so the drawing must fit into it. */
const IN_CIRCLE = 0.75;

/** `ground`: coloured to the edges, for systems that round the corners themselves. */
const ICONS = [
  { name: 'icon-192', size: 192, scale: 1, ground: false },
  { name: 'icon-512', size: 512, scale: 1, ground: false },
  { name: 'icon-maskable-512', size: 512, scale: IN_CIRCLE, ground: true },
  { name: 'apple-touch-icon', size: 180, scale: 1, ground: true },
];

const folder = join(root, 'packages/web/public');
const svg = readFileSync(join(folder, 'icon.svg'), 'utf8');
const colour = /<rect[^>]* fill="(#[0-9a-f]+)"/.exec(svg)?.[1];
if (colour === undefined) throw new Error('icon.svg has no ground');

const browser = await chromium.launch({ executablePath: await findChromium(), args: ['--no-sandbox'] });
try {
  const page = await browser.newPage();
  for (const { name, size, scale, ground } of ICONS) {
    const source = `data:image/svg+xml,${encodeURIComponent(svg)}`;
    const style = `display:grid;place-items:center;height:100vh;margin:0;${ground ? `background:${colour}` : ''}`;
    await page.setViewportSize({ width: size, height: size });
    await page.setContent(`<body style="${style}"><img src="${source}" width="${size * scale}"></body>`);
    await page.locator('img').evaluate((image) => image.decode());
    const png = await page.screenshot({ omitBackground: !ground });
    writeFileSync(join(folder, `${name}.png`), png);
    console.log(`packages/web/public/${name}.png: ${png.length} bytes`);
  }
} finally {
  await browser.close();
}
