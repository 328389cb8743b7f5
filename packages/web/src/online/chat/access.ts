import type { TableView } from '@rubicon/api';
import type { Seat } from '@rubicon/engine';

/** Whether a person may read and write the chat of a table; undefined is somebody without a seat. */
export const canChat = ({ settings: { chat } }: TableView, seat: Seat | undefined): boolean =>
  chat === 'all' || (chat === 'players' && seat !== undefined);
