import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export const HTML = `<!doctype html>
<html lang="en">
  <head>
    <meta name="description" content="The game." />
    <title>Rubicon</title>
  </head>
  <body></body>
</html>
`;

/** Each territory of this board is one column, 10 wide, in the picture of 420 by 100. */
const BOARD = {
  width: 420,
  height: 100,
  sea: '#000000',
  land: '#ffffff',
  border: 'none',
  owners: {
    red: '#ff0000',
    blue: '#0000ff',
    green: '#00ff00',
    yellow: '#ffff00',
    pink: '#ff00ff',
    black: '#101010',
    neutral: '#808080',
  },
  editions: { classic: 'Classic 1959' },
  territories: Array.from({ length: 42 }, (_, t) => `M${10 * t} 0h10v100h-10z`),
};

/** Makes a folder with a built page of few files. */
export function makePage(): string {
  const folder = mkdtempSync(join(tmpdir(), 'rubicon-page-'));
  mkdirSync(join(folder, 'editions'));
  writeFileSync(join(folder, 'index.html'), HTML);
  writeFileSync(join(folder, 'board.json'), JSON.stringify(BOARD));
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 42 10"><path fill="#123456" d="M0 0h42v10H0z"/></svg>';
  writeFileSync(join(folder, 'editions/classic.svg'), svg);
  return folder;
}
