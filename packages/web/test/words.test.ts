import { BOT_NAMES } from '@rubicon/bots';
import {
  COLOURS,
  classicBoard,
  EDITIONS,
  FIGURES,
  OBJECTIVE_IDS,
  PHASES,
  REASONS,
  REWARD_IDS,
} from '@rubicon/engine';
import { describe, expect, it } from 'vitest';
import { advice as adviceDe } from '../src/words/de/advice.ts';
import { challengePage as challengeDe } from '../src/words/de/challenge-page.ts';
import { company as companyDe } from '../src/words/de/company.ts';
import { ending as endingDe } from '../src/words/de/ending.ts';
import { gestures as gesturesDe } from '../src/words/de/gestures.ts';
import { de } from '../src/words/de/index.ts';
import { plan as planDe } from '../src/words/de/plan.ts';
import { profile as profileDe } from '../src/words/de/profile.ts';
import { proof as proofDe } from '../src/words/de/proof.ts';
import { replay as replayDe } from '../src/words/de/replay.ts';
import { speech as speechDe } from '../src/words/de/speech.ts';
import { statisticsPage as statisticsDe } from '../src/words/de/statistics-page.ts';
import { tables as tablesDe } from '../src/words/de/tables.ts';
import { tutorial as tutorialDe } from '../src/words/de/tutorial.ts';
import { advice as adviceEn } from '../src/words/en/advice.ts';
import { challengePage as challengeEn } from '../src/words/en/challenge-page.ts';
import { company as companyEn } from '../src/words/en/company.ts';
import { ending as endingEn } from '../src/words/en/ending.ts';
import { gestures as gesturesEn } from '../src/words/en/gestures.ts';
import { en } from '../src/words/en/index.ts';
import { plan as planEn } from '../src/words/en/plan.ts';
import { profile as profileEn } from '../src/words/en/profile.ts';
import { proof as proofEn } from '../src/words/en/proof.ts';
import { replay as replayEn } from '../src/words/en/replay.ts';
import { speech as speechEn } from '../src/words/en/speech.ts';
import { statisticsPage as statisticsEn } from '../src/words/en/statistics-page.ts';
import { tables as tablesEn } from '../src/words/en/tables.ts';
import { tutorial as tutorialEn } from '../src/words/en/tutorial.ts';
import { optionTexts } from '../src/words/options.ts';

type Text = (...args: unknown[]) => string;
type Leaf = string | Text;

/** Every text by its path: `game.phases.attack`. */
function leavesOf(value: unknown, path = ''): Map<string, Leaf> {
  if (typeof value === 'string' || typeof value === 'function') return new Map([[path, value as Leaf]]);
  const entries = Object.entries(value as object);
  return new Map(entries.flatMap(([key, part]) => [...leavesOf(part, path === '' ? key : `${path}.${key}`)]));
}

const english = leavesOf({
  ...en,
  challengePage: challengeEn,
  ending: endingEn,
  speech: speechEn,
  statisticsPage: statisticsEn,
  tutorial: tutorialEn,
  gestures: gesturesEn,
  tables: tablesEn,
  company: companyEn,
  proof: proofEn,
  replay: replayEn,
  profile: profileEn,
  plan: planEn,
  advice: adviceEn,
});
const german = leavesOf({
  ...de,
  challengePage: challengeDe,
  ending: endingDe,
  speech: speechDe,
  statisticsPage: statisticsDe,
  tutorial: tutorialDe,
  gestures: gesturesDe,
  tables: tablesDe,
  company: companyDe,
  proof: proofDe,
  replay: replayDe,
  profile: profileDe,
  plan: planDe,
  advice: adviceDe,
});
const paths = [...english.keys()];

/** Texts that are the same in both languages: names. */
const SAME = new Set([
  'actions.withOdds', // German adds a space before the percent sign
  'about.library',
  'about.version',
  'board.neutral',
  'company.chat.title',
  'game.chat',
  'profile.name',
  'proof.index',
  'tables.chat',
  'common.title',
  'game.card',
  'home.name',
  ...[1, 2, 3, 4].map((i) => `home.botNames.${i}`),
  'settings.languages.de',
  'settings.languages.en',
  'replay.times',
  'story.pause',
  ...['spartacus', 'sulla', 'cicero', 'augustus', 'fabius'].map((name) => `common.bots.${name}.name`),
  ...['alaska', 'alberta', 'ontario', 'quebec', 'venezuela', 'peru', 'ukraine', 'ural', 'irkutsk'].map(
    (id) => `board.territories.${id}`,
  ),
  ...['afghanistan', 'china', 'japan', 'siam'].map((id) => `board.territories.${id}`),
]);

