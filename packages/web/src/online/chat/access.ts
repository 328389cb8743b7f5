import type { TableView } from '@rubicon/api';
import type { Seat } from '@rubicon/engine';

/** Whether a person may use the chat of a table; an undefined seat means a person without one. */
export const canChat = ({ settings: { chat } }: TableView, seat: Seat | undefined): boolean =>
  chat === 'all' || (chat === 'players' && seat !== undefined);
