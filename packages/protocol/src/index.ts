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
export { QUESTIONS, questionOf } from './bots/question.ts';
export type { ViewMessage } from './bots/view.ts';
export { makeView, parseView } from './bots/view.ts';
export { ViewWriter } from './bots/view-writer.ts';
export { declaredChance } from './chance/declared.ts';
export type { Derivation, SecretFinder } from './chance/fair.ts';
export { fairChance, fairKey, fairOutcome, hashHex } from './chance/fair.ts';
export type { FairDeclaration, FairKey, VoidAttempt } from './chance/fair-declaration.ts';
export { seededChance } from './chance/seeded.ts';
export type { ChanceDeclaration, ChanceFinder, ChanceSource } from './chance/source.ts';
export { hashText } from './hash.ts';
export type { ContinueError, RecordError, SettingsError } from './record/errors.ts';
export type { RecordHeader, RecordLine, RecordResult, RecordSeat } from './record/format.ts';
export { isClosingLine, recordSchema } from './record/format.ts';
export { parseEntries } from './record/lines.ts';
export type { FoldedRecord, OpenedRecord } from './record/open.ts';
export { foldLines, foldRecord, openRecord } from './record/open.ts';
export type { Append, RecordSettings } from './record/recorded-game.ts';
export { RecordedGame } from './record/recorded-game.ts';
export type { Roll, RollKey, Rolls } from './record/rolls.ts';
export { rollsOf } from './record/rolls.ts';
export type { Recovered, Verification, VerifiedRecord } from './record/verify.ts';
export { recoverRecord, verifyRecord } from './record/verify.ts';
export type { Contradiction, KeptGame, KeptKey } from './record/witness.ts';
export { contradictions } from './record/witness.ts';
export { tableSettingsSchema } from './table-settings.ts';
export { clientMessageSchema, tableMessageSchema, wireSchema } from './wire/schemas.ts';
