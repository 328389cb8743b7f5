import { setUp } from './setup.mjs';

/** Installs and builds what is missing or out of date: the command line, with `--page` the page, with `--tools` the tools. */
try {
  await setUp({ page: process.argv.includes('--page'), tools: process.argv.includes('--tools') });
} catch (error) {
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
