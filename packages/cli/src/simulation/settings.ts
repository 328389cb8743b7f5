import { budgetOf, gameOptions, type ProgramOptions, programsOf } from '../input.ts';
import { creationText } from '../texts/errors.ts';
import { UsageError } from '../usage.ts';
import { rulesOf, type SimulationSettings } from './simulation.ts';

/** Settings of the command line for every game of a run. */
export interface RunOptions extends ProgramOptions {
  readonly budgetMs?: string;
  readonly option: readonly string[];
}

/** The settings of a run, with all options of its edition, or the reason why they are invalid. */
export function settingsOf(
  edition: string,
  players: number,
  run: RunOptions,
  isTimed: boolean,
): SimulationSettings {
  const settings: SimulationSettings = {
    edition,
    players,
    options: gameOptions(run.option),
    ...budgetOf(run.budgetMs),
    isTimed,
    programs: programsOf(run),
  };
  const trial = rulesOf(settings);
  if (trial.error !== undefined) throw new UsageError(creationText(trial.error));
  return { ...settings, options: trial.rules.options };
}
