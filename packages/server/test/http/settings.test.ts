import { describe, expect, test } from 'vitest';
import { parseSettings } from '../../src/settings.ts';

const settingsFrom = (env: Record<string, string>) => parseSettings({}, env);

describe('settings', () => {
  test('have defaults for a server on one machine', () => {
    expect(parseSettings({}, {})).toMatchObject({
      data: './rubicon-data',
      page: undefined,
      host: '127.0.0.1',
      port: 3000,
      publicUrl: undefined,
      isSecure: false,
      trustProxy: 0,
      logLevel: 'info',
    });
  });

  test('come from environment variables', () => {
    const env = {
      RUBICON_DATA: '/srv/rubicon',
      RUBICON_HOST: '0.0.0.0',
      RUBICON_PORT: '8080',
      RUBICON_PUBLIC_URL: 'https://rubicon.example/',
      RUBICON_TRUST_PROXY: '1',
      RUBICON_SESSION_DAYS: '30',
      RUBICON_METRICS_TOKEN: 'a-token-of-16-characters',
      RUBICON_BOT_THREADS: '3',
      RUBICON_BOT_MILLISECONDS: '100',
      RUBICON_BOT_PACE: '0',
      RUBICON_BOT_LIMIT: '5000',
      RUBICON_LOG_LEVEL: 'debug',
      RUBICON_DATABASE_URL: 'postgres://db/rubicon',
      RUBICON_DATABASE_CONNECTIONS: '5',
      RUBICON_NOTIFY: 'off',
    };
    expect(settingsFrom(env)).toEqual({
      data: '/srv/rubicon',
      host: '0.0.0.0',
      port: 8080,
      publicUrl: 'https://rubicon.example',
      isSecure: true,
      trustProxy: 1,
      sessionDays: 30,
      metricsToken: 'a-token-of-16-characters',
      botThreads: 3,
      botMilliseconds: 100,
      botPace: 0,
      botLimit: 5000,
      logLevel: 'debug',
      databaseUrl: 'postgres://db/rubicon',
      databaseConnections: 5,
      notify: false,
    });
  });

  test('come from flags first', () => {
    expect(parseSettings({ port: '1' }, { RUBICON_PORT: '2' })).toMatchObject({ port: 1 });
    expect(parseSettings({ port: undefined }, { RUBICON_PORT: '2' })).toMatchObject({ port: 2 });
  });

  test('the database falls back to the usual variable', () => {
    const usual = { DATABASE_URL: 'postgres://usual/a' };
    expect(settingsFrom(usual)).toMatchObject({ databaseUrl: 'postgres://usual/a' });
    const own = { ...usual, RUBICON_DATABASE_URL: 'postgres://own/b' };
    expect(settingsFrom(own)).toMatchObject({ databaseUrl: 'postgres://own/b' });
    const wrong = settingsFrom({ DATABASE_URL: 'mysql://root:secret@db' });
    expect(wrong).toEqual({
      error: expect.stringContaining('DATABASE_URL: use the address of a PostgreSQL'),
    });
  });

  test('a folder given as a flag excludes a database', () => {
    const both = parseSettings({ data: 'games', databaseUrl: 'postgres://db/a' }, {});
    expect(both).toEqual({ error: expect.stringContaining('--data or --database-url, not both') });
    const folder = parseSettings({ data: 'games' }, { DATABASE_URL: 'postgres://db/a' });
    expect(folder).toMatchObject({ data: 'games', databaseUrl: undefined });
  });

  test('the database has an address, whose host may be a parameter', () => {
    for (const databaseUrl of ['postgresql://db/a', 'postgres://ann:x@/a?host=/run/postgresql'])
      expect(parseSettings({ databaseUrl }, {})).toMatchObject({ databaseUrl });
    for (const databaseUrl of ['postgres://', 'postgres://ann:x#y@db/a', 'postgres://db:port/a'])
      expect(parseSettings({ databaseUrl }, {})).toHaveProperty('error');
  });

  test('an empty variable counts as missing', () => {
    expect(settingsFrom({ RUBICON_PORT: '', RUBICON_PUBLIC_URL: '' })).toEqual(parseSettings({}, {}));
  });

  test.each(['loopback', '10.0.0.0/8', '::1, 192.0.2.7', 'fd00::/8'])('trust the proxies %s', (value) => {
    expect(settingsFrom({ RUBICON_TRUST_PROXY: value })).toMatchObject({ trustProxy: value.split(', ') });
  });

  test.each([
    ['RUBICON_PORT', '65536', 'a whole number from 0 to 65535'],
    ['RUBICON_PORT', '80a', 'a whole number from 0 to 65535'],
    ['RUBICON_PORT', '-1', 'a whole number from 0 to 65535'],
    ['RUBICON_PORT', '1e3', 'a whole number from 0 to 65535'],
    ['RUBICON_BOT_THREADS', '0', 'a whole number from 1 to 256'],
    ['RUBICON_PUBLIC_URL', 'rubicon.example', 'an address without a path, such as https://rubicon.example'],
    [
      'RUBICON_PUBLIC_URL',
      'https://a.example/b',
      'an address without a path, such as https://rubicon.example',
    ],
    ['RUBICON_PUBLIC_URL', 'ftp://a.example', 'an address without a path, such as https://rubicon.example'],
    [
      'RUBICON_TRUST_PROXY',
      'true',
      'a number of proxies from 0 to 9, or their networks, such as 10.0.0.0/8,::1',
    ],
    [
      'RUBICON_TRUST_PROXY',
      '10.0.0.0/33',
      'a number of proxies from 0 to 9, or their networks, such as 10.0.0.0/8,::1',
    ],
    ['RUBICON_PAGE', '/nowhere', 'the folder of a built page, with index.html'],
    ['RUBICON_LOG_LEVEL', 'loud', 'fatal, error, warn, info, debug, trace, silent'],
  ])('%s cannot be %s', (variable, value, allowed) => {
    expect(settingsFrom({ [variable]: value })).toEqual({
      error: `${variable} is “${value}”: use ${allowed}.`,
    });
  });

  test('an error names the flag', () => {
    const error = '--public-url is “x”: use an address without a path, such as https://rubicon.example.';
    expect(parseSettings({ publicUrl: 'x' }, {})).toEqual({ error });
    expect(parseSettings({ data: '' }, {})).toEqual({ error: '--data is “”: use a folder.' });
  });

  test('an error does not repeat a secret', () => {
    const error = 'RUBICON_METRICS_TOKEN: use at least 16 characters.';
    expect(settingsFrom({ RUBICON_METRICS_TOKEN: 'secret' })).toEqual({ error });
  });
});
