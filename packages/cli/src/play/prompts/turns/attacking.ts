import type { SeatCommand } from '@rubicon/engine';
import { offersOf, type TurnsChair } from '../../chair.ts';
import { armies, territoryName } from '../../texts/cast.ts';
import { rejectionText } from '../../texts/rejections.ts';
import { type Attack, attackOdds, oddsLegend } from '../../texts/turns/odds.ts';
import type { Prompt, Run, Verb } from '../prompt.ts';
import { askWords, readOrChoose } from '../questions.ts';
import { readNumber } from '../reading.ts';
import { openingVerbs } from './fortifying.ts';
import { readUntil, targetText } from './odds.ts';
import { tradeVerbs } from './trading.ts';

export function attackPrompt(chair: TurnsChair): Prompt {
  const { cast } = chair.room;
  const attacks = offersOf(chair, 'attack');
  const attack: Run = (words) => readAttack(chair, words);
  const trades = tradeVerbs(chair);
  const opening = openingVerbs(chair);
  const end: Verb = {
    name: 'done',
    also: ['end'],
    help: [['done', 'no more attacks']],
    run: () => ({ type: 'end-attacks' }),
  };
  return {
    label:
      attacks.length === 0
        ? 'attack (none is possible: done)'
        : `attack${trades.length > 0 ? ', or trade' : ''}${opening.length > 0 ? `, or ${cast.words.fortify}` : ''}`,
    intro: [
      ...(opening.length === 0 ? [] : [`You may ${cast.words.fortify} before your first attack: type move.`]),
      ...againIntro(chair),
    ],
    territories: originsOf(chair),
    bare: attack,
    verbs: [...attackVerbs(chair, attack), ...opening, ...trades, end],
  };
}

/** How the attack that was made last would go on. */
function againIntro(chair: TurnsChair): string[] {
  const again = lastOf(chair);
  if (again === undefined) return [];
  const { cast } = chair.room;
  const { from, to } = again;
  const origin = `${territoryName(cast, from)} ${chair.view.armies[from]}`;
  return [`again would attack ${targetText(cast, attackOf(chair, from, to))} from ${origin}.`];
}

const lastOf = (chair: TurnsChair) => {
  const { lastAttack } = chair.room;
  return offersOf(chair, 'attack').find(({ from, to }) => from === lastAttack?.from && to === lastAttack.to);
};

const attackOf = ({ rules, view, seat }: TurnsChair, from: number, to: number): Attack => ({
  rules,
  view,
  seat,
  from,
  to,
});

function attackVerbs(chair: TurnsChair, attack: Run): Verb[] {
  const { cast } = chair.room;
  const [first] = offersOf(chair, 'attack');
  if (first === undefined) return [];
  const pair = ({ from, to }: { from: number; to: number }): string =>
    `${territoryName(cast, from)} ${territoryName(cast, to)}`.toLowerCase();
  const verbs: Verb[] = [
    {
      name: 'attack',
      help: [
        [pair(first), 'roll once, with the most dice'],
        [`${pair(first)} 1`, 'roll once, with 1 die'],
        [`${pair(first)} until taken`, `roll until taken or ${armies(cast, 1)} is left`],
        [`${pair(first)} until 3`, `roll until taken or ${armies(cast, 3)} are left`],
      ],
      run: attack,
    },
    { name: 'attacks', help: [['attacks', 'all attacks that are possible']], run: () => listAttacks(chair) },
  ];
  const again = lastOf(chair);
  if (again !== undefined) {
    const help = [
      ['again', `${pair(again)} once more`],
      ['again until taken', 'the same until taken'],
    ] as const;
    verbs.push({ name: 'again', help, run: (words) => readForce(chair, again.from, again.to, words) });
  }
  return verbs;
}

