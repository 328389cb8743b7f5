import { writeSync } from 'node:fs';
import { openSqliteStore } from '../../src/store/sqlite/sqlite.ts';
import { makeAppend, makeTable } from './samples.ts';

/**
 * Appends to the game `t` of a data folder and prints the number of lines after each append that was stored. Stops
 * at a limit, but keeps the store open until it is killed.
 */
const [folder = '', limit = ''] = process.argv.slice(2);
const store = await openSqliteStore(folder);
if (!(await store.findTable('t'))) await store.createTable(makeTable('t', { stage: 'playing' }));
let count = await store.countLines('t');
writeSync(1, `${count}\n`);
while (count < Number(limit)) {
  const command = { seat: 0, id: `${count}`, hash: 'h', seq: count };
  const [result] = await store.append([makeAppend('t', count, { command })]);
  if (result !== 'stored') throw new Error(result);
  count++;
  writeSync(1, `${count}\n`);
}
setInterval(() => {}, 1000);
