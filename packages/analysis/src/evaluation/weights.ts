import { type Kind, makeNet, type Net, type NetData } from '@rubicon/bots/mind';
import { ASPECTS } from './aspects.ts';
import capitals from './weights/capitals.json' with { type: 'json' };
import conquest from './weights/conquest.json' with { type: 'json' };
import duel from './weights/duel.json' with { type: 'json' };
import missions from './weights/missions.json' with { type: 'json' };
import objectives from './weights/objectives.json' with { type: 'json' };

/** One network for each kind of game. They only predict: bots play with networks of their own. */
const FILES: Readonly<Record<Kind, NetData>> = { duel, conquest, capitals, missions, objectives };

const nets = new Map<Kind, Net>();

export function netOf(kind: Kind): Net {
  const net = nets.get(kind) ?? makeNet(FILES[kind], ASPECTS);
  nets.set(kind, net);
  return net;
}
