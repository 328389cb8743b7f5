import { type SettingsInput, type TableView, verifyGame } from '@rubicon/api';
import { openApi } from '@rubicon/api/node';
import { EDITIONS, type Edition, seededDice, shuffled } from '@rubicon/engine';
import { verifyRecord } from '@rubicon/protocol';
import type { KillPlan } from './kills.ts';
import { persist } from './persistence.ts';
import { type Observers, Person } from './person.ts';

/** The people who share all tables: fewer than the new guests that a server accepts from one address at a time. */
const MOST_PEOPLE = 12;

/** Tables that play at the same time. */
const MOST_RUNNING = 10;

/** The fewest commands of people per game, on average. */
export const COMMANDS_PER_TABLE = 5000 / 30;

interface PlannedTable {
  readonly id: string;
  readonly edition: string;
  readonly people: readonly Person[];
}

/** All tables of a run, and the people who play at them. */
export class Evening {
  readonly tables: readonly PlannedTable[];
  private readonly observers: Observers;
  private readonly running = new Set<PlannedTable>();
  private finished = 0;

  private constructor(tables: readonly PlannedTable[], observers: Observers) {
    this.tables = tables;
    this.observers = observers;
  }

  /** Creates the tables, with editions in an order that the seed decides. */
  static async create(url: string, count: number, seed: string, observers: Observers): Promise<Evening> {
    const length = Math.min(MOST_PEOPLE, Math.max(2, count));
    const guests = Array.from({ length }, () => openApi(url));
    const editions = shuffled(seededDice(`${seed}/editions`), EDITIONS);
    const tables: PlannedTable[] = [];
    for (let number = 0; number < count; number++) {
      const edition = editions[number % editions.length]!;
      const seated = length > 2 && number % 2 === 0 ? 3 : 2;
      const apis = Array.from({ length: seated }, (_, i) => guests[(number + i) % length]!);
      const { table } = await persist(() =>
        apis[0]!.post<{ table: TableView }>('/api/tables', settingsFor(edition, seated)),
      );
      const people = apis.map((api, i) => new Person(api, table.id, `${seed}/${number}/${i}`, observers));
      tables.push({ id: table.id, edition: edition.id, people });
    }
    return new Evening(tables, observers);
  }

  /** Plays all games to their end. */
  async play(): Promise<void> {
    const waiting = [...this.tables];
    const playNext = async (): Promise<void> => {
      for (let table = waiting.shift(); table !== undefined; table = waiting.shift()) {
        this.running.add(table);
        await this.playTable(table);
        this.running.delete(table);
        this.finished++;
        process.stderr.write(`${this.finished} of ${this.tables.length} games: ${table.edition} is over\n`);
      }
    };
    await Promise.all(Array.from({ length: MOST_RUNNING }, playNext));
  }

  /** The tables that have not finished, for a message. */
  get open(): string {
    return [...this.running].map(({ id, edition }) => `${id} (${edition})`).join(', ');
  }

  /** Estimates how many commands will still be acknowledged, from the games so far. */
  readonly expected: KillPlan['expected'] = () => {
    const half = this.running.size / 2;
    const average = this.observers.journal.length / (this.finished + half);
    const usual = this.finished > 0 ? average : COMMANDS_PER_TABLE;
    return usual * (this.tables.length - this.finished - half);
  };

  /** Downloads the records, as lines by table. Players may read them at once, others only when the result is published. */
  async download(): Promise<Map<string, readonly string[]>> {
    const records = new Map<string, readonly string[]>();
    for (const { id, people } of this.tables) {
      const { api } = people[0]!.client;
      const { lines } = await persist(() => api.get<{ lines: string[] }>(`/api/tables/${id}/record`));
      records.set(id, lines);
    }
    return records;
  }

  /** Counts the records that verify and contradict nothing that their players saw. */
  async verify(records: ReadonlyMap<string, readonly string[]>): Promise<number> {
    let verified = 0;
    for (const { id, people } of this.tables) {
      const text = records.get(id)?.map((line) => `${line}\n`) ?? [];
      const found = [];
      for (const { client } of people) found.push(await persist(() => verifyGame(client)));
      const isWitnessed = found.every(({ error, contradictions: [first] }) => !error && !first);
      if (isWitnessed && verifyRecord(text.join('')).error === undefined) verified++;
      else process.stderr.write(`table ${id} does not verify: ${JSON.stringify(found)}\n`);
    }
    return verified;
  }

  private async playTable({ people }: PlannedTable): Promise<void> {
    const playing = Promise.all(people.map((person) => person.play()));
    playing.catch(() => {}); // the last line throws it
    for (const person of people) await person.join();
    for (const person of people) await person.ready();
    await playing;
  }
}

/** The settings of a table for people and one bot of the server. */
function settingsFor({ id }: Edition, people: number): SettingsInput {
  return { edition: id, seats: [...Array.from({ length: people }, () => ({})), { bot: 'easy' }] };
}
