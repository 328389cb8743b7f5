import { BOT_NAMES } from '@rubicon/bots';
import {
  COLOURS,
  classicBoard,
  EDITIONS,
  FIGURES,
  OBJECTIVE_IDS,
  PHASES,
  REASONS,
  REJECTION_FIELDS,
  REWARD_IDS,
} from '@rubicon/engine';
import { describe, expect, it } from 'vitest';
import { de } from '../src/words/de/index.ts';
import { en } from '../src/words/en/index.ts';

type Text = (...args: unknown[]) => string;
type Leaf = string | Text;

/** Every text by its path: `game.phases.attack`. */
function leavesOf(value: unknown, path = ''): Map<string, Leaf> {
  if (typeof value === 'string' || typeof value === 'function') return new Map([[path, value as Leaf]]);
  const entries = Object.entries(value as object);
  return new Map(entries.flatMap(([key, part]) => [...leavesOf(part, path === '' ? key : `${path}.${key}`)]));
}

const english = leavesOf(en);
const german = leavesOf(de);
const paths = [...english.keys()];

/** What is the same in both languages: names, and texts that are nothing but names. */
const SAME = new Set([
  'about.library',
  'about.version',
  'board.neutral',
  'common.title',
  'game.card',
  'home.name',
  'settings.languages.de',
  'settings.languages.en',
  ...['spartacus', 'sulla', 'cicero', 'augustus', 'fabius'].map((name) => `common.bots.${name}.name`),
  ...['alaska', 'alberta', 'ontario', 'quebec', 'venezuela', 'peru', 'ukraine', 'ural', 'irkutsk'].map(
    (id) => `board.territories.${id}`,
  ),
  ...['afghanistan', 'china', 'japan', 'siam'].map((id) => `board.territories.${id}`),
]);

const NAMES = ['‹a›', '‹b›', '‹c›', '‹d›', '‹e›', '‹f›'];

/** A text with its gaps filled by names, or by a list of them. */
function fill(leaf: Leaf): string {
  if (typeof leaf === 'string') return leaf;
  const names = NAMES.slice(0, leaf.length);
  try {
    return leaf(...names);
  } catch {
    return leaf(NAMES);
  }
}

/** Numbers of these are never one, or have a fraction. */
const NEVER_ONE = new Set([
  'actions.mustTrade',
  'actions.mustTradeTaken',
  'game.why.objectives',
  'game.why.points',
  'game.why.pointsLevel',
  'goals.objectivesGoal',
  'goals.points',
  'goals.territories',
  'goals.territoriesWith',
  'goals.destroyOneself',
  'log.tokensDealt',
  'story.luckKind',
  'story.luckUnkind',
  'story.battleLuck',
]);

describe('both languages say the same things', () => {
  const sayOf = (leaf: Leaf): string[] => NAMES.filter((name) => fill(leaf).includes(name));
  const isText = (leaf: Leaf | undefined): leaf is Text => typeof leaf === 'function';

  it('every key is in both', () => {
    expect([...german.keys()].sort()).toEqual([...paths].sort());
  });

  it('texts have the same gaps', () => {
    for (const path of paths) {
      const [a, b] = [english.get(path)!, german.get(path)!];
      expect(typeof b, path).toBe(typeof a);
      expect(b.length === a.length || !isText(a), path).toBe(true);
      expect(sayOf(b), path).toEqual(sayOf(a));
    }
  });

  it('nothing is empty, and nothing but names is the same', () => {
    const filled = paths.map((path) => [path, fill(english.get(path)!), fill(german.get(path)!)] as const);
    expect(filled.filter(([, a, b]) => a.trim() === '' || b.trim() === '')).toEqual([]);
    expect(filled.flatMap(([path, a, b]) => (a === b ? path : [])).sort()).toEqual([...SAME].sort());
  });

  it('one is told from several', () => {
    const wrong =
      /\b1 (armies|troops|tokens|points|cards|objectives|dice|stars|moves|rolls|bots|territories)\b/;
    const falsch = /\b1 (Armeen|Truppen|Marken|Punkte|Karten|Ziele|Würfeln|Sterne|Würfe|Bots|Gebiete)\b/;
    const verbs = /\b1 (army|troop) (are|move)\b|\b1 (Armee|Truppe) (sind|ziehen)\b/;
    const said = paths.flatMap((path) => {
      if (NEVER_ONE.has(path)) return [];
      return [english.get(path), german.get(path)].flatMap((leaf) => (isText(leaf) ? sayOne(leaf) : []));
    });
    expect(said.filter((text) => wrong.test(text) || falsch.test(text) || verbs.test(text))).toEqual([]);
  });

  function sayOne(leaf: Text): string[] {
    try {
      return [leaf(...NAMES.slice(0, leaf.length).map(() => 1))];
    } catch {
      return []; // takes no numbers
    }
  }
});

