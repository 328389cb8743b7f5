import { describe, expect, test } from 'vitest';
import { countFiles, countTests, Progress } from '../progress.mjs';
import { parseTimes, runStage } from '../stage.mjs';

describe('a stage', () => {
  test('returns the exit code and the output of both streams', async () => {
    const heard = [];
    const stage = await runStage(
      ['-e', 'console.log("out"); console.error(process.env.WORD); process.exitCode = 7;'],
      { env: { WORD: 'err' }, onOutput: (text) => heard.push(text) },
    );
    expect(stage.code).toBe(7);
    expect(stage.output.split('\n').sort()).toEqual(['', 'err', 'out']);
    expect(heard.join('').length).toBe(stage.output.length);
  });

  test('counts the CPU time of its child processes', async () => {
    const busy = 'while (process.cpuUsage().user < 300_000);';
    const parent = `require('node:child_process').spawnSync(process.execPath, ['-e', ${JSON.stringify(busy)}])`;
    const { cpu } = await runStage(['-e', parent]);
    expect(cpu).toBeGreaterThan(0.3);
  });

  test('fails when a signal ends it', async () => {
    const { code } = await runStage(['-e', 'process.kill(process.pid, "SIGKILL")']);
    expect(code).toBe(137);
  });

  test.each([
    ['0m0.01s 0m0.00s\n1m2.50s 0m0.25s\n', 62.75], // bash
    ['0m0.000000s 0m0.010000s\n0m14.180000s 0m1.530000s\n', 15.71], // dash
    ['', 0],
  ])('reads the times of the shell: %j', (text, seconds) => {
    expect(parseTimes(text)).toBeCloseTo(seconds, 5);
  });
});

describe('progress', () => {
  const open = (stream) => {
    const written = [];
    const progress = new Progress({ ...stream, write: (text) => written.push(text) });
    return { progress, written };
  };

  test('is one rewritten line on a terminal, cut to its width', () => {
    const { progress, written } = open({ isTTY: true, columns: 20 });
    progress.begin('unit', 0);
    progress.begin('lint', 1000);
    progress.update('unit', '12 of 80 files');
    progress.show(5000);
    progress.end('unit');
    progress.show(6000);
    progress.end('lint');
    expect(written).toEqual(['\r\x1b[K… unit 12 of 80 fil', '\r\x1b[K', '\r\x1b[K… lint 5 s', '\r\x1b[K']);
  });

  test('is a separate line elsewhere', () => {
    const { progress, written } = open({ isTTY: false });
    progress.begin('unit', 0);
    progress.begin('lint', 1000);
    progress.update('unit', '12 of 80 files');
    progress.show(31_000);
    progress.end('unit');
    progress.end('lint');
    expect(written).toEqual(['… unit 12 of 80 files, 31 s · lint 30 s\n']);
  });

  test('counts the test files that Vitest has finished, however its output is split', () => {
    const count = countFiles(3);
    expect(
      count(
        ' \x1b[32m✓\x1b[39m \x1b[30m\x1b[42m shared \x1b[49m\x1b[39m packages/a/test/x.test.ts \x1b[2m(4 tests)\x1b[22m 3ms\n   ✓ ti',
      ),
    ).toBe('1 of 3 files');
    expect(count('tle 500ms\n ❯ packages/a/test/y.test.ts (4 tests | 1 failed) 3ms\n')).toBe('2 of 3 files');
    expect(countFiles()('')).toBe('0 files');
  });

  test('counts the tests that Playwright has finished', () => {
    const count = countTests();
    expect(count('Running 12 tests using 2 workers\n\n')).toBe('0 of 12 tests');
    expect(count('  ✓   1 board.spec.ts:3:1 › a (1s)\n  ✘   2 board.spec.ts:9:1 › b (1s)\n')).toBe(
      '2 of 12 tests',
    );
  });
});
