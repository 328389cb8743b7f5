import { IN, NOBODY, type Seat } from '@rubicon/engine';
import { nextQuestion } from '@rubicon/table';
import { progressOf } from '../games.ts';
import { failureOf, failureText } from '../players/failures.ts';
import type { Player } from '../players/player.ts';
import { askLine } from './ask-line.ts';
import type { BotPace } from './bot-pace.ts';
import { printNews, type Room, type RoomHost, type TableVerb } from './room.ts';
import type { Save } from './saving/save.ts';
import { nameOf } from './texts/cast.ts';

/** A game in this process: it is saved in a file, and bots play at the pace of the reader. */
export class LocalHost implements RoomHost {
  readonly isClosed = false;
  isWatched = true; // with only bots left: whether to print each turn and wait for Enter
  readonly verbs: readonly TableVerb[];
  private readonly save: Save;
  private readonly bots: ReadonlyMap<Seat, Player>;
  private readonly botPace: BotPace;
  private readonly reported = new Map<Seat, number>(); // the number of failures already printed, by bot
  private watchedTurn = NOBODY;

  constructor(save: Save, bots: ReadonlyMap<Seat, Player>, botPace: BotPace, print: (text: string) => void) {
    this.save = save;
    this.bots = bots;
    this.botPace = botPace;
    const run = (): void => print(`The game is saved automatically in ${save.file}.`);
    this.verbs = [{ name: 'save', help: [['save', 'where the game is saved']], run }];
  }

  isBusy({ client: { replica } }: Room): boolean {
    return nextQuestion(replica.rules, replica.view, [...this.bots.keys()]) !== undefined;
  }

  attend(_: Room, decide: () => Promise<void>): Promise<void> {
    return decide();
  }

  async wait(room: Room): Promise<void> {
    const { client, terminal } = room;
    const { view, seq } = client.replica;
    const turn = progressOf(view);
    const isBot = this.isBusy(room);
    const isAlone = room.people.every((seat) => view.status[seat] !== IN);
    if (isBot && this.isWatched && turn !== this.watchedTurn && isAlone) {
      this.watchedTurn = turn;
      this.isWatched = await watch(room);
    }
    if (isBot) this.botPace.allowOne();
    await terminal.wait(client.lineAfter(seq));
    this.printFailures(room);
  }

  sync(): void {
    this.save.sync();
  }

  label(): string {
    return '';
  }

  /** Prints new failures of external programs. */
  private printFailures({ terminal, cast }: Room): void {
    for (const [seat, { failures = [], said }] of this.bots) {
      for (const reason of failures.slice(this.reported.get(seat)))
        terminal.print(failureText(failureOf(nameOf(cast, seat), reason, said)));
      this.reported.set(seat, failures.length);
    }
  }
}

/** Shows a turn when only bots are left. Returns whether to show the next turn too. */
async function watch(room: Room): Promise<boolean> {
  const { terminal, client } = room;
  printNews(room, 'summary');
  const part = client.replica.view.family === 'turns' ? 'turn' : 'round';
  for (;;) {
    const line = await askLine(terminal, `Only bots are left. Enter plays 1 ${part}, end plays to the end`, [
      `Press Enter to see the next ${part}, or type end to finish the game.`,
    ]);
    if (line === '' || line.toLowerCase() === 'end') return line === '';
    terminal.print('Press Enter, or type end or quit.');
  }
}