/** Where the page says a phase of the engine. */
const PART_OF: Readonly<Record<string, keyof typeof en.game.phases>> = {
  start: 'setup',
  colour: 'setup',
  capital: 'setup',
  claim: 'setup',
  deploy: 'deploy',
  reinforce: 'reinforce',
  settle: 'reinforce',
  attack: 'attack',
  defend: 'attack',
  're-roll': 'attack',
  commander: 'attack',
  occupy: 'attack',
  fortify: 'fortify',
  airfield: 'fortify',
  bid: 'bid',
  convert: 'bid',
  order: 'order',
  over: 'over',
};

describe.each([
  ['English', en],
  ['German', de],
])('everything in the engine has a name in %s', (_, words) => {
  const known = (list: Readonly<Record<string, unknown>>, ids: readonly string[]) =>
    expect(ids.filter((id) => list[id] === undefined)).toEqual([]);

  it('editions', () => {
    const ids = EDITIONS.map(({ id }) => id);
    expect(Object.keys(words.editions.names).sort()).toEqual([...ids].sort());
    expect(Object.keys(words.editions.about).sort()).toEqual([...ids].sort());
  });

  it('options and their values', () => {
    for (const { options } of EDITIONS) {
      known(words.editions.options, Object.keys(options));
      for (const [name, { values, namesSeats }] of Object.entries(options)) {
        const said = values.filter((value) => !(namesSeats && /^\d$/.test(value)));
        known(words.editions.options[name]!.values, said);
      }
    }
  });

  it('territories and continents, also by the names of a variant', () => {
    for (const { board } of EDITIONS) {
      known(
        words.board.territories,
        board.territories.map(({ id }) => id),
      );
      known(
        words.board.continents,
        board.continents.map(({ id }) => id),
      );
      const renamed = board.territories.filter(({ name }, t) => name !== classicBoard.territories[t]!.name);
      known(
        words.board.renamed[board.id] ?? {},
        renamed.map(({ id }) => id),
      );
    }
  });

  it('bots', () => {
    expect(Object.keys(words.common.bots).sort()).toEqual([...BOT_NAMES].sort());
  });

  it('colours, figures, objectives, rewards and phases', () => {
    known(words.common.colours, COLOURS);
    known(
      words.game.figures,
      FIGURES.filter((figure) => figure !== 'wild'),
    );
    known(words.goals.objectives, OBJECTIVE_IDS);
    known(words.goals.rewards, REWARD_IDS);
    known(
      words.game.phases,
      PHASES.map((phase) => PART_OF[phase] ?? phase),
    );
  });

  it('refusals, and why an order was not carried out as written', () => {
    known(words.rejections, Object.keys(REJECTION_FIELDS));
    known(words.log.reasons, REASONS);
  });
});

it('in English the board is called as in the engine', () => {
  for (const { board } of EDITIONS) {
    for (const { id, name } of board.territories)
      expect(en.board.renamed[board.id]?.[id] ?? en.board.territories[id]).toBe(name);
    for (const { id, name } of board.continents) expect(en.board.continents[id]).toBe(name);
  }
});
