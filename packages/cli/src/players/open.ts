import { type Budget, makeBot } from '@rubicon/bots';
import type { Rules, Seat } from '@rubicon/engine';
import { unknownBotText } from '../errors.ts';
import type { Player } from './player.ts';
import type { PlayerSpec } from './spec.ts';

/** Somebody for a seat of a game that is about to be started. What is left to chance comes from the seed. */
export function openPlayer(
  spec: PlayerSpec,
  rules: Rules,
  seat: Seat,
  seed: string,
  budget?: Budget,
): Player | Promise<Player> {
  switch (spec.type) {
    case 'bot': {
      const bot = makeBot(spec.name, rules, seat, seed);
      if (bot === undefined) throw new Error(unknownBotText(spec.name));
      return budget === undefined ? bot : { act: (view, offers) => bot.act(view, offers, budget) };
    }
    case 'exec':
      throw new Error('programs of others cannot play yet');
  }
}
