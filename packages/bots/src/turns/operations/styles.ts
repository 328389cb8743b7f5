import { TEMPERS } from '../characters.ts';
import type { Style } from './style.ts';

/** Attacks only for a purpose, and only as long as it is likely to succeed. The others are variations of it. */
const purposeful: Style = {
  kill: 4,
  land: 2,
  breaking: 1,
  envy: 1,
  card: 1,
  spread: 0,
  blood: 0,
  thrift: 0.8,
  nerve: 0.55,
  masses: false,
  takesCards: false,
  script: TEMPERS.medium,
};

export const STYLES = {
  /** A lively opponent: attacks often, completes and breaks continents, and eliminates the weak without counting on it. */
  medium: {
    ...purposeful,
    kill: 0.5,
    land: 1,
    breaking: 3,
    spread: 1,
    blood: 0.2,
    thrift: 0.3,
    nerve: 0.7,
    takesCards: true,
  },
  /** Eliminates a seat whenever it can pay for it, and attacks early. */
  killer: { ...purposeful, kill: 12, land: 1, blood: 0.1, thrift: 0.6, masses: true },
  /** The same, but saves its armies until it can eliminate a seat. */
  stalker: { ...purposeful, kill: 15, land: 1, script: { ...TEMPERS.spartacus, guard: 0.3 } },
  /** Completes continents and breaks those of the leader. */
  planner: { ...purposeful, kill: 3, land: 3, breaking: 4, envy: 2, nerve: 0.5 },
  /** Builds and guards one continent after another. */
  settler: { ...purposeful, kill: 2, land: 5, nerve: 0.65, script: TEMPERS.fabius },
  /** Attacks weak territories everywhere. */
  raider: {
    ...purposeful,
    land: 1,
    breaking: 3,
    spread: 0.6,
    blood: 0.2,
    thrift: 0.6,
    script: TEMPERS.spartacus,
  },
  /** Draws a card every turn at little risk, saves its armies, and eliminates seats late. */
  banker: {
    ...purposeful,
    kill: 6,
    card: 2,
    thrift: 1,
    nerve: 0.75,
    takesCards: true,
    script: TEMPERS.fabius,
  },
  /** Hunts the leader with one large army. */
  avenger: { ...purposeful, kill: 9, land: 0.5, breaking: 3, envy: 3, thrift: 0.4, nerve: 0.5, masses: true },
} as const satisfies Readonly<Record<string, Style>>;
