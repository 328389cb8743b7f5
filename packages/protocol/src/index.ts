export type { Reading, RecordStatus, Resumed } from './reading.ts';
export { readRecord, resumeRecord } from './reading.ts';
export type { RecordError, RecordHeader, RecordLine, RecordResult, SettingsError } from './record.ts';
export { recordSchema } from './record.ts';
export type { Append, Decision, RecordedPlay, RecordSettings } from './recorded-game.ts';
export { RecordedGame } from './recorded-game.ts';
