import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import type { Json, Seat } from '@rubicon/engine';
import { hashText } from '@rubicon/protocol';

/** A command that the server has acknowledged to a client. */
export interface Acknowledgement {
  readonly table: string;
  readonly seat: Seat;
  readonly id: string; // chosen by the client
  readonly seq: number; // the line that the server says it became
  readonly hash: string; // of the command
}

export const hashCommand = (command: Json): string => hashText(JSON.stringify(command));

/** A file with every acknowledgement, written the moment it arrives: one JSON object per line. */
export class Journal {
  readonly file: string;
  private count = 0;

  constructor(file: string) {
    this.file = file;
    writeFileSync(file, '');
  }

  get length(): number {
    return this.count;
  }

  write(acknowledgement: Acknowledgement): void {
    this.count++;
    appendFileSync(this.file, `${JSON.stringify(acknowledgement)}\n`);
  }

  read(): Acknowledgement[] {
    return readFileSync(this.file, 'utf8')
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => JSON.parse(line));
  }
}