/** `alaska kamchatka`, with dice or an end after it; asks for the target, or for both, when not given. */
async function readAttack(chair: TurnsChair, words: readonly string[]): Promise<SeatCommand | undefined> {
  const { room, view } = chair;
  const name = (territory: number): string => territoryName(room.cast, territory);
  const origins = originsOf(chair).map((t) => [t, `${name(t)} ${view.armies[t]}`] as const);
  const from = await readOrChoose(chair, words, 'attack from where', origins);
  if (from === undefined) return undefined;

  const targets = targetsFrom(chair, from.territory).map(
    (t) => [t, targetText(room.cast, attackOf(chair, from.territory, t))] as const,
  );
  const rest = from.rest[0] === 'to' ? from.rest.slice(1) : from.rest;
  if (rest.length === 0 && targets.length === 0) {
    room.terminal.print(whyNoTarget(chair, from.territory));
    return undefined;
  }
  if (rest.length === 0) {
    const has = `${name(from.territory)} has ${view.armies[from.territory]} and can attack`;
    room.terminal.print(`${has} (${oddsLegend(chair.rules)}):`);
  }
  const to = await readOrChoose(chair, rest, 'attack which', targets);
  if (to === undefined) return undefined;
  const isOpen = rest.length === 0 && to.rest.length === 0;
  const force = isOpen ? await askForce(chair, from.territory, to.territory) : to.rest;
  return force === undefined ? undefined : readForce(chair, from.territory, to.territory, force);
}

const FORCES: Verb['help'] = [
  ['once', 'roll once, with the most dice; a number of dice does as well'],
  ['until taken', 'go on as long as it is possible'],
  ['until 3', 'go on until taken or so many are left'],
];

/** How far to go, with the odds before the eyes; for who was asked for the target as well. */
async function askForce(chair: TurnsChair, from: number, to: number): Promise<string[] | undefined> {
  chair.room.terminal.print(...attackOdds(chair.room.cast, attackOf(chair, from, to), 1));
  const words = await askWords(chair, 'roll once, until taken or until how many are left', [], FORCES);
  return words?.[0] === 'once' ? words.slice(1) : words;
}

const originsOf = (chair: TurnsChair): number[] => [
  ...new Set(offersOf(chair, 'attack').map(({ from }) => from)),
];

function targetsFrom(chair: TurnsChair, from: number): number[] {
  return offersOf(chair, 'attack').flatMap((offer) => (offer.from === from ? offer.to : []));
}

function whyNoTarget({ room: { cast }, seat, view }: TurnsChair, territory: number): string {
  const there = view.armies[territory]!;
  if (view.owner[territory] !== seat) return rejectionText(cast, { code: 'not-yours', territory });
  if (there < 2) return rejectionText(cast, { code: 'too-few-armies', territory, armies: there });
  return `${territoryName(cast, territory)} borders on your own territories only.`;
}

/** The dice, or how long to go on; whatever is left out of range the game itself refuses. */
function readForce(
  chair: TurnsChair,
  from: number,
  to: number,
  words: readonly string[],
): SeatCommand | undefined {
  const { room } = chair;
  const [word, end] = words;
  const offer = offersOf(chair, 'attack').find((o) => o.from === from && o.to === to);
  const dice = word === undefined ? (offer?.most ?? 1) : readNumber(word);
  const stopAt = readUntil(words);
  room.lastAttack = { from, to };
  if (dice !== undefined && (end === undefined || end === 'dice' || end === 'die')) {
    return { type: 'attack', from, to, dice };
  }
  if (stopAt !== undefined) return { type: 'assault', from, to, stopAt };
  room.terminal.print(
    'After the two territories type how many dice, “until taken” or “until 3”, or nothing.',
  );
  return undefined;
}

function listAttacks(chair: TurnsChair): undefined {
  const { cast, terminal } = chair.room;
  terminal.print(`All attacks (${oddsLegend(chair.rules)}):`);
  for (const from of originsOf(chair)) {
    const targets = targetsFrom(chair, from).map((to) => targetText(cast, attackOf(chair, from, to)));
    terminal.print(`${territoryName(cast, from)} ${chair.view.armies[from]}: ${targets.join(', ')}`);
  }
}
