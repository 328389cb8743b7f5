import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { House, type Person } from '../house.ts';

let house: House;
let ann: Person;
let bob: Person;
let eve: Person; // has no seat

beforeAll(async () => {
  house = await House.open();
});
afterAll(() => house.close());

beforeEach(async () => {
  ann = await house.newPerson('Ann');
  bob = await house.newPerson('Bob');
  eve = await house.newPerson('Eve');
});

/** Opens sockets of people at a table; each has been shown the table. */
const visit = (id: string, ...people: readonly Person[]) =>
  Promise.all(
    people.map(async (person) => {
      const opened = await person.visit(id);
      await opened.until(({ type }) => type === 'table');
      return opened;
    }),
  );

/** Stops time; the returned function lets it pass. */
function stopClocks(): (milliseconds: number) => void {
  vi.useFakeTimers({ toFake: ['Date', 'performance'] });
  onTestFinished(() => void vi.useRealTimers());
  return (milliseconds) => void vi.setSystemTime(Date.now() + milliseconds);
}

const actions = async (table: string) =>
  (await house.store.readAudit(100))
    .filter(({ detail }) => (detail as { table?: string }).table === table)
    .map(({ actor, action, subject }) => [actor, action, subject])
    .reverse();

const join = (id: string, person: Person) => person.post(`/api/tables/${id}/join`, { hash: '0'.repeat(64) });

describe('chat', () => {
  test('is open to players before, during and after the game, and to nobody else', async () => {
    const id = await house.newTable(ann);
    const [atAnn, atEve] = await visit(id, ann, eve);
    expect(await atAnn?.say('hello?')).toBe('players-only');
    await house.begin(id, [ann, bob]);
    const [atBob] = await visit(id, bob);
    expect(await atAnn?.say('Good luck!')).toBeUndefined();
    await atBob?.until(({ type }) => type === 'chat');
    expect(atBob?.chat).toEqual([
      { number: 1, player: ann.id, name: ann.name, text: 'Good luck!', at: expect.any(Number) },
    ]);
    await atBob?.sit(1);
    atBob?.send({ type: 'command', id: 'x', command: { type: 'surrender' } });
    await atBob?.table('over');
    expect(await atBob?.say('Well played')).toBeUndefined();
    const [late] = await visit(id, ann);
    await late?.until(({ type }) => type === 'chat');
    expect(late?.texts).toEqual(['Good luck!', 'Well played']);
    expect(await atEve?.say('me too')).toBe('players-only');
    await atEve?.fence();
    expect(atEve?.texts).toEqual([]);
  });

  test('can be read from the moment a player takes a seat until it is left', async () => {
    const id = await house.newTable(ann);
    const [atAnn, atBob] = await visit(id, ann, bob);
    await join(id, ann);
    await atAnn?.say('one');
    await atBob?.fence();
    expect(atBob?.texts).toEqual([]);
    await join(id, bob);
    await atBob?.until(({ type }) => type === 'chat');
    expect(atBob?.texts).toEqual(['one']);
    await bob.post(`/api/tables/${id}/leave`);
    await atAnn?.say('two');
    await atBob?.fence();
    expect(atBob?.texts).toEqual(['one']);
  });

  test('is open to everyone if the settings say so; visitors may read', async () => {
    const id = await house.newTable(ann, { chat: 'all' });
    const [atEve, atVisitor] = await visit(id, eve, house.visitor());
    expect(await atEve?.say('hello')).toBeUndefined();
    await atVisitor?.until(({ type }) => type === 'chat');
    expect(await atVisitor?.say('me too')).toBe('not-logged-in');
  });

  test('can be turned off by the settings', async () => {
    const id = await house.newTable(ann, { chat: 'none' });
    await join(id, ann);
    const [atAnn] = await visit(id, ann);
    expect(await atAnn?.say('hello')).toBe('chat-off');
    expect((await ann.view(id)).settings.chat).toBe('none');
  });

  test('refuses invalid lines and continues', async () => {
    const id = await house.newTable(ann, { chat: 'all' });
    const [atAnn] = await visit(id, ann);
    expect(await atAnn?.say('x'.repeat(301))).toBe('too-long');
    expect(await atAnn?.say(' ')).toBe('empty');
    expect(await atAnn?.say('\u202e')).toBe('bad-text');
    atAnn?.send({ type: 'say' });
    await atAnn?.until((message) => message.type === 'failed' && message.code === 'bad-message');
    expect(await atAnn?.say('hello')).toBeUndefined();
    expect(await house.store.latestChat(id, 10)).toHaveLength(1);
  });

  test('has a limit for each player and table', async () => {
    const [one, two] = [
      await house.newTable(ann, { chat: 'all' }),
      await house.newTable(ann, { chat: 'all' }),
    ];
    const writer = await house.newPerson('Writer');
    const [atOne, atTwo, atAnn] = [
      ...(await visit(one, writer)),
      ...(await visit(two, writer)),
      ...(await visit(one, ann)),
    ];
    const answers: (string | undefined)[] = [];
    for (let i = 0; i < 8; i++) answers.push(await atOne?.say(`line ${i}`));
    expect(answers.slice(0, 5)).toEqual(Array.from({ length: 5 }));
    expect(answers.slice(5)).toContain('too-fast');
    expect(await atTwo?.say('hello')).toBeUndefined();
    expect(await atAnn?.say('hello')).toBeUndefined();
  });

  test('sends the last 100 lines', async () => {
    const id = await house.newTable(ann, { chat: 'all' });
    for (let i = 1; i <= 120; i++)
      await house.store.addChat({ table: id, player: eve.id, text: `${i}`, at: i });
    const [atAnn] = await visit(id, ann);
    await atAnn?.until(({ type }) => type === 'chat');
    expect(atAnn?.texts).toEqual(Array.from({ length: 100 }, (_, i) => `${i + 21}`));
  });
});

