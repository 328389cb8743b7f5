import { inflateSync } from 'node:zlib';

/** Reads pixels of a PNG with 8 bits for each of red, green, blue and alpha. */
export function readPng(png: Buffer): {
  readonly width: number;
  readonly height: number;
  at(x: number, y: number): string;
} {
  const width = png.readUInt32BE(16);
  const height = png.readUInt32BE(20);
  const parts: Buffer[] = [];
  for (let at = 8; at < png.length; ) {
    const length = png.readUInt32BE(at);
    if (png.toString('latin1', at + 4, at + 8) === 'IDAT') parts.push(png.subarray(at + 8, at + 8 + length));
    at += length + 12;
  }
  const rows = unfilter(inflateSync(Buffer.concat(parts)), width * 4, height);
  return {
    width,
    height,
    at: (x, y) => `#${rows[y]?.subarray(4 * x, 4 * x + 3).toString('hex')}`,
  };
}

const PIXEL = 4;

/** Undoes the filter of each row: the bytes are differences from the pixels to the left, above, and both. */
function unfilter(bytes: Buffer, stride: number, height: number): Buffer[] {
  const rows: Buffer[] = [];
  let above = Buffer.alloc(stride);
  for (let y = 0; y < height; y++) {
    const start = y * (stride + 1);
    const row = Buffer.from(bytes.subarray(start + 1, start + 1 + stride));
    for (let i = 0; i < stride; i++) {
      const left = i < PIXEL ? 0 : (row[i - PIXEL] ?? 0);
      const corner = i < PIXEL ? 0 : (above[i - PIXEL] ?? 0);
      row[i] = (row[i] ?? 0) + predict(bytes[start] ?? 0, left, above[i] ?? 0, corner);
    }
    rows.push(row);
    above = row;
  }
  return rows;
}

function predict(filter: number, left: number, up: number, corner: number): number {
  switch (filter) {
    case 1:
      return left;
    case 2:
      return up;
    case 3:
      return (left + up) >> 1;
    case 4: {
      const [a, b, c] = [Math.abs(up - corner), Math.abs(left - corner), Math.abs(left + up - 2 * corner)];
      return a <= b && a <= c ? left : b <= c ? up : corner;
    }
    default:
      return 0;
  }
}
