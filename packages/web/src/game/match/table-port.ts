import type { ClientMessage, TableMessage } from '@rubicon/protocol/wire';

/** A connection to a table. */
export interface TablePort {
  send(message: ClientMessage): void;
  close(): void;
}

export function connect(port: MessagePort, onMessage: (message: TableMessage) => void): TablePort {
  port.onmessage = ({ data }: MessageEvent<TableMessage>) => onMessage(data);
  return {
    send: (message) => port.postMessage(message),
    close: () => port.close(),
  };
}
