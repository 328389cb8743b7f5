import { createGame, EDITIONS, type Edition } from '@rubicon/engine';
import type { GameSettings } from '@rubicon/table';
import { randomSeed } from '../../input.ts';
import { labelOf, type PlayerSpec } from '../../players/spec.ts';
import { editionText } from '../../texts/editions.ts';
import { creationText } from '../../texts/errors.ts';
import { askLine } from '../ask-line.ts';
import type { Terminal } from '../terminal.ts';
import { listed, sentence } from '../texts/words.ts';
import { askOptions } from './options.ts';
import { askSeats, readSeats } from './seats.ts';

/** Settings of the command line for a new game. */
export interface GivenSettings {
  readonly edition?: string | undefined;
  readonly seats?: string | undefined;
  /** The bots, seat by seat. If empty, the person is asked, or the default is used. */
  readonly bots: readonly PlayerSpec[];
  readonly options: Readonly<Record<string, string>>;
  readonly seed?: string | undefined;
}

/** A new game and the seed of its dice. */
interface NewGame {
  readonly settings: GameSettings;
  readonly seed: string;
}

/** Asks for missing settings; returns a sentence if one is wrong. */
export async function askSettings(terminal: Terminal, given: GivenSettings): Promise<NewGame | string> {
  const named = EDITIONS.find(({ id }) => id === given.edition);
  if (given.edition !== undefined && named === undefined) {
    const allowed = EDITIONS.map(({ id }) => id);
    return sentence(creationText({ code: 'unknown-edition', edition: given.edition, allowed }));
  }
  const bots = given.bots.map(labelOf);
  const seated = given.seats === undefined ? undefined : readSeats(given.seats, bots);
  if (typeof seated === 'string') return seated;

  const edition = named ?? (await askEdition(terminal));
  const seats = seated ?? (await askSeats(terminal, edition, bots));
  const colours = seats.map(({ colour }) => colour);
  const { error } = createGame({ edition: edition.id, colours, options: given.options });
  if (error !== undefined) return sentence(creationText(error));
  const options = await askOptions(terminal, edition, seats, given.options);
  return { settings: { edition: edition.id, options, seats }, seed: given.seed ?? randomSeed() };
}

export async function askEdition(terminal: Terminal): Promise<Edition> {
  const preset = EDITIONS[0]!;
  terminal.print('Choose an edition:');
  for (const [i, { id, name, players }] of EDITIONS.entries()) {
    terminal.print(`  ${i + 1}  ${id}: ${name}, ${players[0]} to ${players.at(-1)} players`);
    terminal.print(`     ${terminal.colours.dim(editionText(id))}`);
  }
  for (;;) {
    const line = await askLine(terminal, `Number or name; Enter for ${preset.id}`, [
      `Type ${listed(
        EDITIONS.map(({ id }) => id),
        'or',
      )}, or its number.`,
    ]);
    const word = line.toLowerCase();
    if (word === '') return preset;
    const fitting = EDITIONS.filter(({ id }, i) => id.startsWith(word) || String(i + 1) === word);
    if (fitting.length === 1) return fitting[0]!;
    const ids = (fitting.length > 1 ? fitting : EDITIONS).map(({ id }) => id);
    terminal.print(
      fitting.length > 1
        ? `“${word}” can mean ${listed(ids, 'or')}.`
        : `There is no edition “${word}”. Choose ${listed(ids, 'or')}.`,
    );
  }
}
