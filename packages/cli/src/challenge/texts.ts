import type { Challenge, ChallengeFault, Goal, LineTextError, Stars } from '@rubicon/analysis';
import type { Board } from '@rubicon/engine';
import { armies, type Cast, nameOf, territoryName } from '../play/texts/cast.ts';

/** `Take South America this turn.` */
export function goalText(cast: Cast, goal: Goal): string {
  const { continents } = cast.rules.board;
  switch (goal.type) {
    case 'take-continent':
      return `Take ${continents[goal.continent]!.name} this turn.`;
    case 'break-continent':
      return `Break ${continents[goal.continent]!.name}: take any of its territories this turn.`;
    case 'eliminate':
      return `Eliminate ${nameOf(cast, goal.seat)} this turn.`;
    case 'take-and-keep':
      return `Take ${territoryName(cast, goal.take)} this turn, and keep ${armies(cast, goal.armies)} in ${territoryName(cast, goal.keep)}.`;
  }
}

export function starsText(stars: Stars): string {
  return '★'.repeat(stars) + '☆'.repeat(3 - stars);
}

/** `61.3 %` */
export const percent = (chance: number): string => `${(100 * chance).toFixed(1)} %`;

export function lineTextErrorText({ part, found, closest }: LineTextError): string {
  const hint = closest === undefined ? `write ${formsText(part)}` : `did you mean "${closest}"?`;
  return `"${part}": ${found === '' ? 'something is missing' : `"${found}" does not fit`}; ${hint}`;
}

/** The form that a part of a line should have, judging by its first word. */
function formsText(part: string): string {
  const forms = ['place brazil 3', 'strike brazil north-africa leave 2'];
  const [verb] = part.split(/\s/);
  const fitting = forms.filter((form) => form.startsWith(`${verb} `));
  return (fitting.length === 0 ? forms : fitting).map((form) => `"${form}"`).join(' or ');
}

export function faultText({ territories }: Board, fault: ChallengeFault): string {
  const name = (territory: number): string => territories[territory]?.name ?? String(territory);
  const at = 'strike' in fault && fault.strike !== undefined ? `strike ${fault.strike + 1}: ` : '';
  switch (fault.code) {
    case 'wrong-phase':
      return 'a line must start at the start of a turn';
    case 'not-yours':
      return `${at}${name(fault.territory)} is not yours${at === '' ? '' : ' then'}`;
    case 'no-armies':
      return `place at least 1 army in ${name(fault.territory)}`;
    case 'no-room':
      return `${name(fault.territory)} has room for ${fault.most}`;
    case 'too-many-placed':
      return `${fault.placed} armies are placed, but there are ${fault.toPlace}`;
    case 'armies-left':
      return `all ${fault.toPlace} armies must be placed; ${fault.left} left`;
    case 'too-many-strikes':
      return `there can be at most ${fault.most} strikes, not ${fault.strikes}`;
    case 'own-territory':
      return `${at}${name(fault.territory)} is yours then`;
    case 'not-adjacent':
      return `${at}${name(fault.from)} and ${name(fault.to)} do not touch`;
    case 'too-few-armies':
      return `${at}${name(fault.territory)} has only 1 army then; an attack needs 2`;
    case 'wrong-leave':
      return `${at}at least 1 army must be left behind`;
    case 'out-of-reach':
      return 'this line cannot reach the goal, whatever you roll';
  }
}

/** The best line and the obvious one, shown next to the grade. */
export function comparisonText({ chance, obvious }: Challenge): string {
  return `best ${percent(chance)}, obvious ${percent(obvious)}`;
}
