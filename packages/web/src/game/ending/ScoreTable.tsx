import { SeatMark } from '../../look/SeatMark.tsx';
import type { Score } from '../../story/scores.ts';
import { useEndingWords } from '../../story/use-ending-words.ts';
import { colourOf, type Naming, ownerName, territoryName } from '../facts/names.ts';
import styles from './ending.module.css';

interface ScoreTableProps {
  readonly naming: Naming;
  readonly scores: readonly Score[];
}

/** AR-15: how the points of each seat add up. */
export function ScoreTable({ naming, scores }: ScoreTableProps) {
  const texts = useEndingWords();
  const { territories, objectives, continents, points } = texts.scoreColumns;
  return (
    <section className={styles.scores} aria-label={texts.scores}>
      <table>
        <thead>
          <tr>
            <th scope="col">{naming.words.game.players}</th>
            {[territories, objectives, continents, points].map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {scores.map((score) => (
            <tr key={score.seat}>
              <th scope="row">
                <SeatMark colour={colourOf(naming.view, score.seat)} /> {ownerName(naming, score.seat)}
              </th>
              <td>{score.territories}</td>
              <td>
                <Objectives naming={naming} objectives={score.objectives} />
              </td>
              <td>{score.continents}</td>
              <td>
                <strong>{score.points}</strong>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Objectives({
  naming,
  objectives,
}: {
  readonly naming: Naming;
  readonly objectives: Score['objectives'];
}) {
  const texts = useEndingWords();
  if (objectives.length === 0) return <>{texts.noObjectives}</>;
  return (
    <ul>
      {objectives.map(({ territory, isHeld }) => {
        const name = territoryName(naming, territory);
        return (
          <li key={territory} data-held={isHeld}>
            <span aria-hidden="true">{`${isHeld ? '★' : '☆'}\u00a0${name}`}</span>
            <span className="hidden-visually">
              {isHeld ? texts.objectiveHeld(name) : texts.objectiveMissed(name)}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
