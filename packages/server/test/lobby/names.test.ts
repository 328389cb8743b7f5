import { expect, test } from 'vitest';
import { House } from '../house.ts';

test.each([
  ['a new name', (name: string) => ['put', '/api/name', { name }] as const],
  [
    'the name of a new account',
    (name: string) => ['post', '/api/register', { name, password: 'correct horse' }] as const,
  ],
])('%s is shown at once to everyone at the table', async (_, request) => {
  const house = await House.open();
  const [ann, bob] = [await house.newPerson('Ann'), await house.newPerson('Bob')];
  const id = await house.newTable(ann);
  const join = { hash: '0'.repeat(64), invite: house.inviteTo(id) };
  for (const person of [ann, bob]) await person.post(`/api/tables/${id}/join`, join);
  const visit = await ann.visit(id);
  const { version } = await visit.table('lobby');
  const [method, path, body] = request('Robert');
  await bob[method](path, body);
  await visit.until(({ type, ...message }) => type === 'table' && JSON.stringify(message).includes('Robert'));
  expect((await ann.view(id)).version).toBeGreaterThan(version); // clients ignore a view that is not newer
  await house.close();
});
