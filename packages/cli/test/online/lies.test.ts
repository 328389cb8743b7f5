import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createTable } from '@rubicon/api';
import { openApi } from '@rubicon/api/node';
import type { RunningServer } from '@rubicon/server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Liar, startLiar } from './liar.ts';
import { type Answer, newPath, playWith } from './person.ts';
import { startTestServer } from './server.ts';

let server: RunningServer;
let liar: Liar;

beforeAll(async () => {
  server = await startTestServer();
  liar = await startLiar(server.url);
});

afterAll(async () => {
  liar.close();
  await server.close();
});

/** Plays against a bot, and gives up at once. */
async function playShort({ data = newPath(), file = newPath() } = {}) {
  const settings = {
    edition: 'world-domination',
    options: { setup: 'quick', startingSeat: '0' },
    seats: [{}, { bot: 'easy' }],
  };
  const { table } = await createTable(openApi(server.url), settings);
  const answer: Answer = (question) => {
    if (question.startsWith('table>')) return 'ready';
    return question.includes('yes or no') ? 'yes' : 'surrender';
  };
  return playWith({ server: liar.url, table: table.id, data, file }, answer);
}

/** Changes the lines of the record. */
function lieInRecord(change: (lines: string[]) => string[]): void {
  liar.lie = (path, body) =>
    path.endsWith('/record') ? JSON.stringify({ lines: change(JSON.parse(body).lines) }) : body;
}

describe('a server that lies', () => {
  test('cannot be told from an honest one as long as it passes everything on', async () => {
    liar.lie = (_, body) => body;
    expect(await playShort()).toMatchObject({ code: 0, text: expect.stringContaining('Verified:') });
  });

  test('about a line is exposed, and what the player saw is kept', async () => {
    lieInRecord((lines) => lines.map((line) => line.replace('"type":"surrender"', '"type":"end-attacks"')));
    const [data, file] = [newPath(), newPath()];
    const { code, text } = await playShort({ data, file });
    expect(code).toBe(1);
    expect(text).toMatch(/NOT VERIFIED.*\n {2}Line \d+: the command is illegal/);
    expect(text).not.toContain('Verified:');
    expect(readFileSync(file, 'utf8')).toContain('end-attacks');
    const [folder = ''] = readdirSync(join(data, 'servers'));
    const seats = join(data, 'servers', folder, 'seats');
    const [kept = ''] = readdirSync(seats);
    expect(text).toContain(join(seats, kept));
    expect(readFileSync(join(seats, kept), 'utf8')).toContain('"seed"');
  });

  test('about its secret is exposed', async () => {
    lieInRecord((lines) =>
      lines.map((line) => line.replace(/"secret":"\w+"/, `"secret":"${'0'.repeat(64)}"`)),
    );
    const { code, text } = await playShort();
    expect(code).toBe(1);
    expect(text).toContain('the revealed secret does not match the commitment');
  });

  test('with the record of another game is exposed', async () => {
    let another: string[] = [];
    lieInRecord((lines) => {
      const given = another;
      another = lines;
      return given.length === 0 ? lines : given;
    });
    expect(await playShort()).toMatchObject({ code: 0 });
    const { code, text } = await playShort();
    expect(code).toBe(1);
    expect(text).toContain('It is the record of another game.');
  });

  test('with nonsense instead of a record is exposed', async () => {
    liar.lie = (path, body) => (path.endsWith('/record') ? '{"lines":"none"}' : body);
    expect(await playShort()).toMatchObject({
      code: 1,
      problem: expect.stringContaining('not a Rubicon server'),
    });
    lieInRecord(() => ['{}']);
    const { code, text } = await playShort();
    expect(code).toBe(1);
    expect(text).toContain('This is not a game record.');
  });
});
