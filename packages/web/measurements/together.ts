import type { Browser, Page } from '@playwright/test';
import { startTogether } from '../browser/online/tables.ts';
import { playTogether, saveSettings } from '../browser/player.ts';
import { atMost, type Measurement } from './measurement.ts';
import { type Delay, delaysBetween, movesOf, noteMoves } from './moves.ts';
import { measureOutages } from './outage.ts';
import { launch, type Place } from './page.ts';
import { percentile } from './percentile.ts';
import { measureRelay } from './relay.ts';

/** The limit for the 95th percentile of the time from a click to the opponent's screen. */
const MAX_MS = 100;

/** The delay that the game may add to a bare relay on the same machine, which may itself be slow. */
const MAX_ADDED_MS = 100;

/** The limit for the time until the pages are back in the game after a killed server listens again. */
const MAX_RETURN_MS = 2000;
const OUTAGES = 5;

const MOVES = 200;
const CLICKS = 350; // at most, by one player in one game
const PAUSE_MS = 30; // after a click

/**
 * Measures how long a move takes to reach the opponent's screen, with two browser profiles at a server's table, and how
 * long they take to come back after the server was killed.
 */
export async function measure(place: Place): Promise<Measurement[]> {
  const browser = await launch(place);
  try {
    const before = await measureRelay(browser, MOVES / 2, PAUSE_MS);
    const game = await measureGames(browser, place);
    const relay = [...before, ...(await measureRelay(browser, MOVES / 2, PAUSE_MS))];
    const people = [await openProfile(browser, place), await openProfile(browser, place)];
    return [...report(game, relay), reportOutages(await measureOutages(people, OUTAGES))];
  } finally {
    await browser.close();
  }
}

function report(delays: readonly Delay[], relay: readonly number[]): Measurement[] {
  const game = delays.map(({ leaving, under, drawing }) => leaving + under + drawing);
  const [worst, least] = [percentile(game, 0.95), percentile(relay, 0.95)];
  const added = worst - least;
  return [
    {
      text: `A move to the opponent's screen, ${game.length} moves: ${quantiles(game)} (95 % wanted: ${MAX_MS} ms)`,
    },
    { text: `  click to command: ${quantiles(delays.map(({ leaving }) => leaving))}` },
    { text: `  command to line, through the server: ${quantiles(delays.map(({ under }) => under))}` },
    { text: `  line to screen: ${quantiles(delays.map(({ drawing }) => drawing))}` },
    { text: `  a bare relay, ${relay.length} messages: ${quantiles(relay)}` },
    atMost(
      `  95 % is ${(worst / least).toFixed(1)} times that of the relay, ${added.toFixed(1)} ms more`,
      added,
      MAX_ADDED_MS,
      ' ms',
    ),
  ];
}

function reportOutages(times: readonly number[]): Measurement {
  const worst = percentile(times, 1);
  const text = `Back in the game after a killed server listens again, ${times.length} times: median ${percentile(times, 0.5).toFixed(0)} ms, worst ${worst.toFixed(0)} ms`;
  return atMost(text, worst, MAX_RETURN_MS, ' ms');
}

const quantiles = (delays: readonly number[]): string =>
  `median ${percentile(delays, 0.5).toFixed(1)} ms, 95 % ${percentile(delays, 0.95).toFixed(1)} ms`;

/** Plays games until there are enough moves; returns their delays. */
async function measureGames(browser: Browser, place: Place): Promise<Delay[]> {
  const delays: Delay[] = [];
  while (delays.length < MOVES) {
    const pages = [await openProfile(browser, place), await openProfile(browser, place)] as const;
    await startTogether(
      pages,
      { edition: 'world-domination', seats: [{}, {}], isPublic: false },
      place.address,
    );
    await playTogether(pages, { clicks: CLICKS, pause: PAUSE_MS });
    const [one, other] = await Promise.all(pages.map(movesOf));
    delays.push(...delaysBetween(one!, other!), ...delaysBetween(other!, one!));
    await Promise.all(pages.map((page) => page.context().close()));
  }
  return delays;
}

let profiles = 0;

async function openProfile(browser: Browser, { address }: Place): Promise<Page> {
  const context = await browser.newContext({
    baseURL: address,
    serviceWorkers: 'block',
    viewport: { width: 1440, height: 900 },
    extraHTTPHeaders: { 'x-forwarded-for': `10.1.0.${++profiles}` }, // the server limits what one address may do
  });
  const page = await context.newPage();
  await saveSettings(page);
  await noteMoves(page);
  return page;
}
