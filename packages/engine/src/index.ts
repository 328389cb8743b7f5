export type { Board, BoardData, Continent, Territory } from './board.ts';
export { highBit, lowBit, makeBoard } from './board.ts';
export { classicBoard } from './boards/classic.ts';
export type { CodecError, Json, Parsed } from './codec.ts';
export { makeCommand, makeEvent, makeOffer, makeRejection, parseCommand, parseEvent } from './codec.ts';
export { membersOf, setOwner, territoriesOf } from './columns.ts';
export { makeCommandText, parseCommandText } from './command-notation.ts';
export type { Dice, Faces, Outcome, RecordingDice, ScriptedDice } from './dice.ts';
export { recordingDice, rollDice, ScriptError, scriptedDice, seededDice } from './dice.ts';
export type { Edition, Option } from './editions/edition.ts';
export { valuesOf } from './editions/edition.ts';
export { expand } from './expand.ts';
export type {
  Command,
  CommandOf,
  Event,
  EventOf,
  Offer,
  OrdersPosition,
  OrdersRules,
  Position,
  Rejection,
  Rules,
  SeatCommand,
  Step,
  TurnsPosition,
  TurnsRules,
} from './family.ts';
export {
  accepts,
  clonePosition,
  evolve,
  fallback,
  isToAct,
  isWhole,
  legal,
  play,
  redact,
  refuse,
  replay,
  sampleWorld,
  step,
  toAct,
  viewOf,
} from './family.ts';
export type { FieldKind } from './field-kinds.ts';
export { COMMAND_FIELDS, EVENT_FIELDS, OFFER_FIELDS, REJECTION_FIELDS } from './fields.ts';
export type { Creation, CreationError, Game, GameSettings, OrdersGame, TurnsGame } from './game.ts';
export { createGame, EDITIONS, isTurns } from './game.ts';
export { HIDDEN_CARD, makeCard, makeTerritory, parseCard, parseTerritory } from './ids.ts';
export type { Move, Place } from './messages.ts';
export type { NotationError, ParsedPosition } from './notation.ts';
export { makePosition, parsePosition } from './notation.ts';
export type { Order } from './orders/command.ts';
export type { Event as OrdersEvent } from './orders/event.ts';
export { REASONS } from './orders/event.ts';
export { incomeOf } from './orders/income.ts';
export { CASHED, NOT_SCORED, objectivesOf, startsOf, TURNED_UP } from './orders/position.ts';
export { preview } from './orders/preview.ts';
export type { Sheet } from './orders/sheet.ts';
export { HIDDEN_SHEET, NO_SHEET } from './orders/sheet.ts';
export { perft } from './perft.ts';
export { PHASES } from './phases.ts';
export type { Words } from './rules.ts';
export { ELIMINATED, IN, isIn, STATUSES, SURRENDERED, seatsIn } from './seats.ts';
export { MOST_ATTACK_DICE, MOST_DEFENCE_DICE } from './turns/battle.ts';
export { isBorder } from './turns/checks.ts';
export type { Command as TurnsCommand } from './turns/command.ts';
export type { Event as TurnsEvent } from './turns/event.ts';
export { turns } from './turns/family.ts';
export type { ObjectiveId } from './turns/field-guide.ts';
export { OBJECTIVE_IDS, REWARD_IDS } from './turns/field-guide.ts';
export { citiesOf } from './turns/holdings.ts';
export { INSTEAD_OF_ONESELF, MISSIONS, missionsInPlay } from './turns/missions.ts';
export type { Progress } from './turns/objectives.ts';
export { isReached, progressOf } from './turns/objectives.ts';
export { piecesOf } from './turns/pieces.ts';
export {
  DISCARDED,
  handOf,
  IN_DECK,
  NOT_IN_PLAY,
  ON_TABLE,
  OPEN,
  REMOVED,
  SEEN,
  seatsFrom,
  TRADING,
  UNSEEN,
} from './turns/position.ts';
export type { DiceHelp } from './turns/rewards.ts';
export { diceHelp } from './turns/rewards.ts';
export { NO_LIMIT } from './turns/rules.ts';
export { isSet, setsIn, tradeStars } from './turns/trade.ts';
export { third } from './turns/turn.ts';
export type { Colour, Figure, Seat } from './vocabulary.ts';
export {
  COLOURS,
  DEFAULT_COLOURS,
  ENGINE_VERSION,
  FIGURES,
  HOST,
  MOST_SEATS,
  NEUTRAL,
  NOBODY,
  OWNERS,
  SPECTATOR,
  UNKNOWN,
} from './vocabulary.ts';
