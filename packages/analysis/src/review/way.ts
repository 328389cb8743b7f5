import { cellOf, habit } from '@rubicon/bots/mind';
import {
  clonePosition,
  type Dice,
  diceHelp,
  evolve,
  fallback,
  isBorder,
  legal,
  MOST_ATTACK_DICE,
  type Place,
  play,
  type Seat,
  seededDice,
  type TurnsCommand,
  type TurnsPosition,
  type TurnsRules,
  toAct,
} from '@rubicon/engine';
import { helpedDice, outcomesOf } from '@rubicon/odds';
import { winningDice } from './forced-dice.ts';

/** A battle that is to be fought to the end. */
export interface Fight {
  readonly from: number;
  readonly to: number;
}

/** A way to play the rest of a turn: commands, then fights as long as they succeed. */
export interface Way {
  readonly commands: readonly TurnsCommand[];
  readonly fights: readonly Fight[];
}

/** A position at the end of a turn, and its probability. */
export interface Ending {
  readonly probability: number;
  readonly position: TurnsPosition;
}

/** Failures less likely than this count as successes. */
const NEGLIGIBLE = 0.02;

/**
 * Plays a way and returns its endings: one for each fight that fails, and one in which all succeed. Battles leave as many
 * armies as they do on average. Every ending draws the same card. Undefined if a command is refused.
 */
export function playWay(
  rules: TurnsRules,
  start: TurnsPosition,
  { commands, fights }: Way,
  seed: string,
): Ending[] | undefined {
  const position = clonePosition(start);
  const { turn } = start;
  const deck = (): Dice => seededDice(`${seed}/card`);
  const last = deck(); // the last command may end the turn
  for (const command of commands)
    if (play(rules, position, position.seat, command, last) !== undefined) return undefined;
  const dice = seededDice(seed);
  const endings: Ending[] = [];
  let reach = 1;
  for (const [i, fight] of fights.entries()) {
    if (!canFight(position, fight)) continue;
    const { win, failed } = fightOut(rules, position, fight, fights.slice(i + 1), dice);
    if (reach * (1 - win) > NEGLIGIBLE) {
      endings.push({ probability: reach * (1 - win), position: failed });
      reach *= win;
    }
  }
  endings.push({ probability: reach, position });
  for (const ending of endings) finishTurn(rules, ending.position, turn, deck());
  return endings;
}

function canFight({ phase, owner, armies, seat }: TurnsPosition, { from, to }: Fight): boolean {
  return phase === 'attack' && owner[from] === seat && owner[to] !== seat && armies[from] > 1;
}

/** Takes the territory with the average number of armies left; returns the chance of that, and the failure. */
function fightOut(
  rules: TurnsRules,
  position: TurnsPosition,
  fight: Fight,
  later: readonly Fight[],
  dice: Dice,
): { readonly win: number; readonly failed: TurnsPosition } {
  const { from, to } = fight;
  const { seat, armies } = position;
  const outcomes = outcomesOf(helpedDice(diceHelp(rules, position, seat, to)));
  const cell = cellOf(outcomes, armies[from] - 1, armies[to]);
  const scale =
    armies[from] > outcomes.side || armies[to] > outcomes.side ? scaleOf(armies[from], armies[to]) : 1;
  const failed = clonePosition(position);
  lose(
    failed,
    fight,
    armies[from] - 1,
    armies[to] - Math.max(1, Math.round(outcomes.defendersLeft[cell] * scale)),
  );
  const left = Math.min(armies[from] - 1, Math.max(1, Math.round(outcomes.attackersLeft[cell] * scale)));
  lose(position, fight, armies[from] - 1 - left, armies[to] - 1);
  evolve(position, { type: 'questions-stopped', seat });
  play(
    rules,
    position,
    seat,
    { type: 'attack', from, to, dice: Math.min(MOST_ATTACK_DICE, left) },
    winningDice(dice),
  );
  if (position.phase === 'occupy')
    play(rules, position, seat, { type: 'occupy', armies: armiesToMove(rules, position, later) }, dice);
  spendCards(rules, position, later[0]?.from ?? to, dice);
  return { win: outcomes.win[cell], failed };
}

/** How much larger armies are than the largest in the table of outcomes. */
const scaleOf = (attackers: number, defenders: number): number => Math.max(attackers, defenders) / 100;

function lose(position: TurnsPosition, fight: Fight, attackersLost: number, defendersLost: number): void {
  evolve(position, { type: 'rolled', ...fight, attack: [], defence: [], attackersLost, defendersLost });
}

/** All armies move where the next fight starts; otherwise to the side with enemies, or half of them. */
function armiesToMove(rules: TurnsRules, position: TurnsPosition, later: readonly Fight[]): number {
  const { from, to, armies, dice } = position;
  const most = Math.max(dice, Math.min(armies[from] - 1, rules.armyLimit));
  const next = later.find((fight) => fight.from === to || fight.from === from);
  if (next !== undefined) return next.from === to ? most : dice;
  if (!isBorder(rules, position, to)) return dice;
  return isBorder(rules, position, from) ? Math.max(dice, Math.round(most / 2)) : most;
}

/** E-2: trades what must be traded after an elimination, and places the armies where they are needed. */
function spendCards(rules: TurnsRules, position: TurnsPosition, territory: number, dice: Dice): void {
  const { seat } = position;
  for (let trades = 0; position.phase === 'attack' && position.trading === 'must' && trades < 9; trades++) {
    const trade = tradeFor(rules, position, seat);
    if (trade === undefined || play(rules, position, seat, trade, dice) !== undefined) return;
  }
  if (position.phase !== 'attack' || position.toPlace === 0) return;
  const places: Place[] = [[territory, position.toPlace]];
  if (play(rules, position, seat, { type: 'place', places }, dice) !== undefined) {
    const command = fallback(rules, position, seat);
    if (command !== undefined) play(rules, position, seat, command, dice);
  }
}

/** The trade that bots make with this hand; undefined if there is none. */
export function tradeFor(rules: TurnsRules, position: TurnsPosition, seat: Seat): TurnsCommand | undefined {
  if (position.trading === 'none') return undefined;
  const command = habit(rules, position, seat, rules.trade.offers(rules, position, seat));
  return command?.type === 'trade' ? command : undefined;
}

/** Ends this turn if it is still running: objectives that are reached are taken, everything else is left as it is. */
function finishTurn(rules: TurnsRules, position: TurnsPosition, turn: number, dice: Dice): void {
  while (position.turn === turn && position.phase !== 'over') {
    const [seat] = toAct(position);
    const isReached = rules.goal?.kind === 'objectives' && position.phase === 'fortify';
    const command =
      (isReached ? habit(rules, position, seat, legal(rules, position, seat)) : undefined) ??
      fallback(rules, position, seat);
    if (command === undefined || play(rules, position, seat, command as TurnsCommand, dice) !== undefined)
      return;
  }
}
