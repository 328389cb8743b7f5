import { expect, test } from 'vitest';
import { gestureToTeach } from '../../src/game/prompts/gestures.ts';
import { NO_ROUTES, type Prompt, stageAction } from '../../src/game/prompts/prompt.ts';
import { NOTHING_STAGED } from '../../src/game/prompts/staging.ts';
import { gestures } from '../../src/words/en/gestures.ts';

const asked = (prompt: Partial<Prompt>): Prompt => ({ text: '', lit: new Set([1]), ...prompt });
const placed = { ...NOTHING_STAGED, places: [[1, 3] as const] };
const primary = { label: 'Place 3 armies', action: stageAction(NOTHING_STAGED) };

test.each([
  [
    'placeMany',
    'reinforce',
    asked({ panel: 'places', range: { least: 0, most: 4, value: 4 } }),
    NOTHING_STAGED,
  ],
  [
    undefined,
    'reinforce',
    asked({ panel: 'places', range: { least: 0, most: 3, value: 3 } }),
    NOTHING_STAGED,
  ],
  ['takeBack', 'reinforce', asked({ panel: 'places' }), placed],
  ['attackAtOnce', 'reinforce', asked({ panel: 'places', primary, drags: NO_ROUTES }), placed],
  ['takeBack', 'deploy', asked({ panel: 'places', primary }), placed],
  ['drawArrow', 'attack', asked({}), NOTHING_STAGED],
  ['attackUntilTaken', 'attack', asked({ panel: 'battle' }), NOTHING_STAGED],
  ['marchOn', 'occupy', asked({ panel: 'number' }), NOTHING_STAGED],
  [undefined, 'fortify', asked({ panel: 'number' }), NOTHING_STAGED],
  [undefined, 'fortify', asked({}), NOTHING_STAGED],
] as const)('%s helps in the phase %s', (gesture, phase, prompt, staging) => {
  expect(gestureToTeach({ phase, prompt, staging }, new Set(), gestures.mouse)).toBe(gesture);
});

test('a gesture is taught once, and only on devices that have it', () => {
  const moment = { phase: 'attack', prompt: asked({ panel: 'battle' }), staging: NOTHING_STAGED } as const;
  expect(gestureToTeach(moment, new Set(['attackUntilTaken']), gestures.mouse)).toBeUndefined();
  expect(gestureToTeach(moment, new Set(), gestures.touch)).toBeUndefined();
});

test('after one gesture, the next helpful one is taught', () => {
  const moment = {
    phase: 'reinforce',
    prompt: asked({ panel: 'places', primary, drags: NO_ROUTES }),
    staging: placed,
  } as const;
  expect(gestureToTeach(moment, new Set(['attackAtOnce']), gestures.mouse)).toBe('takeBack');
});
