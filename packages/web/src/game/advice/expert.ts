import { type Bot, type Budget, makeBot } from '@rubicon/bots';
import {
  type Command,
  legal,
  makePosition,
  type Offer,
  type Place,
  type Position,
  type Rules,
  type Seat,
  type SeatCommand,
  seededDice,
  step,
  type TurnsPosition,
} from '@rubicon/engine';
import { changesOf, NOTHING_STAGED, type Staging, withPlace } from '../prompts/staging.ts';
import { placesAllAtOnce } from '../prompts/turns/all-at-once.ts';
import { winChance } from '../prompts/turns/odds.ts';
import { drawingOf } from './drawing.ts';
import { type Hint, type HintedAttack, RECOMMENDED, type RecommendedCommand } from './hint.ts';

/** A decision as the seat sees it. */
interface Asked {
  readonly rules: Rules;
  readonly view: Position;
  readonly seat: Seat;
  readonly offers: readonly Offer[];
  readonly isShared: boolean; // several people play at this screen
}

const SEED = 'hint';

/** A hint, and the question it answers. */
interface Answer {
  readonly question: string; // the seat, its view, and whether the screen is shared
  readonly seat: Seat;
  readonly view: Position;
  readonly hint: Hint | undefined;
}

/** The bot `expert` in a person's place. It keeps its plan for the turn as long as the person follows it. */
export class Expert {
  private bot: Bot | undefined;
  private last: Answer | undefined;

  /**
   * Returns what it would do with this budget; undefined if the only open question is a draw offer. The same question
   * always gets the same answer.
   */
  hintFor(asked: Asked, budget: Budget): Hint | undefined {
    const { rules, view, seat } = asked;
    const question = `${seat} ${asked.isShared} ${makePosition(rules, view)}`;
    if (question === this.last?.question) return this.last.hint;
    if (this.last === undefined || !isFollowing(this.last, asked))
      this.bot = makeBot('expert', rules, seat, SEED);
    const hint = this.bot && adviceOf(this.bot, asked, budget);
    this.last = { question, seat, view, hint };
    return hint;
  }
}

/** Whether it is still the same turn of the same seat, and armies have changed only where the hint said so. */
function isFollowing({ seat: hinted, view: before, hint }: Answer, { view, seat }: Asked): boolean {
  if (view.family !== 'turns' || before.family !== 'turns' || hint === undefined) return false;
  if (view.turn === 0 || view.turn !== before.turn || view.seat !== seat || hinted !== seat) return false;
  const named = new Set([...hint.territories, ...hint.arrows.flatMap(({ from, to }) => [from, to])]);
  return view.armies.every(
    (armies, t) => named.has(t) || (armies === before.armies[t] && view.owner[t] === before.owner[t]),
  );
}

function adviceOf(bot: Bot, asked: Asked, budget: Budget): Hint | undefined {
  const { view } = asked;
  const offers = asked.offers.filter(({ type }) => type !== 'surrender' && !type.endsWith('-draw'));
  if (offers.length === 0) return undefined;
  if (view.phase === 'occupy') planFromCapture(bot, asked, budget);
  const command =
    view.family === 'turns' && placesAllAtOnce(asked)
      ? placeRest(bot, view, asked, budget)
      : bot.act(view, offers, budget);
  return isRecommended(command) ? hintTo(bot, asked, command, budget) : undefined;
}

function hintTo(bot: Bot, asked: Asked, found: RecommendedCommand, budget: Budget): Hint {
  const command = found.type === 'place' ? { ...found, places: joined(found.places) } : found;
  const attack = attackOf(bot, asked, command, budget);
  return { command, attack, ...drawingOf(asked.view, command, attack) };
}

const isRecommended = (command: Command): command is RecommendedCommand =>
  RECOMMENDED.some((type) => type === command.type);

const withPlaces = (staging: Staging, places: readonly Place[]): Staging =>
  places.reduce((before, [territory, armies]) => withPlace(before, territory, armies), staging);

/** Merges entries of the same territory: bots may list a territory more than once. */
const joined = (places: readonly Place[]): readonly Place[] => withPlaces(NOTHING_STAGED, places).places;

/** Places the remaining armies of the set-up one by one, as if nobody else placed any. */
function placeRest(bot: Bot, view: TurnsPosition, { seat, offers }: Asked, budget: Budget): SeatCommand {
  let staging = NOTHING_STAGED;
  for (let left = view.reserve[seat]!; left > 0; left--) {
    const changes = changesOf(staging);
    const armies = view.armies.map((count, territory) => count + (changes.get(territory) ?? 0));
    const reserve = view.reserve.with(seat, left);
    const command = bot.act({ ...view, armies, reserve }, offers, budget);
    if (command.type !== 'place') break;
    staging = withPlaces(staging, command.places);
  }
  return { type: 'place-rest', places: staging.places };
}

/** Lets the bot plan the rest of the turn as if all armies moved in, to learn whether they are needed there. */
function planFromCapture(bot: Bot, { rules, view, seat, offers }: Asked, budget: Budget): void {
  for (const offer of offers) {
    if (offer.type !== 'occupy') continue;
    const later = after({ rules, view, seat }, { type: 'occupy', armies: offer.most });
    if (later?.phase === 'attack') bot.act(later, legal(rules, later, seat), budget);
  }
}

function attackOf(
  bot: Bot,
  { rules, view, seat }: Asked,
  command: RecommendedCommand,
  budget: Budget,
): HintedAttack | undefined {
  if (command.type === 'attack') {
    const { from, to } = command;
    return { from, to, chance: winChance(rules, view, seat, command) };
  }
  const later = command.type === 'place' ? after({ rules, view, seat }, command) : undefined;
  if (later?.family !== 'turns' || later.phase !== 'attack' || later.toPlace > 0) return undefined;
  const next = bot.act(later, legal(rules, later, seat), budget);
  if (next.type !== 'attack') return undefined;
  return { from: next.from, to: next.to, chance: winChance(rules, later, seat, next) };
}

/** The view after a command without dice. */
function after(
  { rules, view, seat }: Pick<Asked, 'rules' | 'view' | 'seat'>,
  command: SeatCommand,
): Position | undefined {
  const next = step(rules, view, seat, command, seededDice(SEED));
  return next.rejection === undefined ? next.position : undefined;
}