describe('spectators who see the game with a delay', () => {
  test('neither read nor write while it runs, and may do both once they may know its end', async () => {
    const id = await house.newGame([ann, bob], { chat: 'all', spectators: { delay: 3600 } });
    const [atAnn, atEve] = await visit(id, ann, eve);
    expect(await atEve?.say('what happens?')).toBe('behind');
    expect(await atAnn?.say('I have your card')).toBeUndefined();
    await atEve?.fence();
    const [again] = await visit(id, eve);
    await again?.fence();
    expect([atEve?.texts, again?.texts]).toEqual([[], []]);
    await expect(eve.post(`/api/tables/${id}/chat/1/report`, { reason: 'x' })).rejects.toThrow(
      'unknown-line',
    );
  });

  test('read each line after the delay, but no line that was removed in the meantime', async () => {
    const id = await house.newGame([ann, bob], { chat: 'all', spectators: { delay: 1 } });
    const [atAnn, atEve] = await visit(id, ann, eve);
    const pass = stopClocks();
    await atAnn?.say('rude');
    await ann.delete(`/api/tables/${id}/chat/1`);
    await atAnn?.say('kind');
    pass(999);
    await atEve?.fence();
    expect(atEve?.texts).toEqual([]);
    pass(1);
    await atEve?.until((message) => message.type === 'chat' && message.lines.at(-1)?.text === 'kind');
    expect(JSON.stringify(atEve?.got)).not.toContain('rude');
    const [late] = await visit(id, eve);
    await late?.until(({ type }) => type === 'chat');
    expect(late?.chat.map(({ text, isRemoved }) => [text, isRemoved])).toEqual([
      ['', true],
      ['kind', undefined],
    ]);
  });
});

test('lines of a deleted player no longer reach delayed readers', async () => {
  const dan = await house.newPerson('Dan');
  const id = await house.newGame([ann, dan], { chat: 'all', spectators: { delay: 1 } });
  const [atAnn, atDan, atEve] = await visit(id, ann, dan, eve);
  const pass = stopClocks();
  await atDan?.say('my address is 1 Main Street');
  await dan.delete('/api/me', {});
  await atAnn?.say('bye');
  pass(1000);
  await atEve?.until((message) => message.type === 'chat' && message.lines.at(-1)?.text === 'bye');
  expect(JSON.stringify(atEve?.got)).not.toContain('Main Street');
});

