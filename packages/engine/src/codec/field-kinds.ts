import type { Reason } from '../orders/event.ts';
import type { Phase as OrdersPhase } from '../orders/position.ts';
import type { Sheet } from '../orders/sheets/sheet.ts';
import type { Trading, Phase as TurnsPhase } from '../turns/position.ts';
import type {
  ArmiesByOwner,
  ArmiesByTerritory,
  CardIndex,
  ColourIndex,
  MissionIndex,
  ObjectiveIndex,
  Owner,
  OwnersByTerritory,
  RewardIndex,
  Seat,
  TerritoryIndex,
} from '../vocabulary.ts';
import type { Move, Place } from './messages.ts';

/**
 * The kinds of fields of commands, events, offers and rejections, with the value of each. Codecs, the command
 * notation and the JSON Schema of records all read tables of these kinds.
 */
export interface KindValues {
  count: number; // a whole number
  'count?': number | undefined; // omitted if undefined
  counts: readonly number[];
  seat: Seat; // a number, 'host' for the host
  seats: readonly Seat[];
  owner: Owner; // a seat's number or 'neutral'
  owners: OwnersByTerritory;
  armies: ArmiesByTerritory;
  reserve: ArmiesByOwner; // only owners that have any
  territory: TerritoryIndex; // its id, 'hidden' when the viewer may not know it
  'territory?': TerritoryIndex; // omitted if it is NOBODY
  territories: readonly TerritoryIndex[];
  card: CardIndex; // the id of its territory, 'wild-1', 'hidden' …
  cards: readonly CardIndex[];
  colour: ColourIndex; // its name
  mission: MissionIndex; // its id, 'hidden' when the viewer may not know it
  missions: readonly MissionIndex[];
  objective: ObjectiveIndex; // its id
  objectives: readonly ObjectiveIndex[];
  'reward?': RewardIndex; // its id, omitted if it is NOBODY
  rewards: readonly RewardIndex[];
  places: readonly Place[]; // pairs of territory and armies
  moves: readonly Move[]; // triples of territory, territory and armies
  phase: TurnsPhase | OrdersPhase;
  trading: Trading;
  sheet: Sheet; // committed by a seat, 'hidden' when the viewer may not know it
  reason: Reason; // why an order was done in part or ignored
  command: { readonly type: string }; // a seat's command
}

export type FieldKind = keyof KindValues;

/** Exact equality: a plain number is not a territory here, although it can be assigned to one. */
type IsSame<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;

type Fits<Value, Kind extends FieldKind> = [Value] extends [number | readonly number[] | undefined]
  ? IsSame<Value, KindValues[Kind]>
  : string extends Value
    ? IsSame<Kind, 'phase'>
    : [Value] extends [KindValues[Kind]]
      ? true
      : false;

/** The kinds that a field of this type can have. */
type KindsFor<Value> = {
  [Kind in FieldKind]: Fits<Value, Kind> extends true ? Kind : never;
}[FieldKind];

/** The kinds of all fields of all messages of a union, in the order in which they are written. */
export type FieldsOf<Message, Tag extends keyof Message> = {
  readonly [Name in Message[Tag] & string]: {
    readonly [Field in keyof Omit<Extract<Message, Record<Tag, Name>>, Tag>]: KindsFor<
      Extract<Message, Record<Tag, Name>>[Field & keyof Extract<Message, Record<Tag, Name>>]
    >;
  };
};
