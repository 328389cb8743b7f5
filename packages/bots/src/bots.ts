import {
  type Dice,
  type OrdersRules,
  type Rules,
  type Seat,
  seededDice,
  type TurnsRules,
} from '@rubicon/engine';
import { type Act, type Bot, type BotMaker, botOf } from './bot.ts';
import { answeringDraws } from './draws.ts';
import { easyOrders } from './orders/easy.ts';
import { expertOrders } from './orders/expert.ts';
import { hardOrders } from './orders/hard.ts';
import { mediumOrders } from './orders/medium.ts';
import { randomBot } from './random.ts';
import { TEMPERS } from './turns/characters.ts';
import { MENTALITIES } from './turns/mentalities.ts';
import { kindOf } from './turns/mind/network/weights.ts';
import { thinker } from './turns/mind/thinker.ts';
import { operationsBot } from './turns/operations/operations-bot.ts';
import { STYLES } from './turns/operations/styles.ts';
import { scriptedBot } from './turns/script/scripted-bot.ts';

/** A bot that can be chosen by name. */
export interface BotEntry {
  readonly name: string;
  /** The levels are in order of strength; characters are for fun and for sparring; the yardstick plays at random. */
  readonly kind: 'level' | 'character' | 'yardstick';
  readonly about: string;
  readonly make: BotMaker;
}

type TurnsMaker = (rules: TurnsRules, seat: Seat, dice: Dice) => Act<'turns'>;
type OrdersMaker = (rules: OrdersRules, seat: Seat, dice: Dice) => Act<'orders'>;

/** A bot that plays the games of both families. */
function both(turns: TurnsMaker, orders: OrdersMaker): BotMaker {
  return (rules, seat, dice) => {
    const bot =
      rules.family === 'turns'
        ? botOf('turns', turns(rules, seat, dice))
        : botOf('orders', orders(rules, seat, dice));
    return answeringDraws(bot, seat);
  };
}

const follows =
  (name: keyof typeof TEMPERS): TurnsMaker =>
  (rules, seat, dice) =>
    scriptedBot(rules, seat, dice, TEMPERS[name]);

const thinks =
  (name: keyof typeof MENTALITIES): TurnsMaker =>
  (rules, seat, dice) =>
    thinker(rules, seat, dice, MENTALITIES[name](kindOf(rules)));

/** Weighs operations where only conquest wins; the script also knows other goals and duels. */
const medium: TurnsMaker = (rules, seat, dice) =>
  kindOf(rules) === 'conquest'
    ? operationsBot(rules, seat, dice, STYLES.medium)
    : scriptedBot(rules, seat, dice, TEMPERS.medium);

/** With written orders a character plays like `medium`. */
const character = (name: keyof typeof TEMPERS, about: string): BotEntry => ({
  name,
  kind: 'character',
  about,
  make: both(follows(name), mediumOrders),
});

export const BOTS: readonly BotEntry[] = [
  {
    name: 'easy',
    kind: 'level',
    about: 'good for a first game: picks easy fights and forgets to defend',
    make: both(follows('easy'), easyOrders),
  },
  {
    name: 'medium',
    kind: 'level',
    about: 'takes and holds continents, attacks at good odds',
    make: both(medium, mediumOrders),
  },
  {
    name: 'hard',
    kind: 'level',
    about: 'plans its turn: breaks continents, eliminates weak players for their cards, guards its borders',
    make: both(thinks('hard'), hardOrders),
  },
  {
    name: 'expert',
    kind: 'level',
    about: 'searches plans of attack with exact odds and judges them by what it learned in many games',
    make: both(thinks('expert'), expertOrders),
  },
  character('spartacus', 'attacks anything it can beat, anywhere'),
  character('sulla', 'eliminates weak players and takes their cards'),
  character('cicero', 'turns against the strongest player'),
  character('augustus', 'expands one realm around the best continent'),
  character('fabius', 'waits behind its gates for better odds'),
  {
    name: 'random',
    kind: 'yardstick',
    about: 'plays at random, but always finishes its games',
    make: randomBot,
  },
];

export const BOT_NAMES: readonly string[] = BOTS.map(({ name }) => name);

/** Returns undefined if no bot has that name. */
export function makeBot(name: string, rules: Rules, seat: Seat, seed: string): Bot | undefined {
  return BOTS.find((entry) => entry.name === name)?.make(rules, seat, seededDice(`${seed}/seat ${seat}`));
}
