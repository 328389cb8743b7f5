import type { Kind } from '@rubicon/bots/mind';
import { makeNetwork, type Network, type NetworkData } from './network.ts';
import capitals from './weights/capitals.json' with { type: 'json' };
import conquest from './weights/conquest.json' with { type: 'json' };
import duel from './weights/duel.json' with { type: 'json' };
import missions from './weights/missions.json' with { type: 'json' };
import objectives from './weights/objectives.json' with { type: 'json' };

/** One network for each kind of game. They only predict: bots play with networks of their own. */
const FILES: Readonly<Record<Kind, NetworkData>> = { duel, conquest, capitals, missions, objectives };

const networks = new Map<Kind, Network>();

export function networkFor(kind: Kind): Network {
  const network = networks.get(kind) ?? makeNetwork(FILES[kind]);
  networks.set(kind, network);
  return network;
}
