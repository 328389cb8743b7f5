import type { Page } from '@playwright/test';

/** Moves made on one page and shown on another. Times are in milliseconds since 1970, by the machine's clock. */
export interface Moves {
  readonly sent: Readonly<Record<number, { readonly clicked: number; readonly left: number }>>; // by number of the line
  readonly shown: Readonly<Record<number, { readonly came: number; readonly drawn: number }>>; // likewise
}

/** The parts of the time from a click to the screen of the opponent, in milliseconds. */
export interface Delay {
  readonly leaving: number; // from the click until the command is sent
  readonly under: number; // until its line arrives
  readonly drawing: number; // until its frame is drawn
}

/** Records the moves a page sends and shows, starting with its next load. */
export async function noteMoves(page: Page): Promise<void> {
  await page.addInitScript(noteHere);
}

export const movesOf = (page: Page): Promise<Moves> =>
  page.evaluate(() => (globalThis as unknown as { moves: Moves }).moves);

/** Returns how long each move of one page took to appear on the other. */
export function delaysBetween(from: Moves, to: Moves): Delay[] {
  return Object.entries(from.sent).flatMap(([seq, { clicked, left }]) => {
    const line = to.shown[Number(seq)];
    if (line === undefined) return [];
    return [{ leaving: left - clicked, under: line.came - left, drawing: line.drawn - line.came }];
  });
}

/**
 * Runs in the page. A move is a command that changes badges. It is sent by a click or a key and gets its number with the
 * answer. The other page has shown it once its badges have changed after that line and the frame is drawn.
 */
function noteHere(): void {
  const MOVES = ['claim', 'place', 'place-rest', 'attack', 'assault', 'occupy', 'fortify'];
  const sent: Record<number, { clicked: number; left: number }> = {};
  const shown: Record<number, { came: number; drawn: number }> = {};
  const leaving = new Map<string, { clicked: number; left: number }>(); // by id of the command
  let waiting: { seq: number; came: number }[] = []; // lines that are not on the screen yet
  let clicked = 0;
  Object.assign(globalThis, { moves: { sent, shown } });
  const now = (): number => performance.timeOrigin + performance.now();
  for (const type of ['click', 'keydown'])
    addEventListener(
      type,
      () => {
        clicked = now();
      },
      { capture: true },
    );

  const RealSocket = WebSocket;
  globalThis.WebSocket = class extends RealSocket {
    constructor(url: string | URL, protocols?: string | string[]) {
      super(url, protocols);
      this.addEventListener('message', ({ data }) => {
        const { type, id, seq, events } = JSON.parse(String(data));
        const times = leaving.get(id);
        if (type === 'accepted' && times !== undefined) sent[seq] = times;
        if (type === 'line' && events !== undefined) waiting.push({ seq, came: now() });
      });
    }

    override send(text: string): void {
      const { type, id, command } = JSON.parse(text);
      if (type === 'command' && MOVES.includes(command.type)) leaving.set(id, { clicked, left: now() });
      super.send(text);
    }
  };

  const isBadge = ({ target }: MutationRecord): boolean =>
    (target instanceof Element ? target : target.parentElement)?.closest('[role=button][data-territory]') !==
    null;
  new MutationObserver((changes) => {
    if (waiting.length === 0 || !changes.some(isBadge)) return;
    const changed = waiting;
    waiting = [];
    requestAnimationFrame(() =>
      setTimeout(() => {
        for (const { seq, came } of changed) shown[seq] = { came, drawn: now() };
      }),
    );
  }).observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
}
