import type { Option } from '@rubicon/engine';
import { optionTexts } from '../words/options.ts';
import type { Words } from '../words/words.ts';
import { type BlockId, COMPOSITION, type RulesEdition, type SectionId } from './composition.ts';
import { editionOf } from './numbers.ts';
import type { Part, Section } from './section.ts';
import { tableOf } from './tables.ts';
import type { RulesText, Written } from './text.ts';

/** The rules of an edition, from its goal to its options. */
export function sectionsOf(edition: RulesEdition, text: RulesText, words: Words): readonly Section[] {
  const composed: Readonly<Partial<Record<SectionId, readonly BlockId[]>>> = COMPOSITION[edition];
  return (Object.keys(composed) as SectionId[]).map((id) => ({
    id,
    title: text.titles[id],
    parts: (composed[id] ?? []).flatMap((block) => text.blocks[block].map(partOf)),
  }));

  function partOf(written: Written): Part {
    if (typeof written === 'string') return { type: 'text', text: written };
    if ('list' in written) return { type: 'list', items: written.list, isOrdered: false };
    if ('steps' in written) return { type: 'list', items: written.steps, isOrdered: true };
    if ('table' in written) return { type: 'table', ...tableOf(written.table, edition, text.tables, words) };
    return { type: 'list', items: optionsOf(edition, text, words), isOrdered: false };
  }
}

function optionsOf(edition: RulesEdition, text: RulesText, words: Words): string[] {
  return Object.entries(editionOf(edition).options).map(([id, option]) => {
    const texts = optionTexts(words, id, option);
    const values = valuesOf(option, (value) => texts.values[value] ?? value);
    const { players } = option;
    const limit = players === undefined ? '' : ` ${text.optionPlayers(players[0] ?? 0, players.at(-1) ?? 0)}`;
    return `${text.option(texts.name, texts.about, values.byDefault, values.others)}${limit}`;
  });

  function valuesOf({ values, default: byDefault, namesSeats }: Option, name: (value: string) => string) {
    const others = values.filter((value) => value !== byDefault);
    return { byDefault: name(byDefault), others: namesSeats ? [text.seat] : others.map(name) };
  }
}
