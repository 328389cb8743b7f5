import { useWords } from '../words/words.ts';
import { Graphs, type GraphsProps } from './Graphs.tsx';
import { LuckReport } from './LuckReport.tsx';
import styles from './story.module.css';

/** The story of a game: graphs, and the luck of each player. */
export function Story(props: GraphsProps) {
  const words = useWords();
  return (
    <section className={styles.story} aria-label={words.story.title}>
      <Graphs {...props} />
      {props.rules.family === 'turns' && <LuckReport {...props} />}
    </section>
  );
}
