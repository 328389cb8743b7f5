export const about = {
  title: 'About Rubicon',
  text: 'Rubicon is free software: the classic game of world conquest with every edition of its rules, bots, exact odds and game records that anyone can verify.',
  version: (version: string) => `Version ${version}`,
  licence: 'Rubicon is published under the MIT licence.',
  made: 'Made with',
  fonts: 'Fonts: Inter and EB Garamond, both under the SIL Open Font License 1.1.',
  map: 'Map: based on Natural Earth (public domain) through world-atlas (ISC licence).',
  library: (name: string, version: string, licence: string) => `${name} ${version} (${licence})`,
  trademark:
    'Rubicon is not affiliated with the publisher of any board game and uses none of their artwork or texts.',
};
