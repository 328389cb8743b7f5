/** Simulated colour blindness, and how different two colours look. */

export type Rgb = readonly [number, number, number]; // linear, 0 to 1

/** Machado, Oliveira and Fernandes (2009), full severity, on linear RGB. */
export const VISIONS = {
  usual: [1, 0, 0, 0, 1, 0, 0, 0, 1],
  protanopia: [0.152286, 1.052583, -0.204868, 0.114503, 0.786281, 0.099216, -0.003882, -0.048116, 1.051998],
  deuteranopia: [0.367322, 0.860646, -0.227968, 0.280085, 0.672501, 0.047413, -0.01182, 0.04294, 0.968881],
  tritanopia: [1.255528, -0.076749, -0.178779, -0.078411, 0.930809, 0.147602, 0.004733, 0.691367, 0.3039],
} as const;
export type Vision = keyof typeof VISIONS;

export function parseHex(hex: string): Rgb {
  const channel = (at: number): number => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return [channel(1), channel(3), channel(5)];
}

const multiply = (matrix: readonly number[], [r, g, b]: Rgb): number[] =>
  [0, 3, 6].map((row) => matrix[row]! * r + matrix[row + 1]! * g + matrix[row + 2]! * b);

export function see(colour: Rgb, vision: Vision): Rgb {
  return multiply(VISIONS[vision], colour).map((value) => Math.min(1, Math.max(0, value))) as unknown as Rgb;
}

export const luminance = ([r, g, b]: Rgb): number => 0.2126 * r + 0.7152 * g + 0.0722 * b;

export function contrast(one: Rgb, other: Rgb): number {
  const [low, high] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high! + 0.05) / (low! + 0.05);
}

const TO_XYZ = [
  0.4124564, 0.3575761, 0.1804375, 0.2126729, 0.7151522, 0.072175, 0.0193339, 0.119192, 0.9503041,
];

function toLab(colour: Rgb): Rgb {
  const [x, y, z] = multiply(TO_XYZ, colour);
  const root = (t: number): number => (t > 0.008856 ? Math.cbrt(t) : 7.787 * t + 16 / 116);
  const [fx, fy, fz] = [root(x! / 0.95047), root(y!), root(z! / 1.08883)];
  return [116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)];
}

const RADIAN = Math.PI / 180;
const hueOf = (a: number, b: number): number => (Math.atan2(b, a) / RADIAN + 360) % 360;
const fade = (chroma: number): number => Math.sqrt(chroma ** 7 / (chroma ** 7 + 25 ** 7));

/** CIEDE2000: 1 is just noticeable side by side, 10 at a glance. */
export function difference(one: Rgb, other: Rgb): number {
  const [l1, a1, b1] = toLab(one);
  const [l2, a2, b2] = toLab(other);
  const stretch = 1.5 - 0.5 * fade((Math.hypot(a1, b1) + Math.hypot(a2, b2)) / 2);
  const [c1, c2] = [Math.hypot(a1 * stretch, b1), Math.hypot(a2 * stretch, b2)];
  const [h1, h2] = [hueOf(a1 * stretch, b1), hueOf(a2 * stretch, b2)];
  const turn = ((h2 - h1 + 540) % 360) - 180;
  const hue = (h1 + turn / 2 + 360) % 360;
  const [light, chroma] = [(l1 + l2) / 2, (c1 + c2) / 2];
  const wave = (factor: number, shift: number): number => Math.cos((factor * hue + shift) * RADIAN);
  const weight = 1 - 0.17 * wave(1, -30) + 0.24 * wave(2, 0) + 0.32 * wave(3, 6) - 0.2 * wave(4, -63);
  const dl = (l2 - l1) / (1 + (0.015 * (light - 50) ** 2) / Math.sqrt(20 + (light - 50) ** 2));
  const dc = (c2 - c1) / (1 + 0.045 * chroma);
  const dh = (2 * Math.sqrt(c1 * c2) * Math.sin((turn * RADIAN) / 2)) / (1 + 0.015 * chroma * weight);
  const twist = -2 * fade(chroma) * Math.sin(60 * RADIAN * Math.exp(-(((hue - 275) / 25) ** 2)));
  return Math.sqrt(dl * dl + dc * dc + dh * dh + twist * dc * dh);
}
