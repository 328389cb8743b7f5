/** Former names of commands and events. Records, notation and programs may still use them; nothing writes them. */

export const COMMAND_ALIASES: Readonly<Record<string, string>> = { command: 'commander' };

export const EVENT_ALIASES: Readonly<Record<string, string>> = {
  commanded: 'commander-used',
  'asks-no-more': 'questions-stopped',
  'draw-lapsed': 'draw-expired',
};
