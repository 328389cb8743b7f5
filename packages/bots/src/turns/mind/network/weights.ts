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

/** Kinds of games, by goal and by whether there are only two players: each has its own network. */
export const KINDS = ['duel', 'conquest', 'capitals', 'missions', 'objectives'] as const;
export type Kind = (typeof KINDS)[number];

export function kindOf({ goal, players }: TurnsRules): Kind {
  return players === 2 ? 'duel' : (goal?.kind ?? 'conquest');
}

type Shelf = Readonly<Record<Kind, NetData>>;

/** Networks, tuned by self-play: each file names the command that made it. They are mixed with the linear sums. */
export const TUNED: Shelf = {
  duel,
  conquest,
  capitals,
  missions,
  objectives: plainObjectives, // no network has played better yet
};

/** Linear sums without a hidden layer, fitted to games of the script. Duels use the sum of `conquest`. */
const PLAIN: Shelf = {
  duel: plainConquest,
  conquest: plainConquest,
  capitals: plainCapitals,
  missions: plainMissions,
  objectives: plainObjectives,
};

/** Caches every network that was made. */
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
