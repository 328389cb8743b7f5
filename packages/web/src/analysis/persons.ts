import type { WireSeat } from '@rubicon/protocol/wire';

/** Whether a person played the seat, not a bot of this page, a server or another player. */
export const isPerson = ({ bot, isBot }: WireSeat): boolean => bot === undefined && isBot !== true;
