import { list, open, text } from '@rubicon/protocol/wire';
import type { ApiClient } from '../api-client.ts';
import { read } from './answer.ts';

const isAddresses = open<{ readonly addresses: string[] }>({ addresses: list(text) });

/** The addresses at which other devices on the network reach the server; empty unless this client is on its machine. */
export async function listAddresses(api: ApiClient): Promise<string[]> {
  return read(isAddresses, await api.get('/api/addresses')).addresses;
}
