const ring = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;

/** The sign of each bot, in a square from -1 to 1; overlaps are holes. */
export const BOT_GLYPHS: Readonly<Record<string, string>> = {
  // A wooden sword, a gladius, an eagle, an owl.
  easy: 'M-.24.3V-.72L0-1L.24-.72V.3ZM-.62.3H.62V.52H-.62ZM-.15.52H.15V1H-.15ZM-.06-.62H.06V.12H-.06Z',
  medium: `M0-1.06L.22-.72L.15-.2L.24.3H-.24L-.15-.2L-.22-.72ZM-.52.3H.52V.46H-.52ZM-.11.46H.11V.78H-.11Z${ring(0, 0.9, 0.18)}`,
  hard: 'M0-.98Q.2-.98.22-.72L.2-.52Q.6-.92 1.06-.88Q1.08-.62.98-.44L.82-.42Q.84-.2.7-.08L.52-.08Q.48.12.34.18L.28.5L.52.94L.2.82L0 1L-.2.82L-.52.94L-.28.5L-.34.18Q-.48.12-.52-.08L-.7-.08Q-.84-.2-.82-.42L-.98-.44Q-1.08-.62-1.06-.88Q-.6-.92-.2-.52L-.22-.72Q-.2-.98 0-.98Z',
  expert: `M-.72-1L-.3-.8H.3L.72-1L.78-.2Q.78 1 0 1Q-.78 1-.78-.2Z${ring(-0.32, -0.32, 0.26)}${ring(0.32, -0.32, 0.26)}${ring(-0.32, -0.32, 0.12)}${ring(0.32, -0.32, 0.12)}M-.12-.06H.12L0 .22Z`,
  // A broken chain, a wolf, a scroll, a laurel, a tortoise.
  spartacus: `${ring(-0.44, 0.24, 0.52)}${ring(-0.44, 0.24, 0.28)}${ring(0.44, 0.24, 0.52)}${ring(0.44, 0.24, 0.28)}M-.1-.98L.02-.4L.14-.98ZM-.62-.86L-.26-.4L-.4-.94ZM.62-.86L.4-.94L.26-.4Z`,
  sulla:
    'M-.84-1L-.34-.56H.34L.84-1L.92-.12L.54.32L.26.88L0 1L-.26.88L-.54.32L-.92-.12ZM-.56-.16L-.14.06L-.46.16ZM.56-.16L.14.06L.46.16ZM-.17.62H.17L0 .82Z',
  cicero:
    'M-.6-1H.74A.26.26 0 0 1 1-.74V-.54H.6V.7A.3.3 0 0 1 .3 1H-.74A.26.26 0 0 1-1 .74V.54H-.6ZM-.36-.6H.36V-.46H-.36ZM-.36-.24H.36V-.1H-.36ZM-.36.12H.36V.26H-.36ZM-.36.48H.1V.62H-.36Z',
  augustus:
    'M-.05 1V-.5H.05V1ZM0-.46Q-.34-.76 0-1.08Q.34-.76 0-.46ZM-.09.72Q-.8.72-.92.16Q-.3.16-.09.72ZM.09.72Q.8.72.92.16Q.3.16.09.72ZM-.09.26Q-.72.22-.82-.32Q-.26-.28-.09.26ZM.09.26Q.72.22.82-.32Q.26-.28.09.26ZM-.09-.16Q-.58-.24-.6-.72Q-.16-.62-.09-.16ZM.09-.16Q.58-.24.6-.72Q.16-.62.09-.16Z',
  fabius: `M-.8.28A.74.76 0 0 1 .66.28ZM.7.28V.02A.2.22 0 1 1 1.04.22Q.96.3.7.28ZM-.62.36H-.28V.66H-.62ZM.16.36H.5V.66H.16ZM-.82.34L-1.04.5L-.7.36ZM-.22-.24H.1L.22.04H-.36ZM-.62.18L-.46.04L-.38.18ZM.3.18L.34.04L.5.18Z`,
  random: `M-.66-.82H.66Q.82-.82.82-.66V.66Q.82.82.66.82H-.66Q-.82.82-.82.66V-.66Q-.82-.82-.66-.82Z${ring(-0.4, -0.4, 0.15)}${ring(0.4, 0.4, 0.15)}${ring(0, 0, 0.15)}${ring(-0.4, 0.4, 0.15)}${ring(0.4, -0.4, 0.15)}`,
};

/** A person at the screen: a bust. */
export const PERSON_GLYPH = `${ring(0, -0.42, 0.46)}M-.86 1Q-.86.16 0 .16T.86 1Z`;

const LEAVES = 9; // on each side
const RADIUS = 1.62;

/** A laurel ring around the square, open at the top. */
export const LAUREL = [1, -1]
  .flatMap((side) => Array.from({ length: LEAVES }, (_, i) => drawLeaf(side, 0.16 + (i / LEAVES) * 2.66)))
  .join('');

/** A leaf at this angle from the bottom. */
function drawLeaf(side: number, angle: number): string {
  const point = (radius: number, by: number): string => {
    const at = angle + by;
    return `${(side * radius * Math.sin(at)).toFixed(2)} ${(radius * Math.cos(at)).toFixed(2)}`;
  };
  const [base, tip] = [point(RADIUS - 0.06, 0), point(RADIUS + 0.1, 0.3)];
  return `M${base}Q${point(RADIUS + 0.3, 0.08)} ${tip}Q${point(RADIUS - 0.16, 0.24)} ${base}Z`;
}
