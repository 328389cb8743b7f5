import type { Judgement } from '../judgement.ts';

const SIZE = 150; // of a panel, without its margins
const LEFT = 34;
const TOP = 30;
const STEP = SIZE + 30;
const BOTTOM = 40;

/** Readable on light and dark pages. */
const STYLE = `
  text { font: 12px system-ui, sans-serif; fill: #1f2328; }
  .frame, .even { fill: none; stroke: #8c959f; }
  .even { stroke-dasharray: 4 4; }
  .curve { fill: none; stroke: #0969da; stroke-width: 1.5; }
  .bin { fill: #0969da; }
  @media (prefers-color-scheme: dark) {
    text { fill: #e6edf3; }
    .frame, .even { stroke: #6e7681; }
    .curve { stroke: #58a6ff; }
    .bin { fill: #58a6ff; }
  }`;

/** A picture of the calibration of every kind of game: how often seats won, by their chance. */
export function makePlot(judgements: readonly Judgement[]): string {
  const panels = judgements.filter(({ group }) => group === 'all');
  const width = LEFT + panels.length * STEP;
  const height = TOP + SIZE + BOTTOM;
  const axis = `<text x="${LEFT + SIZE / 2}" y="${height - 6}" text-anchor="middle">chance</text>
<text transform="translate(10 ${TOP + SIZE / 2}) rotate(-90)" text-anchor="middle">won</text>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" role="img">
<title>Calibration of the chances to win, by kind of game</title>
<style>${STYLE}
</style>
${panels.map(panel).join('\n')}
${axis}
</svg>
`;
}

function panel({ kind, bins }: Judgement, index: number): string {
  const left = LEFT + index * STEP;
  const x = (share: number): string => (left + SIZE * share).toFixed(1);
  const y = (share: number): string => (TOP + SIZE * (1 - share)).toFixed(1);
  const points = bins.map(({ expected, observed }) => [x(expected), y(observed)] as const);
  const marks = [0, 0.5, 1].map(
    (share) => `<text x="${x(share)}" y="${TOP + SIZE + 16}" text-anchor="middle">${share}</text>`,
  );
  const heights = [0, 0.5, 1].map(
    (share) => `<text x="${left - 4}" y="${Number(y(share)) + 4}" text-anchor="end">${share}</text>`,
  );
  return `<g>
<text x="${x(0.5)}" y="${TOP - 10}" text-anchor="middle">${kind}</text>
<rect class="frame" x="${left}" y="${TOP}" width="${SIZE}" height="${SIZE}"/>
<path class="even" d="M${x(0)} ${y(0)}L${x(1)} ${y(1)}"/>
<polyline class="curve" points="${points.map((point) => point.join(',')).join(' ')}"/>
${points.map(([cx, cy]) => `<circle class="bin" cx="${cx}" cy="${cy}" r="3"/>`).join('\n')}
${marks.join('\n')}
${index === 0 ? heights.join('\n') : ''}
</g>`;
}
