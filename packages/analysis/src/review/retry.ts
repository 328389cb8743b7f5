import { accepts, MOST_ATTACK_DICE, type TurnsCommand } from '@rubicon/engine';
import { type Choice, choicesOf } from './choices.ts';
import { type Decision, judge, SEED } from './decision.ts';
import type { PlayedGame } from './game.ts';
import { Guide } from './guide.ts';
import { placesKey } from './places.ts';
import { turnsOf } from './turns.ts';

/** Another attempt at a decision of a played game. */
export interface Attempt {
  readonly played: readonly TurnsCommand[];
  readonly best: number; // the seat's chance with the best option
  readonly lost: number; // the part of it that the attempt would cost
  readonly isPassed: boolean; // it costs at most 5 % of the best chance
}

/** The largest part of the best chance that an attempt may cost. */
const TOLERANCE = 0.05;

/**
 * Returns a function that judges attempts at a decision, as the analysis does. With the seed of the analysis it uses the
 * same cards and dice, so the better move passes and the same mistake costs as much as before. An attempt is a command
 * that answers the decision; if the decision is about a trade, a placement keeps the cards.
 */
export function retry(
  game: PlayedGame,
  decision: Pick<Decision, 'seq' | 'kind' | 'best' | 'lost'>,
  seed = SEED,
): (attempt: TurnsCommand) => Attempt {
  const { rules } = game;
  const { seq, kind, best } = decision;
  const turn = turnsOf(game).find(({ entries }) => entries.some((entry) => entry.seq === seq));
  const choices = turn === undefined ? [] : choicesOf(rules, turn);
  const at = choices.findIndex((choice) => choice.seq === seq && choice.kind === kind);
  const choice = choices[at];
  if (choice === undefined) throw new Error(`no decision of the kind ${kind} at ${seq}`);
  const guide = new Guide(rules);
  for (const earlier of choices.slice(0, at)) if (earlier.seat === choice.seat) guide.compare(earlier);
  return (attempt) => {
    if (!accepts(rules, choice.position, choice.seat, attempt))
      throw new Error(`${attempt.type} is not possible`);
    const answer = { ...choice, ...answerOf(choice, attempt) };
    const { played } = answer;
    const judged = judge(rules, answer, guide.copy(), `${seed}/${seq}`);
    if (judged === undefined || judged.lost === 0) return { played, best, lost: 0, isPassed: true };
    const isSame = keyOf(played) === keyOf(choice.played);
    const lost = isSame ? Math.min(judged.lost, decision.lost) : judged.lost; // later decisions have shown that it cost less
    return { played, best: judged.best, lost, isPassed: lost <= TOLERANCE * judged.best };
  };
}

/** Converts a command into the form in which decisions are analysed. */
function answerOf({ kind, position }: Choice, command: TurnsCommand): Pick<Choice, 'kind' | 'played'> {
  switch (command.type) {
    case 'attack':
      return { kind: 'attack', played: [command] };
    case 'assault': {
      const { from, to } = command;
      const dice = Math.min(MOST_ATTACK_DICE, position.armies[from] - 1);
      return { kind: 'attack', played: [{ type: 'attack', from, to, dice }] };
    }
    case 'end-attacks':
      return { kind: 'stop', played: [command] };
    case 'place':
      return { kind, played: kind === 'trade' ? [] : [command] };
    case 'fortify-many':
      return {
        kind,
        played: command.moves.map(([from, to, armies]) => ({ type: 'fortify', from, to, armies })),
      };
    case 'end-turn':
      return { kind, played: [] };
    default:
      return { kind, played: [command] };
  }
}

/** A key that commands share if they are judged alike: neither the order of places nor the number of dice matters. */
const keyOf = (commands: readonly TurnsCommand[]): string =>
  commands
    .map((command) => {
      if (command.type === 'place') return placesKey(command.places);
      return command.type === 'attack' ? `${command.from}>${command.to}` : JSON.stringify(command);
    })
    .join();
