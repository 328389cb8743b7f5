/** The 97.5 % quantile of the normal distribution. */
export const Z = 1.959963984540054;

/** The Wilson score interval of a rate, with 95 % confidence. */
export function wilson(wins: number, games: number): { readonly low: number; readonly high: number } {
  if (games === 0) return { low: 0, high: 1 };
  const rate = wins / games;
  const spread = Z * Math.sqrt((rate * (1 - rate)) / games + (Z * Z) / (4 * games * games));
  const centre = rate + (Z * Z) / (2 * games);
  const scale = 1 + (Z * Z) / games;
  return { low: Math.max(0, (centre - spread) / scale), high: Math.min(1, (centre + spread) / scale) };
}
