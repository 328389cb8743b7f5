import type { SeatCommand } from '@rubicon/engine';
import { offersOf, type TurnsDecision } from '../../decision.ts';
import { armies, territoryName } from '../../texts/cast.ts';
import { rejectionText } from '../../texts/rejections.ts';
import { type Attack, attackOdds, oddsLegend } from '../../texts/turns/odds.ts';
import type { Prompt, Run, Verb } from '../prompt.ts';
import { askWords, readOrChoose } from '../questions.ts';
import { readNumber } from '../reading.ts';
import { openingVerbs } from './fortifying.ts';
import { readUntil, targetText } from './odds.ts';
import { tradeVerbs } from './trading.ts';

export function attackPrompt(decision: TurnsDecision): Prompt {
  const { cast } = decision.room;
  const attacks = offersOf(decision, 'attack');
  const attack: Run = (words) => readAttack(decision, words);
  const trades = tradeVerbs(decision);
  const opening = openingVerbs(decision);
  const end: Verb = {
    name: 'done',
    also: ['end'],
    help: [['done', 'end your attacks']],
    run: () => ({ type: 'end-attacks' }),
  };
  return {
    label:
      attacks.length === 0
        ? 'attack (none possible: done)'
        : `attack${trades.length > 0 ? ', or trade' : ''}${opening.length > 0 ? `, or ${cast.words.fortify}` : ''}`,
    intro: [
      ...(opening.length === 0 ? [] : [`You may ${cast.words.fortify} before your first attack. Type move.`]),
      ...againIntro(decision),
    ],
    territories: originsOf(decision),
    bare: attack,
    verbs: [...attackVerbs(decision, attack), ...opening, ...trades, end],
  };
}

/** The attack that “again” would repeat. */
function againIntro(decision: TurnsDecision): string[] {
  const again = lastOf(decision);
  if (again === undefined) return [];
  const { cast } = decision.room;
  const { from, to } = again;
  const origin = `${territoryName(cast, from)} ${decision.view.armies[from]}`;
  return [`Type again to attack ${targetText(cast, attackOf(decision, from, to))} from ${origin}.`];
}

const lastOf = (decision: TurnsDecision) => {
  const { lastAttack } = decision.room;
  return offersOf(decision, 'attack').find(
    ({ from, to }) => from === lastAttack?.from && to === lastAttack.to,
  );
};

const attackOf = ({ rules, view, seat }: TurnsDecision, from: number, to: number): Attack => ({
  rules,
  view,
  seat,
  from,
  to,
});

function attackVerbs(decision: TurnsDecision, attack: Run): Verb[] {
  const { cast } = decision.room;
  const [first] = offersOf(decision, 'attack');
  if (first === undefined) return [];
  const pair = ({ from, to }: { from: number; to: number }): string =>
    `${territoryName(cast, from)} ${territoryName(cast, to)}`.toLowerCase();
  const verbs: Verb[] = [
    {
      name: 'attack',
      help: [
        [pair(first), 'roll once with the most dice'],
        [`${pair(first)} 1`, 'roll once with 1 die'],
        [`${pair(first)} until taken`, `attack until taken or ${armies(cast, 1)} is left`],
        [`${pair(first)} until 3`, `attack until taken or ${armies(cast, 3)} are left`],
      ],
      run: attack,
    },
    {
      name: 'attacks',
      help: [['attacks', 'list all possible attacks']],
      run: () => listAttacks(decision),
    },
  ];
  const again = lastOf(decision);
  if (again !== undefined) {
    const help = [
      ['again', `${pair(again)} once more`],
      ['again until taken', 'repeat the attack until taken'],
    ] as const;
    verbs.push({ name: 'again', help, run: (words) => readForce(decision, again.from, again.to, words) });
  }
  return verbs;
}

