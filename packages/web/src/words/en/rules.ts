/** Texts around the rules pages. The rules themselves are loaded when they are read. */
export const rules = {
  title: 'Rules',
  titleOf: (edition: string) => `Rules: ${edition}`,
  about: (editions: number) => `Read the rules of one edition, or search all ${editions}.`,
  all: 'All editions',
  ofEdition: 'Rules of this edition',
  contents: 'On this page',
  search: 'Search the rules of all editions',
  hits: (n: number) => (n === 0 ? 'Nothing found.' : n === 1 ? '1 section found.' : `${n} sections found.`),
  hitIn: (edition: string, section: string) => `${edition}: ${section}`,
  newTab: '(opens in a new tab)',
  unknown: 'There is no such edition.',
};
