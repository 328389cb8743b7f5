export { makeGame } from './bots/game.ts';
export type {
  BotHello,
  BotMessage,
  FailureReason,
  GameMessage,
  HostMessage,
  HostMessageOf,
} from './bots/messages.ts';
export {
  BOT_PROTOCOL,
  botMessageSchema,
  botsSchema,
  FAILURE_REASONS,
  hostMessageSchema,
  LONGEST_LINE,
} from './bots/messages.ts';
export type { ViewMessage } from './bots/view.ts';
export { makeView, parseView } from './bots/view.ts';
export type { Reading, RecordStatus, Recovered, Resumed } from './reading.ts';
export { readRecord, recoverRecord, resumeRecord } from './reading.ts';
export type { RecordError, RecordHeader, RecordLine, RecordResult, SettingsError } from './record.ts';
export { isClosingLine, recordSchema } from './record.ts';
export type { Append, Decision, RecordedPlay, RecordSettings } from './recorded-game.ts';
export { RecordedGame } from './recorded-game.ts';
export { clientMessageSchema, tableMessageSchema, wireSchema } from './wire/schemas.ts';
