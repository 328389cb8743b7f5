import type { ClientMessage, TableMessage } from '@rubicon/protocol/wire';

/** A way to a table: here a port of the worker that hosts it; what is sent is plain data of the wire protocol. */
export interface TablePort {
  send(message: ClientMessage): void;
  close(): void;
}

export function connect(port: MessagePort, hear: (message: TableMessage) => void): TablePort {
  port.onmessage = ({ data }: MessageEvent<TableMessage>) => hear(data);
  return {
    send: (message) => port.postMessage(message),
    close: () => port.close(),
  };
}
