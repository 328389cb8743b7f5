import type { TurnsRules } from '@rubicon/engine';
import { makeNet, type Net, type NetData } from './net.ts';
import capitals from './weights/capitals.json' with { type: 'json' };
import conquest from './weights/conquest.json' with { type: 'json' };
import duel from './weights/duel.json' with { type: 'json' };
import missions from './weights/missions.json' with { type: 'json' };
import objectives from './weights/objectives.json' with { type: 'json' };

/** Kinds of games by what wins, and by whether there are only two: the network is tuned for each by itself. */
export const KINDS = ['duel', 'conquest', 'capitals', 'missions', 'objectives'] as const;
export type Kind = (typeof KINDS)[number];

/** Tuned by self-play: each file names the command that made it. */
const DATA: Readonly<Record<Kind, NetData>> = { duel, conquest, capitals, missions, objectives };

export function kindOf({ goal, missions: deck, players }: TurnsRules): Kind {
  if (players === 2) return 'duel';
  if (goal === undefined) return 'conquest';
  if (deck.length > 0) return 'missions';
  return goal.capitals === undefined ? 'objectives' : 'capitals';
}

const nets = new Map<Kind, Net>();

/** The tuned network for games of a kind. */
export function netOf(kind: Kind): Net {
  let net = nets.get(kind);
  if (net === undefined) {
    net = makeNet(DATA[kind]);
    nets.set(kind, net);
  }
  return net;
}
