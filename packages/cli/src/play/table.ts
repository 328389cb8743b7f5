import type { Bot } from '@rubicon/bots';
import {
  type Command,
  type Event,
  legal,
  type Offer,
  type Place,
  type Position,
  type Rejection,
  redact,
  type Seat,
  type SeatCommand,
  viewOf,
} from '@rubicon/engine';
import type { RecordedGame } from '@rubicon/protocol';
import type { Save } from './saving/save.ts';
import type { Terminal } from './terminal.ts';
import type { Cast } from './texts/cast.ts';
import { type Detail, narrate } from './texts/narration.ts';

/** A game on the terminal, with what is only true where the players sit. */
export interface Table {
  readonly game: RecordedGame;
  readonly terminal: Terminal;
  readonly cast: Cast;
  readonly save: Save;
  readonly bots: readonly (Bot | undefined)[]; // by seat
  readonly told: Map<Seat, { events: number; view: Position }>; // by reader: how far the game has been told
  sat: Seat | undefined; // who had the keyboard last
  hasNews: boolean; // something on the screen that was not to be foreseen
  shown: string; // the part of the game in which the board was last shown
  draft: Draft; // placements that have not been sent
  lastAttack: { readonly from: number; readonly to: number } | undefined;
}

/** Placements in the making, step by step; `isRest` when they are to be all armies of the set-up. */
export interface Draft {
  readonly steps: readonly Place[];
  readonly isRest: boolean;
}

export const NO_DRAFT: Draft = { steps: [], isRest: false };

/** What the steps come to, by territory. */
export function placesOf({ steps }: Draft): Map<number, number> {
  const places = new Map<number, number>();
  for (const [territory, armies] of steps) {
    const sum = (places.get(territory) ?? 0) + armies;
    if (sum === 0) places.delete(territory);
    else places.set(territory, sum);
  }
  return places;
}

/** What the person at the keyboard knows and may do. */
export interface Chair {
  readonly table: Table;
  readonly seat: Seat;
  readonly view: Position;
  readonly offers: readonly Offer[];
}

export function sitDown(table: Table, seat: Seat): Chair {
  const { rules, position } = table.game;
  const view = viewOf(position, seat);
  return { table, seat, view, offers: legal(rules, view, seat) };
}

type OfferOf<Type extends Offer['type']> = Extract<Offer, { type: Type }>;

export function offersOf<Type extends Offer['type']>({ offers }: Chair, type: Type): OfferOf<Type>[] {
  return offers.filter((offer): offer is OfferOf<Type> => offer.type === type);
}

export function isOffered({ offers }: Chair, type: SeatCommand['type']): boolean {
  return offers.some((offer) => offer.type === type);
}

export function play({ game }: Table, actor: Seat, command: Command): Rejection | undefined {
  return game.play(actor, command, new Date().toISOString()).rejection;
}

/** Tells a reader what has happened, and is on the disk, since the last time; gives the events that were told. */
export function tell(table: Table, reader: Seat, detail: Detail): Event[] {
  const { game, cast, terminal, save } = table;
  save.sync();
  const told = table.told.get(reader);
  if (told === undefined) return [];
  const events = game.events.slice(told.events).map((event) => redact(event, reader));
  told.events = game.events.length;
  terminal.print(...narrate(cast, told.view, events, detail));
  return events;
}

/** What has happened before now counts as told. */
export function startTelling({ game, told }: Table, reader: Seat): void {
  told.set(reader, { events: game.events.length, view: viewOf(game.position, reader) });
}
