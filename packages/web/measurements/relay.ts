import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import type { Browser, Page } from '@playwright/test';
import { type WebSocket as ServerSocket, WebSocketServer } from 'ws';

/** Measures the baseline: a click on one tiny page changes a text on another through a bare relay. Returns the delays. */
export async function measureRelay(browser: Browser, messages: number, pause: number): Promise<number[]> {
  const server = new WebSocketServer({ host: '127.0.0.1', port: 0 });
  const sockets: ServerSocket[] = [];
  server.on('connection', (socket) => {
    sockets.push(socket);
    socket.on('message', (data) => {
      for (const other of sockets) if (other !== socket) other.send(String(data));
    });
  });
  await once(server, 'listening');
  const url = `ws://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const [from, to] = [await openTiny(browser, url), await openTiny(browser, url)];
  const delays: number[] = [];
  for (let message = 0; message < messages; message++) {
    const shown = to.evaluate(() => (globalThis as unknown as Tiny).nextShown());
    const clicked = await from.evaluate(() => (globalThis as unknown as Tiny).click());
    delays.push((await shown) - clicked);
    await from.waitForTimeout(pause);
  }
  await Promise.all([from, to].map((page) => page.context().close()));
  for (const socket of sockets) socket.terminate();
  server.close();
  return delays;
}

/** The functions of the tiny page; both return times in milliseconds since 1970. */
interface Tiny {
  click(): number;
  nextShown(): Promise<number>;
}

async function openTiny(browser: Browser, url: string): Promise<Page> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.setContent('<button>Send</button><p>0</p>');
  await page.evaluate(async (address) => {
    const now = (): number => performance.timeOrigin + performance.now();
    const button = document.querySelector('button')!;
    const text = document.querySelector('p')!;
    const socket = new WebSocket(address);
    let count = 0;
    button.onclick = () => socket.send(JSON.stringify({ type: 'line', seq: ++count }));
    socket.onmessage = ({ data }) => {
      text.textContent = String(JSON.parse(data).seq);
    };
    const click = (): number => {
      const time = now();
      button.click();
      return time;
    };
    const nextShown = (): Promise<number> =>
      new Promise((resolve) => {
        const observer = new MutationObserver(() => {
          observer.disconnect();
          requestAnimationFrame(() => setTimeout(() => resolve(now())));
        });
        observer.observe(text, { childList: true });
      });
    Object.assign(globalThis, { click, nextShown });
    await new Promise((resolve) => {
      socket.onopen = resolve;
    });
  }, url);
  return page;
}
