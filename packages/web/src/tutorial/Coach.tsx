import { Link } from 'wouter';
import { Button } from '../look/Button.tsx';
import { useWords } from '../words/words.ts';
import { CoachPanel } from './CoachPanel.tsx';
import styles from './coach.module.css';
import { SCENES, type Scene } from './scenes.ts';
import { useTutorialWords } from './use-tutorial-words.ts';

interface CoachProps {
  readonly scene: Scene;
  readonly outcome: 'won' | 'missed' | undefined; // undefined until the task is done or can no longer be done
  readonly isBusy: boolean; // the first game is being created
  readonly onAgain: () => void;
  readonly onNext: () => void; // after the last scene, the first game
}

/** Says what to do in a scene and, once done, why it matters, with a button for the next scene or to start over. */
export function Coach({ scene, outcome, isBusy, onAgain, onNext }: CoachProps) {
  const { common } = useWords();
  const words = useTutorialWords();
  const number = SCENES.indexOf(scene) + 1;
  const isLast = number === SCENES.length;
  const { task, won } = words.scenes[scene.id];
  const isWon = outcome === 'won';
  const isMissed = outcome === 'missed';
  return (
    <CoachPanel
      title={words.title}
      step={words.step(number, SCENES.length)}
      text={isWon ? won : isMissed ? words.missed : task}
      isDone={outcome !== undefined}
    >
      {isWon ? (
        <Button key="next" look="primary" autoFocus disabled={isBusy} onClick={onNext}>
          {isLast ? words.play : words.next}
        </Button>
      ) : (
        <Button key={outcome} look={isMissed ? 'primary' : 'quiet'} autoFocus={isMissed} onClick={onAgain}>
          {words.again}
        </Button>
      )}
      <Link href="/" className={styles.skip}>
        {isLast && isWon ? common.home : words.skip}
      </Link>
    </CoachPanel>
  );
}
