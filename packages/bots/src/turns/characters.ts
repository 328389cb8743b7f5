import type { Temper } from './script/temper.ts';

/** Takes and holds continents, attacks at good odds. The others are variations of it. */
const steady: Temper = {
  odds: 0.6,
  cardOdds: 0.5,
  attacks: 99,
  home: 1.5,
  breaking: 0.8,
  hunting: 1,
  envy: 0.5,
  goal: 2,
  guard: 0.4,
  whim: 0.05,
};

/** The tempers of the bots that follow the script. */
export const TEMPERS = {
  /** For beginners: it picks easy fights, does not guard its territories and stops early. */
  easy: {
    ...steady,
    odds: 0.7,
    cardOdds: 0.6,
    attacks: 4,
    home: 1,
    breaking: 0,
    hunting: 0.1,
    guard: 0,
    whim: 0.8,
  },
  medium: steady,
  /** Places where the fight is and attacks everything it can beat. */
  spartacus: { ...steady, home: 0, guard: 0, odds: 0.55, cardOdds: 0.4 },
  /** Wipes out the weak and takes their cards. */
  sulla: { ...steady, hunting: 4, breaking: 0.5, guard: 0.2, odds: 0.55 },
  /** Always attacks the strongest seat. */
  cicero: { ...steady, envy: 3, breaking: 2 },
  /** Grows one connected realm around the best continent and ignores the rest. */
  augustus: { ...steady, home: 4, breaking: 0.2, hunting: 0.5, envy: 0 },
  /** Waits behind its gates for better odds. */
  fabius: { ...steady, home: 3, guard: 0.8, odds: 0.7, cardOdds: 0.5, attacks: 6 },
} as const satisfies Readonly<Record<string, Temper>>;
