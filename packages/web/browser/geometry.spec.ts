import { expect, test } from './fixtures.ts';
import { findFaults } from './layout.ts';
import { STATES } from './states.ts';

const SIZES = [
  { width: 1440, height: 900 },
  { width: 1024, height: 768 },
  { width: 390, height: 844 },
];

/** A long form ends with its button. */
const SCROLLED = ['route:newGame', 'route:rules', 'route:about', 'dialog:story'];

for (const { name, reach } of STATES) {
  test(`everything has its place on a large window, a small one and a phone: ${name}`, async ({ page }) => {
    await reach(page);
    for (const size of SIZES) {
      await page.setViewportSize(size);
      const needsPrimary = !SCROLLED.includes(name);
      await expect
        .poll(() => page.evaluate(findFaults, { needsPrimary }), {
          message: `${size.width} × ${size.height}`,
        })
        .toEqual([]);
    }
  });
}
