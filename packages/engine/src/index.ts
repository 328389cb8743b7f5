export type { Board, BoardData, Continent, Territory } from './board/board.ts';
export { makeBoard } from './board/board.ts';
export { classicBoard } from './board/classic.ts';
export { TerritorySet } from './board/territory-set.ts';
export type { Dice, Faces, Outcome, RecordingDice, ScriptedDice } from './chance/dice.ts';
export { recordingDice, rollDice, ScriptError, scriptedDice, seededDice } from './chance/dice.ts';
export { shuffled } from './chance/random-draw.ts';
export { COMMAND_ALIASES, EVENT_ALIASES } from './codec/aliases.ts';
export type { CodecError, FieldProblem, Json, Parsed } from './codec/codec.ts';
export { makeCommand, makeEvent, makeOffer, makeRejection, parseCommand, parseEvent } from './codec/codec.ts';
export type { WrongValue } from './codec/codecs.ts';
export type { FieldKind, KindValues } from './codec/field-kinds.ts';
export { COMMAND_FIELDS, EVENT_FIELDS, OFFER_FIELDS, REJECTION_FIELDS } from './codec/fields.ts';
export { HIDDEN_CARD, makeCard, makeTerritory, parseCard, parseTerritory } from './codec/ids.ts';
export type { Move, Place } from './codec/messages.ts';
export { PHASES } from './codec/phases.ts';
export { heldBy, setOwner, territoriesOf } from './columns.ts';
export type { Edition, Language, Option, OptionTexts } from './editions/edition.ts';
export { LANGUAGES, valuesOf } from './editions/edition.ts';
export { ARMY_LIMIT } from './editions/expert.ts';
export type { HouseRule } from './editions/house-rule.ts';
export { withHouseRules } from './editions/house-rule.ts';
export { expand } from './expand.ts';
export type {
  Command,
  CommandOf,
  Event,
  EventOf,
  Fault,
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
  FAULTS,
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
export type { Creation, CreationError, Game, GameSettings, OrdersGame, TurnsGame } from './game.ts';
export { createGame, EDITIONS, isTurns } from './game.ts';
export { closest } from './notation/closest.ts';
export { makeCommandText, parseCommandText } from './notation/command-notation.ts';
export type { NotationError, ParsedPosition } from './notation/notation.ts';
export { makePosition, parsePosition } from './notation/notation.ts';
export { parseSeat } from './notation/notation-words.ts';
export { countBits } from './numbers.ts';
export type { Order } from './orders/command.ts';
export type { Event as OrdersEvent } from './orders/event.ts';
export { REASONS } from './orders/event.ts';
export { CASHED, NOT_SCORED, objectivesOf, startsOf, TURNED_UP } from './orders/position.ts';
export { incomeOf } from './orders/round/income.ts';
export { survivors } from './orders/round/movement.ts';
export { preview } from './orders/round/preview.ts';
export { pointsOf } from './orders/round/score.ts';
export type { Sheet } from './orders/sheets/sheet.ts';
export { HIDDEN_SHEET, NO_SHEET } from './orders/sheets/sheet.ts';
export { perft } from './perft.ts';
export type { Words } from './rules.ts';
export { ELIMINATED, IN, isIn, STATUSES, SURRENDERED, seatsIn } from './seats.ts';
export { MOST_ATTACK_DICE, MOST_DEFENCE_DICE } from './turns/battle/battle.ts';
export { isBorder } from './turns/checks.ts';
export type { Command as TurnsCommand } from './turns/command.ts';
export type { Event as TurnsEvent } from './turns/event.ts';
export { BATTLE_EVENTS } from './turns/event.ts';
export { turns } from './turns/family.ts';
export type { Aim, Objective, ObjectiveId } from './turns/field-guide/field-guide.ts';
export {
  MINOR_OBJECTIVES,
  MINOR_REWARDS,
  OBJECTIVE_IDS,
  OBJECTIVES,
  REWARD_IDS,
} from './turns/field-guide/field-guide.ts';
export type { Progress } from './turns/field-guide/objectives.ts';
export { isReached, progressOf } from './turns/field-guide/objectives.ts';
export type { DiceHelp } from './turns/field-guide/rewards.ts';
export { diceHelp, REWARD_TROOPS } from './turns/field-guide/rewards.ts';
export { SETTLERS } from './turns/goals/capitals.ts';
export { citiesOf } from './turns/goals/holdings.ts';
export { INSTEAD_OF_ONESELF, MISSIONS, missionsInPlay } from './turns/goals/missions.ts';
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
export type { CapitalRule, Chart, Goal, TradeRule } from './turns/rules.ts';
export { NO_LIMIT } from './turns/rules.ts';
export { CITIES, OBJECTIVES_OF_EACH_KIND } from './turns/setup/city-setup.ts';
export { piecesOf } from './turns/turn/pieces.ts';
export { CARDS_IN_SET, isSet, setsIn } from './turns/turn/trade.ts';
export { LAND_INCOME, landIncome } from './turns/turn/turn.ts';
export type {
  ArmiesByOwner,
  ArmiesByTerritory,
  CardIndex,
  Colour,
  ColourIndex,
  Figure,
  MissionIndex,
  ObjectiveIndex,
  Owner,
  OwnersByTerritory,
  RewardIndex,
  Seat,
  TerritoryIndex,
} from './vocabulary.ts';
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
