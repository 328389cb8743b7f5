/** The pages of rules: what stands around the rules themselves, which are loaded when they are read. */
export const rules = {
  title: 'Rules',
  titleOf: (edition: string) => `Rules: ${edition}`,
  about: 'Eight editions of the game. Read one from beginning to end, or search all of them.',
  all: 'All editions',
  ofEdition: 'Rules of this edition',
  contents: 'On this page',
  search: 'Search the rules of all editions',
  hits: (n: number) => (n === 0 ? 'Nothing found.' : n === 1 ? '1 section found.' : `${n} sections found.`),
  hitIn: (edition: string, section: string) => `${edition}: ${section}`,
  newTab: '(opens in a new tab)',
  unknown: 'There is no such edition.',
};
