import {
  accepts,
  legal,
  parsePosition,
  type Rules,
  seededDice,
  step,
  type TurnsPosition,
  viewOf,
} from '@rubicon/engine';
import { describe, expect, test } from 'vitest';
import { chancesAt } from '../../src/game/advice/chances.ts';
import { Expert } from '../../src/game/advice/expert.ts';
import type { Hint } from '../../src/game/advice/hint.ts';
import { actionFor } from '../../src/game/advice/hint-action.ts';
import { hintText } from '../../src/game/advice/hint-text.ts';
import { promptOf } from '../../src/game/prompts/current-prompt.ts';
import { advice as texts } from '../../src/words/en/advice.ts';
import { en } from '../../src/words/en/index.ts';
import { helpWhile, type Moment, playOut, SETTINGS, seatsFor, titleOf } from './games.ts';

/** A node budget, so that the same question gets the same answer on every machine. */
const BUDGET = { nodes: 60 };

const GAMES = SETTINGS.filter(({ options }) =>
  /^$|capitals|commander|reRoll|defence/.test(Object.keys(options).join()),
);

/** The most hints asked for in each phase of a game. */
const MOST = 2;

function hintAt(
  { rules, position }: Pick<Moment, 'rules' | 'position'>,
  isShared = false,
  expert = new Expert(),
): Hint | undefined {
  const view = viewOf(position, 0);
  return expert.hintFor({ rules, view, seat: 0, offers: legal(rules, view, 0), isShared }, BUDGET);
}

describe.each(GAMES.map((setting) => [titleOf(setting), setting] as const))('hints: %s', (_, setting) => {
  test('are legal in every phase, say what to do, and can be carried out', () => {
    const asked = new Map<string, number>();
    playOut(setting, {
      helps: helpWhile(() => true, setting.seed),
      asked(moment, seat) {
        const { rules, position, game } = moment;
        const count = asked.get(position.phase) ?? 0;
        if (seat !== 0 || count === MOST) return;
        asked.set(position.phase, count + 1);
        const hint = hintAt(moment)!;
        const view = viewOf(position, 0);
        const offers = legal(rules, view, 0);
        expect(accepts(rules, position, 0, hint.command), JSON.stringify(hint)).toBe(true);
        expect(hintText({ rules, view, seats: game.seats, words: en, texts }, hint)).toMatch(
          /^[A-Z].*\w.*\.$/,
        );
        const action = actionFor(hint);
        if (action.type !== 'stage') return;
        const prompt = promptOf({ rules, view, seat: 0, offers, game, yours: [0] }, action.staging, en)!;
        const { type } = hint.command;
        if (type === 'attack') expect(prompt.panel).toBe('battle');
        else expect(prompt.primary?.action).toMatchObject({ type: 'send', command: hint.command });
      },
    });
    expect(asked.size).toBeGreaterThan(2);
  });
});

/** Red holds Venezuela, Peru and Brazil; Argentina has 1 army. */
function positionIn(phase: string, armies = 'a1a1a1b1'): { rules: Rules; position: TurnsPosition } {
  const text = `world-domination - red,blue b3b3b3b3b3b3b3b3b3/${armies}/b3b3b3b3b3b3b3/b3b3b3b3b3b3/b3b3b3b3b3b3b3b3b3b3b3b3/b3b3b3b3 ${phase} turn=9 first=a`;
  const parsed = parsePosition(text);
  if (parsed.error !== undefined) throw new Error(JSON.stringify(parsed.error));
  return parsed as unknown as { rules: Rules; position: TurnsPosition };
}

