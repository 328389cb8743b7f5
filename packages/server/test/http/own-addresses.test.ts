import { describe, expect, test } from 'vitest';
import { openUrls, ownAddresses } from '../../src/http/own-addresses.ts';
import { startServer } from './test-server.ts';

describe('the addresses of the machine', () => {
  const addressesFor = async (settings: { host: string; publicUrl?: string }, remoteAddress: string) => {
    const { app } = await startServer({ publicUrl: undefined, ...settings });
    return (await app.inject({ url: '/api/addresses', remoteAddress })).json();
  };

  test('are listed for a client on it, if the server listens at all of them', async () => {
    expect(await addressesFor({ host: '0.0.0.0' }, '127.0.0.1')).toEqual({ addresses: ownAddresses() });
    expect(await addressesFor({ host: '::' }, '::ffff:127.0.0.1')).toEqual({ addresses: ownAddresses() });
  });

  test('are not listed for other devices, nor if those cannot use them', async () => {
    expect(await addressesFor({ host: '0.0.0.0' }, '192.168.1.7')).toEqual({ addresses: [] });
    expect(await addressesFor({ host: '127.0.0.1' }, '127.0.0.1')).toEqual({ addresses: [] });
    const publicUrl = 'https://rubicon.example';
    expect(await addressesFor({ host: '0.0.0.0', publicUrl }, '127.0.0.1')).toEqual({ addresses: [] });
  });

  test('are printed with the port of the server', () => {
    expect(openUrls('http://127.0.0.1:3000')).toEqual(['http://127.0.0.1:3000']);
    const urls = ['localhost', ...ownAddresses()].map((address) => `http://${address}:3000`);
    expect(openUrls('http://0.0.0.0:3000')).toEqual(urls);
    expect(openUrls('http://[::]:3000')).toEqual(urls);
  });
});
