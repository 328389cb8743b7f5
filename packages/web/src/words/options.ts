import type { Option, OptionTexts } from '@rubicon/engine';
import type { Words } from './words.ts';

/** The texts of an option: from the page, or those a house rule brings. */
export function optionTexts(words: Words, name: string, option: Option): OptionTexts {
  const texts = words.editions.options[name] ?? option.texts?.[words.language];
  return texts ?? { name, about: '', values: {} };
}
