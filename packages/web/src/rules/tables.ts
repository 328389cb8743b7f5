import {
  COLOURS,
  MINOR_OBJECTIVES,
  MINOR_REWARDS,
  MISSIONS,
  MOST_ATTACK_DICE,
  MOST_DEFENCE_DICE,
  OBJECTIVE_IDS,
  REWARD_IDS,
  survivors,
} from '@rubicon/engine';
import type { Words } from '../words/words.ts';
import type { RulesEdition } from './composition.ts';
import * as numbers from './numbers.ts';
import type { Table } from './section.ts';
import type { TableId, TableWords } from './table-words.ts';

const NONE = '–';

type Maker = (edition: RulesEdition, text: TableWords, words: Words) => Omit<Table, 'caption'>;

const MAKERS: Readonly<Record<TableId, Maker>> = {
  deal: (edition, text) => {
    const players = numbers.playersOf(edition);
    const { size } = numbers.editionOf(edition).board;
    const row = players.map((n) => [...new Set(numbers.dealtOf(size, n))].reverse());
    return {
      head: [text.players, ...players.map(String)],
      rows: [[text.territoriesEach, ...row.map(([least = 0, most = least]) => text.either(least, most))]],
    };
  },
  armies: (edition, text) => {
    const players = numbers.playersOf(edition);
    const each = players.map((n) => String(numbers.turnsRulesOf(edition, n).setup.reserve(n)));
    return { head: [text.players, ...players.map(String)], rows: [[text.armiesEach, ...each]] };
  },
  bonuses: (edition, text, words) => {
    const { continents, territories } = numbers.editionOf(edition).board;
    const rows = continents.map(({ id, name, bonus }, c) => [
      words.board.continents[id] ?? name,
      String(territories.filter(({ continent }) => continent === c).length),
      String(bonus),
    ]);
    return { head: [text.continent, text.territories, text.bonus], rows };
  },
  sets: (edition, text) => {
    const values = numbers.setValuesOf(edition, 9);
    const shown = values.slice(0, 8);
    return {
      head: [text.set, ...shown.map((_, n) => String(n + 1)), text.afterwards],
      rows: [[text.armies, ...shown.map(String), `+${(values[8] ?? 0) - (values[7] ?? 0)}`]],
    };
  },
  stars: (edition, text) => {
    const values = numbers.starValuesOf(edition);
    return {
      head: [text.stars, ...values.map(([stars]) => String(stars))],
      rows: [[text.armies, ...values.map(([, armies]) => String(armies))]],
    };
  },
  dice: (_, text) => {
    const counts = (most: number) => Array.from({ length: most }, (_, n) => n + 1);
    return {
      head: [text.diceRolled, text.armiesNeeded],
      rows: [
        ...counts(MOST_ATTACK_DICE).map((n) => [text.attacker(n), text.orMore(n + 1)]),
        ...counts(MOST_DEFENCE_DICE).map((n) => [text.defender(n), text.orMore(n)]),
      ],
    };
  },
  headquarters: (edition, text) => ({
    head: [text.players, text.headquarters, text.short],
    rows: numbers.playersOf(edition).map((players) => {
      const [whole, short] = numbers.headquartersOf(edition, players);
      return [text.playersOf(players), String(whole), short === undefined ? NONE : String(short)];
    }),
  }),
  missions: (edition, text, words) => {
    const decks = Object.keys(words.editions.options.missions?.values ?? {});
    const hands = decks.map((deck) => numbers.missionsOf(edition, deck));
    const rows = MISSIONS.flatMap((mission, m) =>
      'destroy' in mission && mission.destroy !== COLOURS[0]
        ? []
        : [[missionName(mission), ...hands.map((hand) => (hand.includes(m) ? text.isIn : NONE))]],
    );
    return { head: [text.mission, ...hands.map((hand) => text.deck(hand.length))], rows };

    function missionName(mission: (typeof MISSIONS)[number]): string {
      const { goals, board, common } = words;
      if ('destroy' in mission)
        return text.destroy(COLOURS.map((colour) => common.colours[colour]).join(', '));
      if ('territories' in mission) {
        return mission.armies > 1
          ? goals.territoriesWith(mission.territories, mission.armies)
          : goals.territories(mission.territories);
      }
      const names = mission.continents.map((id) => board.continents[id] ?? id);
      return goals.continents(common.list(mission.others > 0 ? [...names, goals.otherContinent] : names));
    }
  },
  objectives: (edition, text, { goals }) => ({
    head: [text.objective, text.kind],
    rows: OBJECTIVE_IDS.flatMap((id, o) =>
      numbers.turnsRulesOf(edition, 3).objectives.includes(o)
        ? [[goals.objectives[id], MINOR_OBJECTIVES.includes(o) ? text.minor : text.major]]
        : [],
    ),
  }),
  rewards: (_, text, { goals }) => ({
    head: [text.reward, text.kind],
    rows: REWARD_IDS.map((id, r) => [goals.rewards[id], MINOR_REWARDS.includes(r) ? text.minor : text.major]),
  }),
  orders: (edition, text) => {
    const players = numbers.playersOf(edition);
    const rules = players.map((n) => numbers.ordersRulesOf(edition, n));
    const lots = rules.map(
      ({ board, players, objectives, lot }) => (board.size - players * objectives) / lot,
    );
    return {
      head: [text.players, ...players.map(String)],
      rows: [
        [text.rounds, ...rules.map(({ rounds }) => String(rounds))],
        [text.firstTroops, ...rules.map(({ troops }) => String(troops))],
        [text.objectives, ...rules.map(({ objectives }) => String(objectives))],
        [text.lots, ...lots.map((count) => String(Math.ceil(count)))],
      ],
    };
  },
  combat: (_, text) => ({
    head: [text.enter, text.against, text.left],
    rows: numbers.COMBATS.map(([attackers, defenders]) => {
      const attackersLeft = survivors(attackers, defenders);
      const defendersLeft = survivors(defenders, attackers);
      const said =
        attackersLeft > 0
          ? text.ofAttacker(attackersLeft)
          : defendersLeft > 0
            ? text.ofDefender(defendersLeft)
            : text.ofNobody;
      return [String(attackers), String(defenders), said];
    }),
  }),
  charts: (edition, text, { board: names, common }) => {
    const { id: board } = numbers.editionOf(edition).board;
    const name = (id: string) => names.renamed[board]?.[id] ?? names.territories[id] ?? id;
    const rows = numbers
      .playersOf(edition)
      .flatMap((players) =>
        numbers
          .chartsOf(edition, players)
          .map(({ colour, capital }) => [
            `${text.playersOf(players)}: ${common.colours[colour]}`,
            name(capital),
          ]),
      );
    return { head: [text.colour, text.capital], rows };
  },
  chartArmies: (edition, text) => {
    const players = numbers.playersOf(edition);
    const charts = players.map((n) => numbers.chartsOf(edition, n));
    const sizes = charts.map((some) => some.map(({ troops }) => Object.keys(troops).length));
    const armies = charts.map((some) => [...new Set(some.map(numbers.troopsOn))].join(', '));
    return {
      head: [text.players, ...players.map(String)],
      rows: [
        [text.territoriesEach, ...sizes.map((each) => text.either(Math.min(...each), Math.max(...each)))],
        [text.armiesEach, ...armies],
      ],
    };
  },
};

export function tableOf(id: TableId, edition: RulesEdition, text: TableWords, words: Words): Table {
  return { caption: text.captions[id], ...MAKERS[id](edition, text, words) };
}
