/** Returns the width of a text, in units of its font size. */
export type TextWidth = (text: string) => number;

/** An estimate without fonts; real text is rarely wider. */
export const estimateWidth: TextWidth = (text) =>
  [...text].reduce(
    (sum, letter) => sum + (/[iljtfrI.,' ]/.test(letter) ? 0.36 : /[A-ZmwÄÖÜ]/.test(letter) ? 0.74 : 0.6),
    0,
  );

const SIZE = 100; // large enough that hinting does not matter

/** Measures with the font of an element, or estimates if there is no canvas. */
export function widthIn(element: Element, weight: number): TextWidth {
  const context = document.createElement('canvas').getContext('2d');
  if (!context) return estimateWidth;
  context.font = `${weight} ${SIZE}px ${getComputedStyle(element).fontFamily}`;
  return (text) => context.measureText(text).width / SIZE;
}
