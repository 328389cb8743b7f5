import manifest from '../../package.json' with { type: 'json' };

/** What of others is part of the page, and its licence. A test compares the list with what is installed. */
const LICENCES: Readonly<Record<string, string>> = {
  comlink: 'Apache-2.0',
  idb: 'ISC',
  react: 'MIT',
  'react-dom': 'MIT',
  wouter: 'Unlicense',
  zod: 'MIT',
  zustand: 'MIT',
};

export const VERSION: string = manifest.version;

export const LIBRARIES = Object.entries(manifest.dependencies).flatMap(([name, version]) => {
  const licence = LICENCES[name];
  return licence === undefined ? [] : { name, version, licence };
});
