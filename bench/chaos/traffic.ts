import { EventEmitter } from 'node:events';

interface TrafficEvents {
  sent: []; // a command has left a client
  answered: []; // a command was accepted or refused
}

/** The commands of all clients: which of them wait for an answer, and how many were sent again. */
export class Traffic extends EventEmitter<TrafficEvents> {
  repeated = 0;
  heardAt = Date.now(); // the last message of the server
  private readonly unanswered = new Set<string>();

  /** The number of commands without an answer. */
  get pending(): number {
    return this.unanswered.size;
  }

  send(command: string): void {
    if (this.unanswered.has(command)) this.repeated++;
    this.unanswered.add(command);
    this.emit('sent');
  }

  answer(command: string): void {
    this.unanswered.delete(command);
    this.emit('answered');
  }
}
