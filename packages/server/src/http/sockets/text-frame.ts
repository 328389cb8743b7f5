import { Sender } from 'ws';

declare module 'ws' {
  /** Part of the library, but not of its types. */
  const Sender: { frame(data: Buffer, options: typeof TEXT): readonly Buffer[] };
}

let last: { readonly text: string; readonly frame: Buffer } | undefined;

/**
 * Returns the WebSocket frame of a text, uncompressed, as one buffer. Most messages go to several clients one after the
 * other: their frame is made once.
 */
export function textFrame(text: string): Buffer {
  if (last?.text !== text) last = { text, frame: Buffer.concat(Sender.frame(Buffer.from(text), TEXT)) };
  return last.frame;
}

const TEXT = { fin: true, opcode: 1, mask: false, readOnly: true, rsv1: false };
