import { NOBODY, type OrdersPosition, type Position, type TurnsPosition, toAct } from '@rubicon/engine';
import { type Cast, markedName, namesOf } from './cast.ts';

type Phase = TurnsPosition['phase'];

/** The current turn and phase on one line. */
export function phaseText(cast: Cast, view: Position): string {
  return view.family === 'turns' ? turnText(cast, view) : roundText(cast, view);
}

function turnText(cast: Cast, view: TurnsPosition): string {
  const { words } = cast;
  const { bold } = cast.colours;
  const setup = (text: string): string => `${bold('Set-up:')} ${text}`;
  const name = (): string => markedName(cast, view.seat);
  switch (view.phase) {
    case 'start':
      return 'The game has not started.';
    case 'over':
      return 'The game is over.';
    case 'colour':
      return setup(`${name()} chooses a colour.`);
    case 'capital':
      if (view.seat !== NOBODY) return setup(`${name()} chooses a ${words.capital}.`);
      return setup(`all players choose a ${words.capital} in secret; waiting for ${waitingFor(cast, view)}.`);
    case 'claim':
      return setup(`${name()} claims a territory.`);
    case 'deploy':
      return setup(`${name()} places ${words.armies}, ${view.reserve[view.seat]} in hand.`);
    case 'reinforce':
    case 'attack':
    case 'defend':
    case 're-roll':
    case 'commander':
    case 'occupy':
    case 'fortify':
    case 'airfield':
    case 'settle':
      return `${bold(`Turn ${view.turn}:`)} ${name()}   ${barText(cast, view)}`;
  }
}

/** The phases of a turn, the current one in capitals. */
function barText(cast: Cast, view: TurnsPosition): string {
  const { bold, dim } = cast.colours;
  const parts: (readonly [name: string, phases: readonly Phase[]])[] = [
    [cast.words.reinforce, ['reinforce']],
    ['attack', ['attack', 'defend', 're-roll', 'commander', 'occupy']],
    [cast.words.fortify, ['fortify', 'airfield']],
  ];
  if (view.phase === 'settle') parts.push(['settle', ['settle']]);
  return parts
    .map(([name, phases]) => (phases.includes(view.phase) ? bold(name.toUpperCase()) : dim(name)))
    .join(' > ');
}

function roundText(cast: Cast, view: OrdersPosition): string {
  const { bold } = cast.colours;
  const waiting = `waiting for ${waitingFor(cast, view)}`;
  const { rules } = cast;
  const rounds = rules.family === 'orders' ? ` of ${rules.rounds}` : '';
  switch (view.phase) {
    case 'start':
      return 'The game has not started.';
    case 'over':
      return 'The game is over.';
    case 'bid':
      return `${bold('Set-up:')} secret bids; ${waiting}.`;
    case 'convert':
      return `${bold('Set-up:')} convert objectives; ${waiting}.`;
    case 'deploy':
      return `${bold('Set-up:')} deploy first ${cast.words.armies} in secret; ${waiting}.`;
    case 'order':
      return `${bold(`Round ${view.round}${rounds}:`)} write orders; ${markedName(cast, view.first)} goes first; ${waiting}.`;
  }
}

const waitingFor = (cast: Cast, view: Position): string => namesOf(cast, toAct(view));
