import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const read = (file: string): Buffer => readFileSync(new URL(`../${file}`, import.meta.url));
const manifest = JSON.parse(read('public/manifest.webmanifest').toString());

interface Icon {
  readonly src: string;
  readonly sizes: string;
  readonly type: string;
  readonly purpose: string;
}

/** Reads the size and opacity of a PNG from its header. */
function readPng(src: string) {
  const png = read(`public${src}`);
  expect(png.subarray(1, 4).toString()).toBe('PNG');
  return {
    sizes: `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`,
    isOpaque: png[25] === 2,
    bytes: png.length,
  };
}

test('the manifest has PNG icons in the sizes it declares', () => {
  const icons: Icon[] = manifest.icons.filter(({ type }: Icon) => type === 'image/png');
  expect(icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
    '192x192 any',
    '512x512 any',
    '512x512 maskable',
  ]);
  for (const { src, sizes, purpose } of icons) {
    const png = readPng(src);
    expect(png.sizes).toBe(sizes);
    expect(png.isOpaque).toBe(purpose === 'maskable'); // a mask cuts the corners, so the icon must fill them
    expect(png.bytes).toBeLessThan(20_000);
  }
});

test('the page links an icon for home screens that do not read the manifest', () => {
  const html = read('index.html').toString();
  const [, src = '', sizes] = /rel="apple-touch-icon" href="([^"]+)" sizes="([^"]+)"/.exec(html) ?? [];
  expect(readPng(src)).toMatchObject({ sizes: '180x180', isOpaque: true });
  expect(sizes).toBe('180x180');
});
