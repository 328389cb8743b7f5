const LINE_EVERY_MS = 30_000;
const REWRITE_EVERY_MS = 500;
const ERASE = '\r\x1b[K';

/** Shows which stages are running and how far they are: one rewritten line on a terminal, otherwise a line every 30 seconds. */
export class Progress {
  #running = new Map(); // stage name to { start, state }
  #stream;
  #timer;

  constructor(stream) {
    this.#stream = stream;
  }

  begin(name, now = Date.now()) {
    this.#running.set(name, { start: now, state: '' });
    this.#timer ??= setInterval(() => this.show(), this.#stream.isTTY ? REWRITE_EVERY_MS : LINE_EVERY_MS);
  }

  /** Sets what the line says about a running stage, such as `12 of 80 files`. */
  update(name, state) {
    const stage = this.#running.get(name);
    if (stage !== undefined) stage.state = state;
  }

  end(name) {
    this.#running.delete(name);
    if (this.#stream.isTTY) this.#stream.write(ERASE);
    if (this.#running.size > 0) return;
    clearInterval(this.#timer);
    this.#timer = undefined;
  }

  show(now = Date.now()) {
    const stages = [...this.#running].map(([name, { start, state }]) => {
      const seconds = `${Math.round((now - start) / 1000)} s`;
      return `${name} ${state === '' ? seconds : `${state}, ${seconds}`}`;
    });
    const line = `… ${stages.join(' · ')}`;
    if (!this.#stream.isTTY) this.#stream.write(`${line}\n`);
    else this.#stream.write(`${ERASE}${line.slice(0, (this.#stream.columns || 80) - 1)}`);
  }
}

/** Returns a function that takes the output of Vitest in chunks and returns how many test files have finished. */
export function countFiles(total) {
  const count = counter(/^ (?:✓|❯|×) +(?:\w+ +)?\S+\.test\.\w+ /gm);
  return (chunk) => `${count(chunk)}${total === undefined ? '' : ` of ${total}`} files`;
}

/** Returns a function that takes the output of Playwright in chunks and returns how many tests have finished. */
export function countTests() {
  const count = counter(/^ +(?:✓|✘|-|ok|x) +\d+ /gm);
  let total;
  return (chunk) => {
    total ??= /Running (\d+) tests?/.exec(chunk)?.[1];
    return `${count(chunk)}${total === undefined ? '' : ` of ${total}`} tests`;
  };
}

function counter(pattern) {
  let found = 0;
  let rest = ''; // the line that has not ended yet
  return (chunk) => {
    const lines = (rest + stripColours(chunk)).split('\n');
    rest = lines.pop();
    found += lines.join('\n').match(pattern)?.length ?? 0;
    return found;
  };
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: escape sequences begin with one
const stripColours = (text) => text.replace(/\x1b\[[\d;]*m/g, '');
