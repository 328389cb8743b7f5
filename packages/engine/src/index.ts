export type { Board, BoardData, Continent, Territory } from './board.ts';
export { makeBoard } from './board.ts';
export { classicBoard } from './boards/classic.ts';
export type { CodecError, Json, Parsed } from './codec.ts';
export {
  makeCard,
  makeCommand,
  makeEvent,
  makeOffer,
  makeRejection,
  makeTerritory,
  parseCard,
  parseCommand,
  parseEvent,
  parseTerritory,
} from './codec.ts';
export { makeCommandText, parseCommandText } from './command-notation.ts';
export type { Dice, Faces, Outcome, RecordingDice, ScriptedDice } from './dice.ts';
export { recordingDice, rollDice, ScriptError, scriptedDice, seededDice } from './dice.ts';
export type { Edition, Option } from './editions/edition.ts';
export { valuesOf } from './editions/edition.ts';
export { expand } from './expand.ts';
export type { FieldKind } from './fields.ts';
export { COMMAND_FIELDS, EVENT_FIELDS } from './fields.ts';
export type { Creation, CreationError, Game, GameSettings } from './game.ts';
export { createGame, DEFAULT_COLOURS, EDITIONS } from './game.ts';
export type { NotationError, ParsedPosition } from './notation.ts';
export { makePosition, parsePosition } from './notation.ts';
export { perft } from './perft.ts';
export { isBorder, isToAct, toAct } from './turns/checks.ts';
export type {
  Command,
  CommandOf,
  HostCommand,
  Offer,
  Place,
  Rejection,
  SeatCommand,
} from './turns/command.ts';
export type { Step } from './turns/doors.ts';
export { accepts, legal, play, refuse, replay, step } from './turns/doors.ts';
export type { Event, EventOf } from './turns/event.ts';
export { HIDDEN_CARD } from './turns/event.ts';
export { evolve } from './turns/evolve.ts';
export { fallback } from './turns/fallback.ts';
export { piecesOf } from './turns/pieces.ts';
export type { Phase, Position, Trading } from './turns/position.ts';
export {
  clonePosition,
  DISCARDED,
  ELIMINATED,
  handOf,
  IN,
  IN_DECK,
  isIn,
  PHASES,
  SURRENDERED,
  seatsIn,
  TRADING,
  territoriesOf,
} from './turns/position.ts';
export type { CardsRule, CombatRule, Play, Rules, SetupRule, TradeRule, TradingRule } from './turns/rules.ts';
export { isSet, setsIn } from './turns/trade.ts';
export { isWhole, redact, sampleWorld, viewOf } from './turns/view.ts';
export type { Colour, Figure, Seat } from './vocabulary.ts';
export {
  COLOURS,
  ENGINE_VERSION,
  FIGURES,
  HOST,
  MOST_SEATS,
  NEUTRAL,
  NOBODY,
  OWNERS,
  SPECTATOR,
} from './vocabulary.ts';
