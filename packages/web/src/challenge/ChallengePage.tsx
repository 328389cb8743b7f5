import { localDate } from '@rubicon/analysis';
import { useState } from 'react';
import { PageFrame } from '../look/PageFrame.tsx';
import { useWords } from '../words/words.ts';
import { ChallengeView } from './ChallengeView.tsx';
import { useChallenge } from './use-challenge.ts';
import { useChallengeWords } from './use-challenge-words.ts';

/** Today's challenge: loads the file of its month. */
export function ChallengePage() {
  const words = useWords();
  const texts = useChallengeWords();
  const [date] = useState(() => localDate(new Date()));
  const challenge = useChallenge(date);
  if (challenge === 'failed')
    return (
      <PageFrame title={words.challenge.title}>
        <p role="alert">{texts.loadFailed}</p>
      </PageFrame>
    );
  if (challenge === undefined)
    return (
      <PageFrame title={words.challenge.title}>
        <p>{words.common.loading}</p>
      </PageFrame>
    );
  return <ChallengeView challenge={challenge} date={date} />;
}