describe('a hint', () => {
  const placing = positionIn('reinforce:a');
  const at = (id: string): number => placing.rules.board.indices.get(id)!;

  test('to place armies names the attack they are for, with its chance, and points at both', () => {
    const hint = hintAt(placing)!;
    const { from, to, chance } = hint.attack!;
    expect(to).toBe(at('argentina'));
    expect(hint.command).toEqual({ type: 'place', places: [[from, placing.position.toPlace]] });
    expect(chance).toBeGreaterThan(0.9);
    expect(hint.territories).toEqual([from]);
    expect(hint.arrows).toEqual([{ from, to, kind: 'attack', label: expect.stringMatching(/^\d\d%$|>99%/) }]);
    const naming = { rules: placing.rules, view: placing.position, seats: seatsFor(2), words: en, texts };
    expect(hintText(naming, hint)).toMatch(
      /^Place 3 armies on (Peru|Brazil), then attack Argentina from \1: win chance .*%\.$/,
    );
    expect(actionFor(hint)).toEqual({ type: 'send', command: hint.command, selection: { from, to } });
  });

  test('to attack only selects the territories; the person rolls', () => {
    const hint = hintAt(positionIn('attack:a', 'a1a1a9b1'))!;
    expect(hint.command).toMatchObject({ type: 'attack', from: at('brazil') });
    expect(actionFor(hint)).toMatchObject({ type: 'stage', staging: { from: at('brazil') } });
  });

  test('places all armies at once if the screen would be handed over after each', () => {
    let asked = 0;
    playOut(
      { edition: 'secret-mission', players: 3, options: {}, seed: 'rest' },
      {
        helps: helpWhile(() => true, 'rest'),
        asked(moment, seat) {
          const { rules, position } = moment;
          if (seat !== 0 || position.family !== 'turns' || position.phase !== 'deploy' || asked++ > 0) return;
          const { command } = hintAt(moment, true)!;
          expect(command.type).toBe('place-rest');
          expect(accepts(rules, position, 0, command)).toBe(true);
          expect(hintAt(moment)!.command.type).toBe('place');
        },
      },
    );
    expect(asked).toBeGreaterThan(0);
  });

  test('names each territory once, even if the bot adds armies to it later', () => {
    const setting = { edition: 'classic', players: 3, options: {}, seed: 'scan6' };
    let asked = 0;
    playOut(setting, {
      helps: helpWhile(() => true, setting.seed),
      asked({ rules, position }, seat) {
        if (seat !== 0 || position.family !== 'turns' || position.phase !== 'reinforce') return;
        const view = viewOf(position, 0);
        const offers = legal(rules, view, 0);
        const hint = new Expert().hintFor(
          { rules, view, seat: 0, offers, isShared: false },
          { nodes: 1500 },
        )!;
        expect(hint.territories).toEqual([...new Set(hint.territories)]);
        asked++;
      },
    });
    expect(asked).toBeGreaterThan(0);
  });

  test('is the same for the same question', () => {
    expect(hintAt(placing)).toEqual(hintAt(placing));
  });

  test('says that an attack is a risk if it is more likely to fail', () => {
    const attack = { type: 'attack', from: at('brazil'), to: at('argentina'), dice: 3 } as const;
    const naming = { rules: placing.rules, view: placing.position, seats: seatsFor(2), words: en, texts };
    const textAt = (chance: number): string =>
      hintText(naming, { command: attack, attack: { ...attack, chance }, territories: [], arrows: [] });
    expect(textAt(0.5)).toBe('Attack Argentina from Brazil: win chance 50%.');
    expect(textAt(0.38)).toBe('Attack Argentina from Brazil: win chance 38%, but worth the risk.');
  });

  test('does not answer a draw offer', () => {
    const offered = { ...placing.position, drawOfferedBy: 1 };
    expect(legal(placing.rules, offered, 0).map(({ type }) => type)).toContain('accept-draw');
    expect(hintAt({ ...placing, position: offered })?.command.type).toBe('place');
  });
});

