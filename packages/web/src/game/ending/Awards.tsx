import type { Seat } from '@rubicon/engine';
import { SeatMark } from '../../look/SeatMark.tsx';
import type { Award } from '../../story/awards.ts';
import { useEndingWords } from '../../story/use-ending-words.ts';
import { colourOf, type Naming, ownerName } from '../facts/names.ts';
import styles from './ending.module.css';

interface AwardsProps {
  readonly naming: Naming;
  readonly awards: readonly Award[];
  readonly you: Seat | undefined;
}

/** A clover, a cloud with rain, crossed swords, a mask. */
const SIGNS: Readonly<Record<Award['type'], string>> = {
  luckiest:
    'M12 11C8 11 5 9 5 6.500S8 2.500 12 6c4-3.500 7-2 7 .500S16 11 12 11zm-1 1c0 4-2 7-4.500 7S2.500 16 6 12c-1.500-2 3-3 5 0zm2 0c0 4 2 7 4.500 7s4-3 .500-7c1.500-2-3-3-5 0zm-1 2v8',
  unluckiest:
    'M7 15a4.500 4.500 0 1 1 .500-9A5.500 5.500 0 0 1 18 7.500 3.800 3.800 0 0 1 17.500 15zM8 18l-1 3m6-3-1 3m6-3-1 3',
  conquests: 'm4 3 12 13m4-13L8 16m6 2 4-4m-2 2 4 4M10 18l-4-4m2 2-4 4',
  nemesis: 'M5 4c4 2 10 2 14 0v7c0 5-3 8-7 10-4-2-7-5-7-10zM8 10l3 1m5-1-3 1m-4 5c2-1.500 4-1.500 6 0',
};

/** The awards of the game. */
export function Awards({ naming, awards, you }: AwardsProps) {
  const texts = useEndingWords();
  if (awards.length === 0) return null;
  return (
    <section aria-label={texts.awards}>
      <ul className={styles.awards}>
        {awards.map((award) => (
          <li key={award.type}>
            <svg className={styles.awardSign} viewBox="0 0 24 24" aria-hidden="true">
              <path d={SIGNS[award.type]} />
            </svg>
            <div>
              <p className={styles.award}>{nameOf(award)}</p>
              <strong>
                <SeatMark colour={colourOf(naming.view, award.seat)} /> {ownerName(naming, award.seat)}
              </strong>
              <p className={styles.cause}>{causeOf(award)}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );

  function nameOf(award: Award): string {
    const isYours = award.type === 'nemesis' && award.victim === you;
    return texts.award[isYours ? 'yourNemesis' : award.type];
  }

  function causeOf(award: Award): string {
    switch (award.type) {
      case 'luckiest':
      case 'unluckiest':
        return texts.awardFor[award.type](award.armies.toFixed(1));
      case 'conquests':
        return texts.awardFor.conquests(award.territories);
      case 'nemesis':
        if (award.victim === you) return texts.awardFor.yourNemesis(award.territories);
        return texts.awardFor.nemesis(award.territories, ownerName(naming, award.victim));
    }
  }
}
