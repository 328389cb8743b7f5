import type { Event } from '@rubicon/engine';

/** An event and its place in the history. */
export interface LoggedEvent {
  readonly key: string;
  readonly event: Event;
  readonly sameEntry: readonly Event[]; // the events of its history entry
}

/** A fight for a territory, from its first roll to the move into it. */
interface LoggedBattle {
  readonly from: number;
  readonly to: number;
  readonly steps: readonly LoggedEvent[]; // rolls, decisions about dice, the move
  readonly lost: number; // by the attacker
  readonly killed: number; // of the defender
  readonly isCaptured: boolean;
}

/** The content of one log line: an event, or a battle that began with it. */
export interface Outcome extends LoggedEvent {
  readonly battle?: LoggedBattle;
}

/** Events without a line; the heading of a turn already says how many armies it began with. */
const NOISE: readonly Event['type'][] = ['turn-began', 'attacks-ended', 'reshuffled', 'committed'];

/** Groups the events of a turn or round, oldest first, into outcomes. */
export function outcomesOf(moments: readonly LoggedEvent[]): Outcome[] {
  const outcomes: Outcome[] = [];
  for (const moment of moments) {
    if (NOISE.includes(moment.event.type)) continue;
    const at = outcomes.findLastIndex(({ battle }) => battle !== undefined || joinsLast(moment));
    const joined = outcomes[at] && join(outcomes[at], moment);
    if (joined !== undefined) outcomes[at] = joined;
    else outcomes.push(begin(moment));
  }
  return outcomes;
}

/** Whether the event can only join the line before it; others join the last battle. */
const joinsLast = ({ event: { type } }: LoggedEvent): boolean =>
  type === 'placed' || type === 'fought' || type === 'rolled' || type === 'thrown' || type === 'announced';

function begin(moment: LoggedEvent): Outcome {
  const { event } = moment;
  if (event.type !== 'announced' && event.type !== 'thrown' && event.type !== 'rolled') return moment;
  const { from, to } = event;
  const battle = { from, to, steps: [moment], ...lossesOf(event), isCaptured: false };
  return { ...moment, battle };
}

/** The outcome with one more event; undefined if the event is a line of its own. */
function join(outcome: Outcome, moment: LoggedEvent): Outcome | undefined {
  const { event } = moment;
  const { battle, event: first } = outcome;
  switch (event.type) {
    case 'announced':
    case 'thrown':
    case 'rolled': {
      if (battle === undefined || battle.isCaptured) return undefined;
      if (battle.from !== event.from || battle.to !== event.to) return undefined;
      const { lost, killed } = lossesOf(event);
      return grown(outcome, battle, moment, { lost: battle.lost + lost, killed: battle.killed + killed });
    }
    case 're-rolled':
    case 'commander-used':
      return battle && grown(outcome, battle, moment);
    case 'captured':
      return battle?.to === event.to ? { ...outcome, battle: { ...battle, isCaptured: true } } : undefined;
    case 'occupied':
      return battle?.isCaptured && battle.to === event.to ? grown(outcome, battle, moment) : undefined;
    case 'fought': {
      if (first.type !== 'moved' || battle !== undefined || first.to !== event.territory) return undefined;
      return {
        ...outcome,
        battle: {
          from: first.from,
          to: first.to,
          steps: [outcome, moment],
          lost: event.attackers - event.attackersLeft,
          killed: event.defenders - event.defendersLeft,
          isCaptured: event.attackersLeft > 0,
        },
      };
    }
    case 'placed':
      if (first.type !== 'placed' || first.seat !== event.seat || first.territory !== event.territory)
        return undefined;
      return { ...outcome, event: { ...event, armies: first.armies + event.armies } };
    default:
      return undefined;
  }
}

const grown = (
  outcome: Outcome,
  battle: LoggedBattle,
  step: LoggedEvent,
  losses?: Pick<LoggedBattle, 'lost' | 'killed'>,
): Outcome => ({ ...outcome, battle: { ...battle, ...losses, steps: [...battle.steps, step] } });

const lossesOf = (event: Event): Pick<LoggedBattle, 'lost' | 'killed'> =>
  event.type === 'rolled'
    ? { lost: event.attackersLost, killed: event.defendersLost }
    : { lost: 0, killed: 0 };
