import { Link } from 'wouter';
import { Button } from '../look/Button.tsx';
import { useWords } from '../words/words.ts';
import { CoachPanel } from './CoachPanel.tsx';
import styles from './coach.module.css';
import { SCENES, type Scene } from './scenes.ts';
import { useTutorialWords } from './use-tutorial-words.ts';

interface CoachProps {
  readonly scene: Scene;
  readonly isWon: boolean;
  readonly isBusy: boolean; // the first game is being created
  readonly onAgain: () => void;
  readonly onNext: () => void; // after the last scene, the first game
}

/** Says what to do in a scene and, once done, why it matters, with a button for the next scene. */
export function Coach({ scene, isWon, isBusy, onAgain, onNext }: CoachProps) {
  const { common } = useWords();
  const words = useTutorialWords();
  const number = SCENES.indexOf(scene) + 1;
  const isLast = number === SCENES.length;
  const { task, won } = words.scenes[scene.id];
  return (
    <CoachPanel
      title={words.title}
      step={words.step(number, SCENES.length)}
      text={isWon ? won : task}
      isDone={isWon}
    >
      {isWon ? (
        <Button look="primary" autoFocus disabled={isBusy} onClick={onNext}>
          {isLast ? words.play : words.next}
        </Button>
      ) : (
        <Button look="quiet" onClick={onAgain}>
          {words.again}
        </Button>
      )}
      <Link href="/" className={styles.skip}>
        {isLast && isWon ? common.home : words.skip}
      </Link>
    </CoachPanel>
  );
}
