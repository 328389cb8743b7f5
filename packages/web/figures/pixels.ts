import { readFileSync } from 'node:fs';
import type { Browser } from '@playwright/test';

const urlOf = (png: Buffer): string => `data:image/png;base64,${png.toString('base64')}`;

/** The same picture in a smaller file: of every colour the last bits, which nobody sees and which do not pack, go. */
export async function thin(browser: Browser, png: Buffer): Promise<Buffer> {
  const page = await browser.newPage();
  const bytes = await page.evaluate(async (source) => {
    const STEP = 8;
    const image = new Image();
    image.src = source;
    await image.decode();
    const canvas = new OffscreenCanvas(image.width, image.height);
    const context = canvas.getContext('2d')!;
    context.drawImage(image, 0, 0);
    const pixels = context.getImageData(0, 0, image.width, image.height);
    for (let i = 0; i < pixels.data.length; i++)
      if (i % 4 !== 3) pixels.data[i] = Math.min(255, Math.round(pixels.data[i]! / STEP) * STEP);
    context.putImageData(pixels, 0, 0);
    return [...new Uint8Array(await (await canvas.convertToBlob()).arrayBuffer())];
  }, urlOf(png));
  await page.close();
  return Buffer.from(bytes);
}

/** The share of pixels that look different. */
export async function differenceOf(browser: Browser, before: string, after: string): Promise<number> {
  const page = await browser.newPage();
  const share = await page.evaluate(
    async (sources) => {
      const SLIGHT = 24; // of 255, in any of red, green and blue
      const read = async (source: string): Promise<ImageData> => {
        const image = new Image();
        image.src = source;
        await image.decode();
        const context = new OffscreenCanvas(image.width, image.height).getContext('2d')!;
        context.drawImage(image, 0, 0);
        return context.getImageData(0, 0, image.width, image.height);
      };
      const [one, other] = [await read(sources[0]!), await read(sources[1]!)];
      if (one.width !== other.width || one.height !== other.height) return 1;
      let different = 0;
      for (let i = 0; i < one.data.length; i += 4)
        if ([i, i + 1, i + 2].some((at) => Math.abs(one.data[at]! - other.data[at]!) > SLIGHT)) different++;
      return different / (one.width * one.height);
    },
    [before, after].map((path) => urlOf(readFileSync(path))),
  );
  await page.close();
  return share;
}