describe('moderation', () => {
  test('a muted player writes nothing at that table', async () => {
    const id = await house.newTable(ann, { chat: 'all' });
    const [atEve] = await visit(id, eve);
    const mute = (person: Person, isMuted: boolean) =>
      person.post(`/api/tables/${id}/mutes`, { player: eve.id, isMuted });
    await expect(mute(bob, true)).rejects.toThrow('not-host');
    await mute(ann, true);
    expect(await atEve?.say('hello')).toBe('muted');
    expect(await ann.get(`/api/tables/${id}/mutes`)).toEqual({ players: [eve.id] });
    await expect(bob.get(`/api/tables/${id}/mutes`)).rejects.toThrow('not-host');
    await mute(ann, false);
    expect(await atEve?.say('hello')).toBeUndefined();
    const unknown = ann.post(`/api/tables/${id}/mutes`, { player: 'nobody', isMuted: true });
    await expect(unknown).rejects.toThrow('unknown-player');
    expect(await actions(id)).toEqual([
      [ann.id, 'mute', eve.id],
      [ann.id, 'unmute', eve.id],
    ]);
  });

  test('lines of blocked players are not sent to the one who blocked them', async () => {
    const reader = await house.newPerson('Reader');
    const id = await house.newTable(ann, { chat: 'all' });
    const [atEve, atAnn, atReader] = await visit(id, eve, ann, reader);
    await atEve?.say('before');
    await atReader?.until(({ type }) => type === 'chat');
    await reader.post('/api/me/blocks', { player: eve.id, isBlocked: true });
    expect(await reader.get('/api/me/blocks')).toEqual({ players: [eve.id] });
    await atEve?.say('blocked');
    await atAnn?.say('fine');
    await atReader?.until((message) => message.type === 'chat' && message.lines.at(-1)?.text === 'fine');
    expect(atReader?.texts).toEqual(['before', 'fine']);
    const [again] = await visit(id, reader);
    await again?.until(({ type }) => type === 'chat');
    expect(again?.texts).toEqual(['fine']);
    await reader.post('/api/me/blocks', { player: eve.id, isBlocked: false });
    await atEve?.say('after');
    await atReader?.until((message) => message.type === 'chat' && message.lines.at(-1)?.text === 'after');
    const unknown = reader.post('/api/me/blocks', { player: 'nobody', isBlocked: true });
    await expect(unknown).rejects.toThrow('unknown-player');
  });

  test('a removed line is gone from the store and from all clients', async () => {
    const id = await house.newTable(ann, { chat: 'all' });
    const [atEve, atAnn] = await visit(id, eve, ann);
    await atEve?.say('my address is 1 Main Street');
    await expect(eve.delete(`/api/tables/${id}/chat/1`)).rejects.toThrow('not-host');
    await expect(ann.delete(`/api/tables/${id}/chat/7`)).rejects.toThrow('unknown-line');
    await ann.delete(`/api/tables/${id}/chat/1`);
    for (const client of [atEve, atAnn])
      await client?.until((message) => message.type === 'chat' && message.lines[0]?.isRemoved === true);
    expect(atEve?.chat).toEqual([expect.objectContaining({ number: 1, text: '', isRemoved: true })]);
    expect(await house.store.latestChat(id, 9)).toEqual([
      expect.objectContaining({ text: '', isRemoved: true }),
    ]);
    expect(await actions(id)).toEqual([[ann.id, 'remove-line', eve.id]]);
    expect(JSON.stringify(await house.store.readAudit(100))).not.toContain('Main Street');
  });

  test('a line can be reported with a reason by anyone who can read it', async () => {
    const id = await house.newTable(ann);
    await join(id, ann);
    await join(id, bob);
    const [atAnn] = await visit(id, ann);
    await atAnn?.say('rude');
    const report = (person: Person, number: number) =>
      person.post(`/api/tables/${id}/chat/${number}/report`, { reason: 'Insults' });
    for (let i = 0; i < 3; i++) await report(bob, 1); // only the first one counts
    await expect(report(eve, 1)).rejects.toThrow('unknown-line');
    await expect(report(bob, 2)).rejects.toThrow('unknown-line');
    await expect(report(house.visitor(), 1)).rejects.toThrow('not-logged-in');
    const secret = await house.newTable(ann, { chat: 'all', isPublic: false });
    const [inside] = await visit(secret, ann);
    await inside?.say('rude');
    const path = `/api/tables/${secret}/chat/1/report`;
    await expect(eve.post(path, { reason: 'x' })).rejects.toThrow('unknown-line');
    await eve.post(path, { reason: 'x', invite: house.inviteTo(secret) });
    const open = (await house.store.openReports(100)).filter(({ report: { table } }) => table === id);
    expect(open).toMatchObject([{ report: { reporter: bob.id, reason: 'Insults' }, line: { text: 'rude' } }]);
    expect(await actions(id)).toEqual([[bob.id, 'report', ann.id]]);
  });
});
