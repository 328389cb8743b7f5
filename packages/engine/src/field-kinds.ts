/**
 * What a field of a command, event, offer or rejection is. Codecs, the command notation and the JSON Schema of
 * records all read the tables that are made of these.
 */
export type FieldKind =
  | 'count' // a whole number
  | 'counts'
  | 'seat' // a number, 'host' for the host
  | 'seats'
  | 'owner' // a seat's number or 'neutral'
  | 'owners' // by territory
  | 'armies' // by territory
  | 'reserve' // by owner, those who have any
  | 'territory' // its id, 'hidden' when the viewer may not know it
  | 'territory?' // left out when there is none
  | 'territories'
  | 'card' // the id of its territory, 'wild-1', 'hidden' …
  | 'cards'
  | 'colour' // its name
  | 'mission' // its id, 'hidden' when the viewer may not know it
  | 'missions'
  | 'objective' // its id
  | 'objectives'
  | 'reward?' // its id, left out when there is none
  | 'rewards'
  | 'places' // pairs of territory and armies
  | 'moves' // triples of territory, territory and armies
  | 'phase'
  | 'trading'
  | 'sheet' // what a seat has committed, 'hidden' when the viewer may not know it
  | 'reason' // what became of an order
  | 'command'; // a seat's command

/** The kinds of all fields of all messages of a union, in the order in which people write them. */
export type FieldsOf<Message, Tag extends keyof Message> = {
  readonly [Name in Message[Tag] & string]: {
    readonly [Field in keyof Omit<Extract<Message, Record<Tag, Name>>, Tag>]: FieldKind;
  };
};
