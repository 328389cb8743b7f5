import { readFileSync } from 'node:fs';
import type { Browser } from '@playwright/test';
import { makePng } from './png.ts';

const urlOf = (png: Buffer): string => `data:image/png;base64,${png.toString('base64')}`;

/** Halves the file size by rounding colours; the difference is invisible. */
export async function compress(browser: Browser, png: Buffer): Promise<Buffer> {
  const page = await browser.newPage();
  const { width, height, data } = await page.evaluate(async (source) => {
    const STEP = 3;
    const image = new Image();
    image.src = source;
    await image.decode();
    const context = new OffscreenCanvas(image.width, image.height).getContext('2d')!;
    context.drawImage(image, 0, 0);
    const pixels = context.getImageData(0, 0, image.width, image.height).data;
    const rgb = pixels.filter((_, i) => i % 4 !== 3).map((value) => Math.round(value / STEP) * STEP);
    const url = await new Promise<string>((resolve) => {
      const reader = new FileReader();
      reader.onload = () => resolve(String(reader.result));
      reader.readAsDataURL(new Blob([rgb]));
    });
    return { width: image.width, height: image.height, data: url.slice(url.indexOf(',') + 1) };
  }, urlOf(png));
  await page.close();
  return makePng(width, height, Buffer.from(data, 'base64'));
}

/** Returns the share of pixels that differ visibly. */
export async function differenceOf(browser: Browser, before: string, after: string): Promise<number> {
  const page = await browser.newPage();
  const share = await page.evaluate(
    async (sources) => {
      const TOLERANCE = 24; // of 255, per channel
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
        if ([i, i + 1, i + 2].some((at) => Math.abs(one.data[at]! - other.data[at]!) > TOLERANCE))
          different++;
      return different / (one.width * one.height);
    },
    [before, after].map((path) => urlOf(readFileSync(path))),
  );
  await page.close();
  return share;
}
