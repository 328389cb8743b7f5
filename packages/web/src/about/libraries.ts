import manifest from '../../package.json' with { type: 'json' };

/** Licences of the bundled libraries. A test compares them with the installed packages. */
const LICENCES: Readonly<Record<string, string>> = {
  comlink: 'Apache-2.0',
  idb: 'ISC',
  react: 'MIT',
  'react-dom': 'MIT',
  uqr: 'MIT',
  wouter: 'Unlicense',
  zod: 'MIT',
  zustand: 'MIT',
};

export const VERSION: string = manifest.version;

export const LIBRARIES = Object.entries(manifest.dependencies).flatMap(([name, version]) => {
  const licence = LICENCES[name];
  return licence === undefined ? [] : { name, version, licence };
});
