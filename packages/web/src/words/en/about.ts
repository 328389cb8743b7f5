export const about = {
  title: 'About Rubicon',
  text: 'Rubicon is free software: the classic game of world conquest with every edition of its rules, bots, exact odds and records that anyone can check.',
  version: (version: string) => `Version ${version}`,
  licence: 'Rubicon is published under the MIT licence.',
  made: 'Made with',
  fonts: 'Fonts: Inter and EB Garamond, both under the SIL Open Font License 1.1.',
  map: 'The map is made from Natural Earth, which is in the public domain, by way of world-atlas (ISC licence).',
  library: (name: string, version: string, licence: string) => `${name} ${version} (${licence})`,
  trademark:
    'Rubicon is not connected with the makers of any board game, and uses none of their artwork or texts.',
};
