import type { Position } from '@rubicon/engine';
import { SeatMark } from '../../look/SeatMark.tsx';
import type { Fate, Place } from '../../story/places.ts';
import { useEndingWords } from '../../story/use-ending-words.ts';
import { missionOf, missionText } from '../facts/goals.ts';
import { colourOf, type Naming, ownerName } from '../facts/names.ts';
import styles from './ending.module.css';

interface PlacesProps {
  readonly naming: Naming;
  readonly places: readonly Place[];
  readonly end: Position; // with all hidden information revealed
}

/** The final places, how each seat got there, and the missions. */
export function Places({ naming, places, end }: PlacesProps) {
  const texts = useEndingWords();
  const { rules, words } = naming;
  return (
    <section className={styles.places} aria-label={texts.places}>
      <h3>{texts.places}</h3>
      <ol>
        {places.map(({ place, seat, fate }) => {
          const mission = missionOf(rules, end, seat);
          return (
            <li key={seat} value={place} data-place={place}>
              <span className={styles.number} aria-hidden="true">
                {place}
              </span>
              <SeatMark colour={colourOf(naming.view, seat)} size={24} />
              <div>
                <strong>{ownerName(naming, seat)}</strong>
                <p>{fateText(fate)}</p>
                {mission !== undefined && (
                  <p className={styles.mission}>{texts.mission(missionText(naming, mission, seat))}</p>
                )}
              </div>
            </li>
          );
        })}
      </ol>
    </section>
  );

  function fateText(fate: Fate): string {
    const { fates } = texts;
    switch (fate.type) {
      case 'won':
      case 'drawn':
      case 'left':
        return fates[fate.type];
      case 'held':
        return fates.held(fate.territories);
      case 'scored':
        return fates.scored(fate.points);
      case 'eliminated':
        return fates.eliminated(ownerName(naming, fate.by), words.game.roundNumber(fate.round));
      case 'surrendered':
        return fate.round === 0
          ? fates.surrenderedEarly
          : fates.surrendered(words.game.roundNumber(fate.round));
    }
  }
}
