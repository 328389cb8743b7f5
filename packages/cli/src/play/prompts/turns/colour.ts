import {
  COLOURS,
  citiesOf,
  fallback,
  type SeatCommand,
  seatsFrom,
  seededDice,
  step,
  type TurnsPosition,
  toAct,
} from '@rubicon/engine';
import { tabulate } from '../../../columns.ts';
import { offersOf, type TurnsDecision } from '../../decision.ts';
import { armies, territoryName } from '../../texts/cast.ts';
import { count } from '../../texts/words.ts';
import type { Prompt, Run, Verb } from '../prompt.ts';

/** The choice of a colour, which decides the start of the seat. */
export function colourPrompt(decision: TurnsDecision): Prompt {
  const { terminal } = decision.room;
  const colours = offersOf(decision, 'choose-colour').map(({ colour }) => colour);
  const names = colours.map((colour) => COLOURS[colour]!);
  const charts = (): string[] => [
    'Your colour decides where you start:',
    ...tabulate(colours.map((colour) => chartRow(decision, colour))),
  ];
  const choose: Run = ([word = '', ...tooMuch]) => {
    const fitting = colours.filter((colour) => COLOURS[colour]!.startsWith(word));
    const [colour] = fitting;
    if (colour !== undefined && fitting.length === 1 && tooMuch.length === 0) return make(colour);
    terminal.print(`Type one of ${names.join(', ')}.`);
    return undefined;
  };
  const verbs: Verb[] = names.map((name, i) => ({
    name,
    help: [[name, 'choose this colour']],
    run: () => make(colours[i]!),
  }));
  const show: Run = () => {
    terminal.print(...charts());
    return undefined;
  };
  return {
    label: `colour (${names.join(', ')})`,
    intro: charts(),
    bare: choose,
    verbs: [
      ...verbs,
      { name: 'choose', also: ['colour'], help: [], run: choose },
      { name: 'charts', help: [['charts', 'show where each colour starts']], run: show },
    ],
  };
}

const make = (colour: number): SeatCommand => ({ type: 'choose-colour', colour });

/** The territories of a colour on the chart. */
function chartRow(decision: TurnsDecision, colour: number): string[] {
  const { room, seat } = decision;
  const { cast } = room;
  const begun = beginWith(decision, colour);
  const capital = begun.capitals[seat];
  const held = begun.owner.flatMap((owner, t) =>
    owner === seat ? `${territoryName(cast, t)} ${begun.armies[t]}` : [],
  );
  const place = seatsFrom(begun, begun.first).indexOf(seat) + 1;
  const sum = begun.armies.reduce((total, n, t) => total + (begun.owner[t] === seat ? n : 0), 0);
  const facts = [
    `turn ${place} of ${cast.seats.length}`,
    armies(cast, sum),
    count(citiesOf(begun, seat), 'city', 'cities'),
    count(begun.hand[seat]!, 'card'),
    ...(capital === undefined ? [] : [`${cast.words.capital} ${territoryName(cast, capital)}`]),
  ];
  return [`  ${COLOURS[colour]}`, `${facts.join(', ')}: ${held.join(', ')}`];
}

/** The start of the first turn if this seat took the colour and the others the remaining ones. */
function beginWith({ rules, view, seat }: TurnsDecision, colour: number): TurnsPosition {
  const dice = seededDice('');
  let position = view;
  for (let command: SeatCommand | undefined = make(colour); command !== undefined; ) {
    const next = step(rules, position, toAct(position)[0] ?? seat, command, dice);
    if (next.rejection !== undefined) return position;
    position = next.position;
    command = position.phase === 'colour' ? fallback(rules, position, toAct(position)[0] ?? seat) : undefined;
  }
  return position;
}
