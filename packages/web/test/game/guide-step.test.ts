import { legal, NOBODY, viewOf } from '@rubicon/engine';
import { expect, test } from 'vitest';
import { promptOf } from '../../src/game/prompts/current-prompt.ts';
import { guideStep } from '../../src/game/prompts/guide-step.ts';
import { stageAction } from '../../src/game/prompts/prompt.ts';
import { NOTHING_STAGED } from '../../src/game/prompts/staging.ts';
import { en } from '../../src/words/en/index.ts';
import { helpWhile, newGame, playOut, SETTINGS, titleOf } from './games.ts';

const GAMES = SETTINGS.filter(({ options }) =>
  /^$|capitals|commander|reRoll/.test(Object.keys(options).join()),
);

test.each(GAMES.map((setting) => [titleOf(setting), setting] as const))(
  'the guide mentions glowing and empty territories only if there are some: %s',
  (_, setting) => {
    playOut(setting, {
      helps: helpWhile(() => true, setting.seed),
      asked({ rules, position, game }, seat) {
        if (seat !== 0) return;
        const view = viewOf(position, seat);
        const offers = legal(rules, view, seat);
        const prompt = promptOf({ rules, view, seat, offers, game, yours: [seat] }, NOTHING_STAGED, en)!;
        const step = guideStep({ view, seat, offers, reveal: undefined }, prompt);
        const text = `${prompt.text} ${en.guide.steps[step]}`;
        expect(step, view.phase).not.toMatch(/waiting|watching/);
        if (/set/.test(en.guide.steps[step])) expect(rules).toMatchObject({ trade: { by: 'sets' } });
        if (/stars/.test(text)) expect(rules).toMatchObject({ trade: { by: 'stars' } });
        if (/glow/.test(text)) expect(prompt.lit.size, `${view.phase} ${text}`).toBeGreaterThan(0);
        if (rules.family === 'orders') expect(en.guide.steps[step]).not.toMatch(/arm(y|ies)|attack/);
        if (/empty/.test(text)) expect(view.owner, text).toContain(NOBODY);
      },
    });
  },
);

test('while the seat’s own dice roll, the guide does not mention other players', () => {
  const { position } = newGame(GAMES[0]!);
  const rolling = { ...position, phase: 'attack', seat: 0, turn: 3 } as typeof position;
  const stepFor = (seat: number) =>
    guideStep({ view: rolling, seat, offers: [], reveal: undefined }, undefined);
  expect([stepFor(0), stepFor(1)]).toEqual(['watching', 'waiting']);
});

test('the guide speaks of the next attack only where one can follow the placements', () => {
  const { position } = newGame(GAMES[0]!);
  const prompt = {
    text: '',
    lit: new Set<number>(),
    panel: 'places',
    primary: { label: '', action: stageAction(NOTHING_STAGED) },
  } as const;
  const stepIn = (phase: 'deploy' | 'reinforce') =>
    guideStep(
      { view: { ...position, phase } as typeof position, seat: 0, offers: [], reveal: undefined },
      prompt,
    );
  expect([stepIn('deploy'), stepIn('reinforce')]).toEqual(['confirm', 'placed']);
});
