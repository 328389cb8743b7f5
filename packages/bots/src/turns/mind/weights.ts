import type { TurnsRules } from '@rubicon/engine';
import { makeNet, type Net, type NetData, tempered } from './net.ts';
import capitals from './weights/capitals.json' with { type: 'json' };
import conquest from './weights/conquest.json' with { type: 'json' };
import duel from './weights/duel.json' with { type: 'json' };
import missions from './weights/missions.json' with { type: 'json' };
import plainCapitals from './weights/plain-capitals.json' with { type: 'json' };
import plainConquest from './weights/plain-conquest.json' with { type: 'json' };
import plainMissions from './weights/plain-missions.json' with { type: 'json' };
import plainObjectives from './weights/plain-objectives.json' with { type: 'json' };

/** Kinds of games by what wins, and by whether there are only two: the network is tuned for each by itself. */
export const KINDS = ['duel', 'conquest', 'capitals', 'missions', 'objectives'] as const;
export type Kind = (typeof KINDS)[number];

export function kindOf({ goal, missions: deck, players }: TurnsRules): Kind {
  if (players === 2) return 'duel';
  if (goal === undefined) return 'conquest';
  if (deck.length > 0) return 'missions';
  return goal.capitals === undefined ? 'objectives' : 'capitals';
}

type Shelf = Readonly<Record<Kind, NetData>>;

/** Networks, tuned by self-play: each file names the command that made it. They are mixed with the plain sums. */
const TUNED: Shelf = {
  duel,
  conquest,
  capitals,
  missions,
  objectives: plainObjectives, // no network has played better yet
};

/** Plain sums without a hidden layer, out of the games of the script. A duel is to them a game like any other. */
export const PLAIN: Shelf = {
  duel: plainConquest,
  conquest: plainConquest,
  capitals: plainCapitals,
  missions: plainMissions,
  objectives: plainObjectives,
};

/** What is made once is kept. */
function kept(make: (kind: Kind) => Net): (kind: Kind) => Net {
  const nets = new Map<Kind, Net>();
  return (kind) => {
    const net = nets.get(kind) ?? make(kind);
    nets.set(kind, net);
    return net;
  };
}

export const plainNet = kept((kind) => makeNet(PLAIN[kind]));
export const tunedNet = kept((kind) => tempered(makeNet(TUNED[kind]), makeNet(PLAIN[kind])));