const NAMES = ['‹a›', '‹b›', '‹c›', '‹d›', '‹e›', '‹f›'];

/** Calls a text with names, or with a list of names. */
function fill(leaf: Leaf): string {
  if (typeof leaf === 'string') return leaf;
  const names = NAMES.slice(0, leaf.length);
  try {
    return leaf(...names);
  } catch {
    return leaf(NAMES);
  }
}

/** Texts whose numbers are never 1, or have a fraction. */
const NEVER_ONE = new Set([
  'actions.mustTrade',
  'actions.mustTradeTaken',
  'ending.endings.objectives',
  'ending.endings.points',
  'ending.endings.pointsLevel',
  'goals.objectivesGoal',
  'goals.points',
  'goals.territories',
  'goals.territoriesWith',
  'goals.destroyOneself',
  'log.tokensDealt',
  'story.lucky',
  'story.unlucky',
  'story.battleLuck',
  'ending.awardFor.luckiest',
  'ending.awardFor.unluckiest',
]);

describe('English and German match', () => {
  const sayOf = (leaf: Leaf): string[] => NAMES.filter((name) => fill(leaf).includes(name));
  const isText = (leaf: Leaf | undefined): leaf is Text => typeof leaf === 'function';

  it('every key is in both', () => {
    expect([...german.keys()].sort()).toEqual([...paths].sort());
  });

  it('texts use the same parameters', () => {
    for (const path of paths) {
      const [a, b] = [english.get(path)!, german.get(path)!];
      expect(typeof b, path).toBe(typeof a);
      expect(b.length === a.length || !isText(a), path).toBe(true);
      expect(sayOf(b), path).toEqual(sayOf(a));
    }
  });

  it('no text is empty, and only names are the same in both', () => {
    const filled = paths.map((path) => [path, fill(english.get(path)!), fill(german.get(path)!)] as const);
    expect(filled.filter(([, a, b]) => a.trim() === '' || b.trim() === '')).toEqual([]);
    expect(filled.flatMap(([path, a, b]) => (a === b ? path : [])).sort()).toEqual([...SAME].sort());
  });

  it('singular and plural differ', () => {
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

/** The phase shown by the page for each phase of the engine. */
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
      for (const [name, option] of Object.entries(options)) {
        const texts = optionTexts(words, name, option);
        const said = option.values.filter((value) => !(option.namesSeats && /^\d$/.test(value)));
        known(texts.values, said);
        expect(texts.about, name).not.toBe('');
      }
    }
  });

  it('territories and continents, including renamed ones of variants', () => {
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

  it('reasons why an order was not carried out as written', () => {
    known(words.log.reasons, REASONS);
  });
});

it('the English board has the names of the engine', () => {
  for (const { board } of EDITIONS) {
    for (const { id, name } of board.territories)
      expect(en.board.renamed[board.id]?.[id] ?? en.board.territories[id]).toBe(name);
    for (const { id, name } of board.continents) expect(en.board.continents[id]).toBe(name);
  }
});

/** Texts about rounds: of written orders, and what header and log say in every game. */
const OF_ROUNDS =
  /^(orders\.|game\.round(Number|By|With)?$|ending\.endings\.points(Level)?$|goals\.points$|log\.(roundBegan|reasons\.lost)$)/;

describe('a turn belongs to one seat, a round to everyone', () => {
  it.each([
    ['English', english, /\brounds?\b/i, /\bturns?\b/i],
    ['German', german, /\bRunden?\b/, /\bZ[uü]ge?s?\b/],
  ])('%s', (_, texts, round, turn) => {
    for (const [path, leaf] of texts) {
      const wrong = OF_ROUNDS.test(path) ? turn : round;
      expect(fill(leaf), path).not.toMatch(wrong);
    }
  });
});

it('German uses board game terms, not literal translations', () => {
  const translated =
    /die man erst|Biete geheim|erste erfüllte|ganze Welt gewinnt|früh endet|Truppe|Näher|Weiter weg|Was geschah|Pompey/;
  for (const [path, leaf] of german) expect(fill(leaf), path).not.toMatch(translated);
});