describe('hints within a turn', () => {
  const setting = { edition: 'classic', players: 3, options: {}, seed: 'plan-1' };

  /** Asks a new expert for a hint at the start of each turn. */
  function eachTurn(
    visit: (
      moment: { rules: Rules; position: TurnsPosition },
      expert: Expert,
      first: Hint | undefined,
    ) => void,
  ): void {
    playOut(setting, {
      helps: helpWhile(() => true, setting.seed),
      asked({ rules, position }, seat) {
        if (seat !== 0 || position.family !== 'turns' || position.phase !== 'reinforce') return;
        const expert = new Expert();
        visit({ rules, position }, expert, hintAt({ rules, position }, false, expert));
      },
    });
  }

  /** Carries out the first hint of each turn as far as the dice allow, and asks again. */
  function eachPlan(visit: (first: Hint, second: Hint | undefined, fresh: Hint | undefined) => void): void {
    eachTurn(({ rules, position }, expert, first) => {
      if (first?.command.type !== 'place' || first.attack === undefined) return;
      const placed = step(rules, position, 0, first.command, seededDice('plan'));
      if (placed.rejection !== undefined) throw new Error(placed.rejection.code);
      const later = { rules, position: placed.position };
      visit(first, hintAt(later, false, expert), hintAt(later));
    });
  }

  test('keep to the plan that the armies were placed for', () => {
    let differing = 0;
    eachPlan(({ attack }, second, fresh) => {
      expect(second?.attack).toEqual(attack);
      if (fresh?.attack?.to !== attack?.to) differing++;
    });
    expect(differing).toBeGreaterThan(0); // an expert without the plan would make another one
  });

  test('are kept apart from those of another seat at the screen', () => {
    const { rules, position } = positionIn('attack:a', 'a1a1a9b1');
    const expert = new Expert();
    const ask = (seat: number, one = expert) => {
      const view = viewOf(position, seat);
      return one.hintFor({ rules, view, seat, offers: legal(rules, position, 0), isShared: true }, BUDGET);
    };
    ask(1);
    expect(ask(0)).toEqual(ask(0, new Expert()));
  });

  test('are recomputed when the person does something else', () => {
    let visited = 0;
    eachTurn(({ rules, position }, expert, first) => {
      const own = position.owner.findIndex(
        (owner, t) => owner === 0 && first?.territories.includes(t) === false,
      );
      if (own < 0 || position.trading === 'must') return;
      const command = { type: 'place', places: [[own, position.toPlace]] } as const;
      const placed = step(rules, position, 0, command, seededDice('plan'));
      if (placed.rejection !== undefined) return;
      const later = { rules, position: placed.position };
      expect(hintAt(later, false, expert)).toEqual(hintAt(later));
      visited++;
    });
    expect(visited).toBeGreaterThan(5);
  });
});

describe('chances', () => {
  const setting = { edition: 'secret-mission', players: 3, options: {}, seed: 'chances' };

  /** Visits the start of some turns. */
  function eachTurn(visit: (rules: Rules, position: TurnsPosition) => void): void {
    let last = 0;
    playOut(setting, {
      helps: helpWhile(() => true, setting.seed),
      asked({ rules, position }) {
        if (position.family !== 'turns' || position.turn < last + 5) return;
        last = position.turn;
        visit(rules, position);
      },
    });
    expect(last).toBeGreaterThan(5);
  }

  test('add up to 1, and depend on the seat’s own cards and mission', () => {
    let differs = false;
    eachTurn((rules, position) => {
      const [ann, bob] = [0, 1].map((seat) => chancesAt(rules, viewOf(position, seat), false));
      expect(ann!.reduce((sum, chance) => sum + chance)).toBeCloseTo(1);
      differs ||= Math.abs(ann![0]! - bob![0]!) > 0.01;
    });
    expect(differs).toBe(true);
  });

  test('at a shared screen are the same for everyone', () => {
    eachTurn((rules, position) => {
      const [ann, bob] = [0, 1].map((seat) => chancesAt(rules, viewOf(position, seat), true));
      expect(ann).toEqual(bob);
    });
  });
});
