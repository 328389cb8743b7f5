import { expect, test } from './fixtures.ts';

test.use({ isCached: true });

test('the icons match their drawing, and are available offline', async ({ page, context }) => {
  await page.goto('/about');
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null); // all files are cached
  await context.setOffline(true);
  const shares = await page.evaluate(async () => {
    const TOLERANCE = 48; // of 255: anti-aliasing differs slightly
    const pixelsOf = async (source: string, size: number): Promise<Uint8ClampedArray> => {
      const image = new Image(size, size);
      image.src = source;
      await image.decode();
      const context = new OffscreenCanvas(size, size).getContext('2d')!;
      context.drawImage(image, 0, 0, size, size);
      return context.getImageData(0, 0, size, size).data;
    };
    const differenceOf = async (source: string, size: number): Promise<number> => {
      const drawn = await pixelsOf('/icon.svg', size);
      const made = await pixelsOf(source, size);
      const different = drawn.filter((value, i) => Math.abs(value - made[i]!) > TOLERANCE);
      return different.length / drawn.length;
    };
    const { icons } = await (await fetch('/manifest.webmanifest')).json();
    const plain = icons.filter((icon: { purpose: string }) => icon.purpose === 'any');
    return Promise.all([
      ...plain.map(({ src }: { src: string }) => differenceOf(src, 192)),
      ...['/icon-maskable-512.png', '/apple-touch-icon.png'].map(async (src) =>
        (await fetch(src)).ok ? 0 : 1,
      ),
    ]);
  });
  expect(shares).toHaveLength(5);
  for (const share of shares) expect(share).toBeLessThan(0.02);
});
