import { readdirSync, readFileSync } from 'node:fs';
import {
  ARMY_LIMIT,
  COLOURS,
  createGame,
  DEFAULT_COLOURS,
  EDITIONS,
  HOST,
  INSTEAD_OF_ONESELF,
  legal,
  MISSIONS,
  NOT_IN_PLAY,
  OBJECTIVE_IDS,
  play,
  seededDice,
  type TurnsGame,
  territoriesOf,
  toAct,
  valuesOf,
} from '@rubicon/engine';
import { describe, expect, it } from 'vitest';
import { RULES_EDITIONS, type RulesEdition } from '../src/rules/composition.ts';
import { de as german } from '../src/rules/de/index.ts';
import { en as text } from '../src/rules/en/index.ts';
import * as numbers from '../src/rules/numbers.ts';
import type { Table } from '../src/rules/section.ts';
import { sectionsOf } from '../src/rules/sections.ts';
import type { TableId } from '../src/rules/table-words.ts';
import { de as germanWords } from '../src/words/de/index.ts';
import { en as words } from '../src/words/en/index.ts';
import { optionTexts } from '../src/words/options.ts';
import { docRow, docTables } from './rules-docs.ts';

/** A table of an edition, as the page shows it. */
function tableIn(edition: RulesEdition, id: TableId): Table | undefined {
  const parts = sectionsOf(edition, text, words).flatMap((section) => section.parts);
  return parts.find((part) => part.type === 'table' && part.caption === text.tables.captions[id]) as
    | Table
    | undefined;
}

const cellsOf = (edition: RulesEdition, id: TableId, row = 0): readonly string[] =>
  tableIn(edition, id)!.rows[row]!.slice(1);
const has = (id: TableId) => RULES_EDITIONS.filter((edition) => tableIn(edition, id) !== undefined);

/** A game of dice and turns that the host has started. */
function started(edition: string, players: number): TurnsGame {
  const game = createGame({ edition, colours: DEFAULT_COLOURS.slice(0, players) });
  if (game.error !== undefined || game.rules.family !== 'turns') throw new Error(edition);
  const { rules, position } = game as TurnsGame;
  expect(play(rules, position, HOST, { type: 'start' }, seededDice('rules'))).toBeUndefined();
  return { rules, position };
}

describe('the tables agree with the documentation', () => {
  it.each(RULES_EDITIONS)('continent bonuses: %s', (edition) => {
    const name = edition === 'simultaneous' ? 'troops, and points at the end' : 'bonus';
    const bonuses = tableIn(edition, 'bonuses')!.rows.map((row) => row[2]);
    expect(bonuses).toEqual(docRow(edition, 'continent', name));
  });

  it.each(has('sets'))('sets: %s', (edition) => {
    const [last, ...values] = [...docRow(edition, 'set', 'armies')].reverse();
    expect(cellsOf(edition, 'sets')).toEqual([...values.reverse(), `+${last?.split(' ')[0]}`]);
  });

  it.each(has('stars'))('stars: %s', (edition) => {
    expect(cellsOf(edition, 'stars')).toEqual(docRow(edition, 'stars', 'troops'));
    expect(tableIn(edition, 'stars')?.head.slice(1)).toEqual(
      docTables(edition)
        .find(([head]) => head?.[0] === 'stars')?.[0]
        ?.slice(1),
    );
  });

  it.each(has('armies'))('armies at the start: %s', (edition) => {
    const name = edition === 'command-room' || edition === 'world-conquest' ? 'troops each' : 'armies each';
    expect(cellsOf(edition, 'armies')).toEqual(docRow(edition, 'players', name));
  });

  it('headquarters', () => {
    const documented = docTables('capital').find(
      ([head]) => head?.[1] === 'headquarters in addition to your own',
    )!;
    const rows = documented.slice(1).map(([players, whole, short]) => {
      return [
        text.tables.playersOf(Number(players)),
        whole,
        short === 'cannot be chosen' ? '–' : short?.replace('any ', ''),
      ];
    });
    expect(tableIn('capital', 'headquarters')?.rows).toEqual(rows);
  });

  it('missions', () => {
    const documented = docTables('secret-mission').find(([head]) => head?.[0] === 'mission')!;
    const isIn = documented.slice(1).map(([, ...decks]) => decks.map((cell) => cell === 'yes'));
    const rows = tableIn('secret-mission', 'missions')!.rows;
    expect(rows.map(([, ...decks]) => decks.map((cell) => cell === text.tables.isIn))).toEqual(isIn);
    expect(rows).toHaveLength(MISSIONS.length - COLOURS.length + 1);
  });

  it('written orders', () => {
    for (const [row, name] of [
      'rounds',
      'troops at the start',
      'objectives each',
      'lots of three territories to bid for',
    ].entries())
      expect(cellsOf('simultaneous', 'orders', row)).toEqual(docRowOfHead('simultaneous', name));
    const combats = docTables('simultaneous').find(([head]) => head?.[0] === 'enter')!;
    expect(tableIn('simultaneous', 'combat')?.rows).toEqual(combats.slice(1, numbers.COMBATS.length + 1));
  });

  const docRowOfHead = (edition: string, name: string) => docRow(edition, 'players', name);

  it('objectives and rewards', () => {
    for (const edition of has('objectives')) {
      const documented = docTables(edition).find(([head]) => head?.[1] === 'objective')!;
      const minor = documented.filter(([kind]) => kind === 'minor').length;
      const rows = tableIn(edition, 'objectives')!.rows;
      expect(rows).toHaveLength(documented.length - 1);
      expect(rows.filter(([, kind]) => kind === text.tables.minor)).toHaveLength(minor);
    }
    for (const edition of has('rewards')) {
      const documented = docTables(edition).find(([head]) => head?.[1] === 'reward')!;
      expect(tableIn(edition, 'rewards')!.rows.map(([, kind]) => kind)).toEqual(
        documented.slice(1).map(([kind]) => kind),
      );
    }
  });
});

