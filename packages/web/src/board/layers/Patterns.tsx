import { memo } from 'react';
import { fillOf, HOLDERS, inkOf, PATTERNS, type Pattern } from '../colours.ts';

const SIZE = 12; // units

/** Subtle patterns on the land of each owner. */
const motifs: Readonly<Record<Pattern, string>> = {
  plain: '',
  stripes: 'M-3 3L3-3M0 12L12 0M9 15L15 9',
  dots: 'M3 3h.01M9 9h.01',
  crosses: 'M1.5 3h3M3 1.5v3M7.5 9h3M9 7.5v3',
  waves: 'M0 4q3-3.500 6 0t6 0M0 10q3-3.500 6 0t6 0',
  checks: 'M0 0H12M0 6H12M0 0V12M6 0V12',
};

const widths: Readonly<Record<Pattern, number>> = {
  plain: 0,
  stripes: 1.6,
  dots: 2.6,
  crosses: 1.1,
  waves: 1.1,
  checks: 1,
};

export const Patterns = memo(function Patterns({ id }: { id: string }) {
  return (
    <defs>
      {HOLDERS.map((holder) => (
        <pattern key={holder} id={`${id}-${holder}`} width={SIZE} height={SIZE} patternUnits="userSpaceOnUse">
          <rect width={SIZE} height={SIZE} style={{ fill: fillOf(holder) }} />
          <path
            d={motifs[PATTERNS[holder]]}
            strokeWidth={widths[PATTERNS[holder]]}
            strokeLinecap="round"
            fill="none"
            style={{ stroke: inkOf(holder), strokeOpacity: 'var(--board-pattern)' }}
          />
        </pattern>
      ))}
    </defs>
  );
});
