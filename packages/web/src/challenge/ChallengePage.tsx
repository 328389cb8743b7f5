import { type Challenge, type LocalDate, loadChallenge, localDate, parseChallenge } from '@rubicon/analysis';
import { useEffect, useState } from 'react';
import { PageFrame } from '../look/PageFrame.tsx';
import { useWords } from '../words/words.ts';
import { ChallengeView } from './ChallengeView.tsx';
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

function useChallenge(date: LocalDate): Challenge | 'failed' | undefined {
  const [challenge, setChallenge] = useState<Challenge | 'failed'>();
  useEffect(() => {
    let isCurrent = true;
    loadChallenge(date)
      .then((data) => parseChallenge(data).challenge ?? 'failed')
      .catch(() => 'failed' as const) // no connection
      .then((loaded) => isCurrent && setChallenge(loaded));
    return () => {
      isCurrent = false;
    };
  }, [date]);
  return challenge;
}