describe('the tables agree with games of the engine', () => {
  it.each(has('armies'))('armies at the start: %s', (edition) => {
    const counts = numbers.playersOf(edition).map((players) => {
      const { position } = started(edition, players);
      const standing = territoriesOf(position, 0).reduce((sum, t) => sum + position.armies[t]!, 0);
      return String(position.reserve[0]! + standing);
    });
    expect(cellsOf(edition, 'armies')).toEqual(counts);
  });

  it.each(has('deal'))('dealt territories: %s', (edition) => {
    const counts = numbers.playersOf(edition).map((players) => {
      const { position } = started(edition, players);
      const held = Array.from({ length: players }, (_, seat) => territoriesOf(position, seat).length);
      const [least, most] = [Math.min(...held), Math.max(...held)];
      return least === most ? `${least}` : `${least} or ${most}`;
    });
    expect(cellsOf(edition, 'deal')).toEqual(counts);
  });

  it.each([3, 4, 5] as const)('charts for %i players', (players) => {
    const { rules, position } = started('basic-training', players);
    const dice = seededDice('colours');
    while (position.phase === 'colour') {
      const [seat] = toAct(position);
      const offer = legal(rules, position, seat!).find(({ type }) => type === 'choose-colour');
      if (offer?.type !== 'choose-colour') throw new Error('no colour is offered');
      expect(play(rules, position, seat!, offer, dice)).toBeUndefined();
    }
    const charts = numbers.chartsOf('basic-training', players);
    expect(charts).toHaveLength(players);
    const seats = charts.map(({ colour }) => position.colours.indexOf(COLOURS.indexOf(colour)));
    expect(position.seat).toBe(seats[0]);
    expect(seats.map((seat) => rules.board.territories[position.capitals[seat]!]?.id)).toEqual(
      charts.map(({ capital }) => capital),
    );
    const held = seats.map((seat) => territoriesOf(position, seat));
    const sizes = held.map((list) => list.length);
    const [least, most] = [Math.min(...sizes), Math.max(...sizes)];
    const column = numbers.playersOf('basic-training').indexOf(players);
    expect(cellsOf('basic-training', 'chartArmies', 0)[column]).toBe(
      least === most ? `${least}` : `${least} or ${most}`,
    );
    for (const list of held) {
      const armies = list.reduce((sum, t) => sum + position.armies[t]!, 0);
      expect(cellsOf('basic-training', 'chartArmies', 1)[column]).toBe(String(armies));
    }
    const open = OBJECTIVE_IDS.filter((_, o) => position.objectives[o] !== NOT_IN_PLAY);
    expect(tableIn('basic-training', 'objectives')?.rows.map(([name]) => name)).toEqual(
      open.map((id) => words.goals.objectives[id]),
    );
  });

  it('every option is listed, with the number of players it needs', () => {
    for (const { id, options, players } of EDITIONS) {
      const [list] = sectionsOf(id as RulesEdition, text, words)
        .find((section) => section.id === 'options')!
        .parts.filter((part) => part.type === 'list');
      expect(list?.items ?? []).toHaveLength(Object.keys(options).length);
      for (const [name, option] of Object.entries(options)) {
        const item = list!.items.find((line) =>
          line.startsWith(`${optionTexts(words, name, option).name}: `),
        );
        const isLimited = players.some((count) => valuesOf(option, count).length < 2);
        expect(item?.includes('Only with'), `${id} ${name}`).toBe(isLimited);
      }
    }
  });
});

