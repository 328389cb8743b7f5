import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ApiError } from '../../src/http/route.ts';
import { foldName } from '../../src/identity/confusables.ts';
import { makeGuestName, parseName } from '../../src/identity/names.ts';
import { Browser, codeOf, registered, startServer } from '../http/test-server.ts';

function reasonFor(name: string): unknown {
  try {
    parseName(name);
  } catch (error) {
    if (error instanceof ApiError) return error.facts.reason;
    throw error;
  }
}

describe('a name', () => {
  test.each([
    'Ann',
    'Jörg',
    'Ólafur Darri',
    '北京',
    'Зоя',
    'Nguyễn',
    'O’Neill',
    'x_X_x',
    '👑 Max',
    'مُحَمَّد',
    'שָׁלוֹם',
    'ผู้เล่น',
    'हिन्दी',
    '42',
  ])('can be %s', (name) => {
    expect(parseName(name).name).toBe(name.normalize('NFKC'));
  });

  test('is shown in its compatible form, without spaces around it', () => {
    expect(parseName('  Ａｎｎ \u00a0 B ').name).toBe('Ann B');
  });

  test.each([
    ['x', 'too-short'],
    [' x ', 'too-short'],
    ['x'.repeat(25), 'too-long'],
    ['--', 'no-letters'],
    ['…!?', 'no-letters'],
    ['Ann\u0000', 'forbidden-character'],
    ['An\nn', 'forbidden-character'],
    ['An\u2028n', 'forbidden-character'],
    ['\u202eAnn', 'forbidden-character'], // right to left
    ['An\u200bn', 'forbidden-character'], // no width
    ['An\u00adn', 'forbidden-character'], // soft hyphen
    ['An\u3164n', 'forbidden-character'], // Hangul filler
    ['An\u2800n', 'forbidden-character'], // Braille without dots
    ['An\ue000n', 'forbidden-character'], // private use
    ['An\ud800n', 'forbidden-character'], // half a pair
    ['A\u20dd\u20dd', 'forbidden-character'], // enclosing circles
    ['Ann\ufdfd', 'forbidden-character'], // one character as wide as a line
    ['Z\u0335\u0336\u0337\u0338\u0339n', 'too-many-marks'],
    ['Z\u0335\u0336\u0337a\u0335\u0336\u0337', 'too-many-marks'],
    ['\ufdfa\ufdfa', 'too-long'], // 2 characters that stand for 18 each
    ['👑👑', 'no-letters'],
    ['\u0640\u0640\u0640', 'no-letters'], // tatweel
    ['→←', 'no-letters'],
    ['Admin', 'reserved'],
    ['АDМІN', 'reserved'], // Cyrillic
    ['ᴀᴅᴍɪɴ', 'reserved'], // small capitals
    ['ᎪᎠᎷIN', 'reserved'], // Cherokee
    ['ꓮꓓꓟꓲꓠ', 'reserved'], // Lisu
    ['Guest-4821', 'reserved'],
    ['guest 10', 'reserved'],
    ['GUEST', 'reserved'],
  ])('cannot be %j: %s', (name, reason) => {
    expect(reasonFor(name)).toBe(reason);
  });

  test.each([
    ['Ann', 'ANN'],
    ['محمد', 'محـمد'], // with tatweel
    ['Ann', 'Ａｎｎ'],
    ['Ann', 'A-n_n '],
    ['anna', 'аnnа'], // Cyrillic
    ['Bob', 'Β0Ь'], // Greek, a digit, Cyrillic
    ['HOPE', 'НОРЕ'], // Cyrillic
    ['HOT', 'ΗΟΤ'], // Greek
    ['Igor', 'lgor'],
    ['Igor', '1gor'],
    ['Igor', 'Іgor'],
    ['Marta', 'rnarta'],
    ['William', 'VVilliam'],
    ['Jose', 'José'],
    ['Jose', 'Jose\u0301'],
    ['Lukasz', 'Łukasz'],
    ['Soren', 'Søren'],
    ['Strasse', 'Straße'],
    ['Aether', 'Æther'],
    ['xavier', 'хаvіеr'],
    ['Ann', 'An\u0000\u200bn'],
  ])('%s is the same as %s', (one, other) => {
    expect(foldName(other)).toBe(foldName(one));
  });

  test.each([
    ['Ann', 'Anne'],
    ['Max', 'Mex'],
    ['北京', '東京'],
    ['Player 2', 'Player 3'],
  ])('%s is not the same as %s', (one, other) => {
    expect(foldName(other)).not.toBe(foldName(one));
  });

  test('folds to the same key however often and in whatever form', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (name) => {
        const key = foldName(name);
        expect(foldName(key)).toBe(key);
        for (const form of ['NFC', 'NFD', 'NFKC', 'NFKD']) expect(foldName(name.normalize(form))).toBe(key);
      }),
    );
  });

  test('is unique: names that look alike are taken', async () => {
    const server = await startServer();
    await registered(server, 'Anna');
    const browser = new Browser(server);
    const register = { name: 'Аnnа', password: 'correct horse' };
    expect(codeOf(await browser.post('/api/register', register))).toBe('name-taken');
    expect(codeOf(await browser.put('/api/name', { name: 'A n n a' }))).toBe('name-taken');
  });

  test('may change to another spelling of itself', async () => {
    const browser = await registered(await startServer(), 'Anna');
    expect((await browser.put('/api/name', { name: ' ANNA' })).json()).toEqual({ name: 'ANNA' });
    expect(await browser.me()).toMatchObject({ name: 'ANNA' });
  });
});

describe('the name of a guest', () => {
  test('has four digits, and more when those are taken', () => {
    expect(makeGuestName(0, () => 0).name).toBe('Guest-1000');
    expect(makeGuestName(3, () => 0.9999999).name).toBe('Guest-9999');
    expect(makeGuestName(4, () => 0).name).toBe('Guest-10000');
  });

  test('is one that nobody has', async () => {
    const { identity } = await startServer();
    const guests = await Promise.all(Array.from({ length: 100 }, () => identity.createGuest()));
    expect(new Set(guests.map(({ caller }) => caller.player.nameKey)).size).toBe(100);
  });
});
