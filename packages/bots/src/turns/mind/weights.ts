import type { TurnsRules } from '@rubicon/engine';
import { makeNet, type Net, type NetData } from './net.ts';
import capitals from './weights/capitals.json' with { type: 'json' };
import conquest from './weights/conquest.json' with { type: 'json' };
import missions from './weights/missions.json' with { type: 'json' };
import objectives from './weights/objectives.json' with { type: 'json' };

/** What wins besides conquest: for each kind of game the network is tuned by itself. */
export const KINDS = ['conquest', 'capitals', 'missions', 'objectives'] as const;
export type Kind = (typeof KINDS)[number];

/** Tuned by self-play: each file names the command that made it. */
const DATA: Readonly<Record<Kind, NetData>> = { conquest, capitals, missions, objectives };

export function kindOf({ goal, missions: deck }: TurnsRules): Kind {
  if (goal === undefined) return 'conquest';
  if (deck.length > 0) return 'missions';
  return goal.capitals === undefined ? 'objectives' : 'capitals';
}

const nets = new Map<Kind, Net>();

/** The tuned network for a game of these rules. */
export function netFor(rules: TurnsRules): Net {
  const kind = kindOf(rules);
  let net = nets.get(kind);
  if (net === undefined) {
    net = makeNet(DATA[kind]);
    nets.set(kind, net);
  }
  return net;
}