describe('the sentences agree with the rules of the engine', () => {
  it.each(['en', 'de'])('they read their numbers from it: %s', (language) => {
    const folder = new URL(`../src/rules/${language}/`, import.meta.url);
    const written = readdirSync(folder).flatMap((file) => {
      const texts = readFileSync(new URL(file, folder), 'utf8').replaceAll(
        /\$\{[^}]*\}|-(1959|1993|2008)\b/g,
        '',
      );
      return [...texts.matchAll(/\b([3-9]|\d\d+)( \p{L}+)?/gu)].map(([phrase]) => phrase);
    });
    const what = { en: ['cards', 'alike', 'different'], de: ['Karten', 'gleiche', 'verschiedene'] }[
      language
    ]!;
    const sets = what.map((cards) => `3 ${cards}`);
    const faces = { en: ['6 becomes', '7', '6'], de: ['6 wird', '7', '6 drehen'] }[language]!;
    expect(written).toEqual([...sets, ...faces]);
  });

  const sentencesOf = (edition: RulesEdition): string[] =>
    [sectionsOf(edition, text, words), sectionsOf(edition, german, germanWords)].map((sections) =>
      JSON.stringify(sections.map(({ parts }) => parts)),
    );

  /** Expects a sentence in both languages, which name the number in front of these words. */
  const expectBoth = (edition: RulesEdition, ...sentences: readonly string[]): void => {
    for (const [i, sentence] of sentences.entries()) expect(sentencesOf(edition)[i]).toContain(sentence);
  };

  it('the army limit', () => {
    expect(words.editions.options.armyLimit?.about).toContain(` ${ARMY_LIMIT} `);
    expect(germanWords.editions.options.armyLimit?.about).toContain(` ${ARMY_LIMIT} `);
  });

  it('the missions of each deck', () => {
    const decks = ['us-12', 'eu-14'].map((deck) => numbers.missionsOf('secret-mission', deck));
    const [short, long] = decks.map(({ length }) => length);
    const chosen = decks[1]!.filter((index) => {
      const mission = MISSIONS[index]!;
      return 'others' in mission && mission.others > 0;
    }).length;
    const valuesIn = ({ editions }: typeof words) => Object.values(editions.options.missions!.values);
    expect(valuesIn(words)).toEqual([
      `${short} missions`,
      `${long} missions, ${chosen} with a continent of your choice`,
    ]);
    expect(valuesIn(germanWords)).toEqual([
      `${short} Aufträge`,
      `${long} Aufträge, ${chosen} mit einem Kontinent nach Wahl`,
    ]);
  });

  it('the values of slow sets', () => {
    const { trade } = numbers.turnsRulesOf('classic', 3, { slowSets: 'on' });
    if (trade.by !== 'sets') throw new Error(trade.by);
    const values = [1, 2, 3].map(trade.value).join(', ');
    for (const { editions } of [words, germanWords])
      expect(editions.options.slowSets?.about).toContain(` ${values} … `);
  });

  it('the mission of a seat that was dealt its own colour', () => {
    const mission = MISSIONS[INSTEAD_OF_ONESELF]!;
    const count = 'territories' in mission ? mission.territories : 0;
    expectBoth('secret-mission', `hold ${count} territories instead`, `stattdessen ${count} Gebiete`);
  });

  it.each(['basic-training', 'command-room', 'world-conquest'] as const)('stars and cards: %s', (edition) => {
    const { board, trade } = numbers.turnsRulesOf(edition, 3);
    if (trade.by !== 'stars') throw new Error(trade.by);
    expectBoth(edition, `${trade.least} to ${trade.most} stars`, `${trade.least} bis ${trade.most} Stern`);
    const counts = [1, 2].map((stars) => board.territories.filter((one) => one.stars === stars).length);
    for (const sentence of sentencesOf(edition)) for (const n of counts) expect(sentence).toContain(`${n} `);
  });

  it.each(['basic-training', 'command-room'] as const)('objectives to win: %s', (edition) => {
    const { goal } = numbers.turnsRulesOf(edition, 3);
    if (goal?.kind !== 'objectives') throw new Error(edition);
    expectBoth(edition, `have ${goal.objectives} objectives`, `${goal.objectives} Ziele`);
    expect(words.editions.about[edition]).toContain(`Take ${goal.objectives} `);
    expect(germanWords.editions.about[edition]).toContain(`Nimm ${goal.objectives} `);
  });

  it('the income of written orders', () => {
    const { income } = numbers.ordersRulesOf('simultaneous', 3);
    expectBoth(
      'simultaneous',
      `for every ${income.territories} territories`,
      `für je ${income.territories} deiner`,
    );
    expectBoth('simultaneous', `but at least ${income.least}`, `mindestens ${income.least}`);
  });
});
