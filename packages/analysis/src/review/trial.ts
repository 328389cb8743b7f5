import { type Bot, makeBot } from '@rubicon/bots';
import {
  clonePosition,
  type Dice,
  isIn,
  legal,
  MOST_ATTACK_DICE,
  play,
  type Seat,
  seededDice,
  type TurnsCommand,
  type TurnsPosition,
  type TurnsRules,
  toAct,
  viewOf,
} from '@rubicon/engine';
import { armiesToMove, type Continuation, canFight, type Fight } from './continuation.ts';

/** The bot that finishes a turn after its plan, and the quicker one that plays the other seats' turns. */
const OWN = 'hard';
const OTHER = 'medium';

/**
 * Plays a continuation with dice, and returns the position at the end of the turn. A bot takes over where a fight
 * goes badly. Undefined if a command is refused.
 */
export function tryContinuation(
  rules: TurnsRules,
  world: TurnsPosition,
  { commands, fights }: Continuation,
  seed: string,
): TurnsPosition | undefined {
  const position = clonePosition(world);
  const { seat, turn } = world;
  const dice = seededDice(`${seed}/${turn}`);
  const table = new Table(rules, position, OWN, seed);
  for (const command of commands)
    if (play(rules, position, position.seat, command, dice) !== undefined) return undefined;
  const isDone = fights.every(
    (fight, i) => !canFight(position, fight) || wins(table, fight, fights.slice(i + 1), dice),
  );
  if (isDone && position.turn === turn && position.phase === 'attack')
    play(rules, position, seat, { type: 'end-attacks' }, dice);
  table.finishTurn(turn, dice);
  return position;
}

/** Plays the turns of the others, until it is the seat's turn again or the seat is out. */
export function tryRound(rules: TurnsRules, start: TurnsPosition, seat: Seat, seed: string): TurnsPosition {
  const position = clonePosition(start);
  const table = new Table(rules, position, OTHER, seed);
  while (position.phase !== 'over' && position.seat !== seat && isIn(position, seat)) {
    const { turn } = position;
    table.finishTurn(turn, seededDice(`${seed}/${turn}`));
  }
  return position;
}

/** Rolls until the territory is taken and occupied; returns false if the attacker loses its advantage. */
function wins(table: Table, fight: Fight, later: readonly Fight[], dice: Dice): boolean {
  const { rules, position } = table;
  const { seat, armies, owner } = position;
  const { from, to } = fight;
  for (let rolls = 0; owner[to] !== seat; rolls++) {
    if (position.phase !== 'attack' || armies[from] < 2 || (rolls > 0 && armies[from] <= armies[to]))
      return false;
    const attack: TurnsCommand = {
      type: 'attack',
      from,
      to,
      dice: Math.min(MOST_ATTACK_DICE, armies[from] - 1),
    };
    if (play(rules, position, seat, attack, dice) !== undefined) return false;
    while (isAsked(position)) table.act(dice);
    moveIn(table, later, dice);
  }
  while (position.phase === 'attack' && (position.trading === 'must' || position.toPlace > 0))
    table.act(dice);
  return true;
}

function moveIn({ rules, position }: Table, later: readonly Fight[], dice: Dice): void {
  if (position.phase !== 'occupy') return;
  const armies = armiesToMove(rules, position, later);
  play(rules, position, position.seat, { type: 'occupy', armies }, dice);
}

/** Whether a seat has to decide about dice. */
const isAsked = ({ phase }: TurnsPosition): boolean =>
  phase === 'defend' || phase === 're-roll' || phase === 'commander';

/** A position that bots continue. */
class Table {
  readonly rules: TurnsRules;
  readonly position: TurnsPosition;
  readonly #bot: string;
  readonly #seed: string;
  readonly #bots: Bot[] = [];

  constructor(rules: TurnsRules, position: TurnsPosition, bot: string, seed: string) {
    this.rules = rules;
    this.position = position;
    this.#bot = bot;
    this.#seed = seed;
  }

  finishTurn(turn: number, dice: Dice): void {
    while (this.position.turn === turn && this.position.phase !== 'over') this.act(dice);
  }

  /** Plays one command of the seat to act. */
  act(dice: Dice): void {
    const [seat] = toAct(this.position);
    this.#bots[seat] ??= makeBot(this.#bot, this.rules, seat, this.#seed)!;
    const view = viewOf(this.position, seat);
    const command = this.#bots[seat].act(view, legal(this.rules, view, seat)) as TurnsCommand;
    const rejection = play(this.rules, this.position, seat, command, dice);
    if (rejection !== undefined) throw new Error(`${this.#bot} was refused: ${rejection.code}`);
  }
}
