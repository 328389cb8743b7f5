import type { Page } from '@playwright/test';

/** A state of the page to test: a route, a dialog or a phase. */
export interface State {
  readonly name: string; // route:…, dialog:…, phase:family/…
  reach(page: Page): Promise<void>;
  readonly isSmall?: boolean; // only on small screens
}

/** States that a page can reach one after the other. */
export type Walk = readonly State[];