/** Reads `alaska kamchatka`, with dice or a limit after it; asks for territories that are missing. */
async function readAttack(
  decision: TurnsDecision,
  words: readonly string[],
): Promise<SeatCommand | undefined> {
  const { room, view } = decision;
  const name = (territory: number): string => territoryName(room.cast, territory);
  const origins = originsOf(decision).map((t) => [t, `${name(t)} ${view.armies[t]}`] as const);
  const from = await readOrChoose(decision, words, 'attack from', origins);
  if (from === undefined) return undefined;

  const targets = targetsFrom(decision, from.territory).map(
    (t) => [t, targetText(room.cast, attackOf(decision, from.territory, t))] as const,
  );
  const rest = from.rest[0] === 'to' ? from.rest.slice(1) : from.rest;
  if (rest.length === 0 && targets.length === 0) {
    room.terminal.print(whyNoTarget(decision, from.territory));
    return undefined;
  }
  if (rest.length === 0) {
    const has = `${name(from.territory)} has ${view.armies[from.territory]} and can attack`;
    room.terminal.print(`${has} (${oddsLegend(decision.rules)}):`);
  }
  const to = await readOrChoose(decision, rest, 'attack target', targets);
  if (to === undefined) return undefined;
  const isOpen = rest.length === 0 && to.rest.length === 0;
  const force = isOpen ? await askForce(decision, from.territory, to.territory) : to.rest;
  return force === undefined ? undefined : readForce(decision, from.territory, to.territory, force);
}

const FORCES: Verb['help'] = [
  ['once', 'roll once with the most dice; or type a number of dice'],
  ['until taken', 'attack until taken'],
  ['until 3', 'attack until taken or 3 are left'],
];

/** Shows the odds and asks how long to attack. */
async function askForce(decision: TurnsDecision, from: number, to: number): Promise<string[] | undefined> {
  decision.room.terminal.print(...attackOdds(decision.room.cast, attackOf(decision, from, to), 1));
  const words = await askWords(decision, 'once, until taken, or until 3', [], FORCES);
  return words?.[0] === 'once' ? words.slice(1) : words;
}

const originsOf = (decision: TurnsDecision): number[] => [
  ...new Set(offersOf(decision, 'attack').map(({ from }) => from)),
];

function targetsFrom(decision: TurnsDecision, from: number): number[] {
  return offersOf(decision, 'attack').flatMap((offer) => (offer.from === from ? offer.to : []));
}

function whyNoTarget({ room: { cast }, seat, view }: TurnsDecision, territory: number): string {
  const there = view.armies[territory]!;
  if (view.owner[territory] !== seat) return rejectionText(cast, { code: 'not-yours', territory });
  if (there < 2) return rejectionText(cast, { code: 'too-few-armies', territory, armies: there });
  return `${territoryName(cast, territory)} borders only your territories.`;
}

/** Reads the dice or the limit of an attack. The game itself rejects numbers out of range. */
function readForce(
  decision: TurnsDecision,
  from: number,
  to: number,
  words: readonly string[],
): SeatCommand | undefined {
  const { room } = decision;
  const [word, end] = words;
  const offer = offersOf(decision, 'attack').find((o) => o.from === from && o.to === to);
  const dice = word === undefined ? (offer?.most ?? 1) : readNumber(word);
  const stopAt = readUntil(words);
  room.lastAttack = { from, to };
  if (dice !== undefined && (end === undefined || end === 'dice' || end === 'die')) {
    return { type: 'attack', from, to, dice };
  }
  if (stopAt !== undefined) return { type: 'assault', from, to, stopAt };
  room.terminal.print(
    'After the 2 territories, type a number of dice, “until taken”, “until 3”, or nothing.',
  );
  return undefined;
}

function listAttacks(decision: TurnsDecision): undefined {
  const { cast, terminal } = decision.room;
  terminal.print(`All attacks (${oddsLegend(decision.rules)}):`);
  for (const from of originsOf(decision)) {
    const targets = targetsFrom(decision, from).map((to) => targetText(cast, attackOf(decision, from, to)));
    terminal.print(`${territoryName(cast, from)} ${decision.view.armies[from]}: ${targets.join(', ')}`);
  }
}
