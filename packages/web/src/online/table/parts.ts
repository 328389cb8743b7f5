import { useChallengeWords } from '../../challenge/use-challenge-words.ts';
import { usePlanWords } from '../../plan/use-plan-words.ts';
import { useEndingWords } from '../../story/use-ending-words.ts';
import { useProofWords } from '../proof/use-proof-words.ts';

/** Loads every part that a game may need later, so that a lost connection or a newer server cannot break it. */
export async function loadParts(): Promise<void> {
  await Promise.allSettled([
    import('../../board/tip/Tip.tsx'),
    import('../../game/actions/GestureLine.tsx').then(({ useGestureWords }) => useGestureWords.load()),
    import('../../game/ending/EndingScreen.tsx'),
    import('../../game/lazy-panels.ts'),
    import('../../game/prompts/turns/odds.ts'),
    import('../../home/Home.tsx'),
    import('../../plan/PlanDialog.tsx'),
    import('../../settings/SettingsDialog.tsx'),
    import('../game/deferred-panels.ts'),
    ...[useChallengeWords, useEndingWords, usePlanWords, useProofWords].map((words) => words.load()),
  ]);
  performance.mark('parts'); // tests wait for this mark before they take the network away
}
