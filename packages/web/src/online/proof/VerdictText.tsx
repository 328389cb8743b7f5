import type { Verdict } from '@rubicon/api';
import { Link } from 'wouter';
import styles from './proof.module.css';
import { useProofWords } from './use-proof-words.ts';

interface VerdictTextProps {
  readonly verdict: Verdict;
  readonly path: string; // of the page with every roll
}

/** The verdict on a record in one line, with what it proves and what it does not. */
export function VerdictText({ verdict, path }: VerdictTextProps) {
  const texts = useProofWords();
  const { error, contradictions, hasOwnSeed, lines, replayed } = verdict;
  const isWrong = error !== undefined || contradictions.length > 0;
  const faults = [
    ...(error === undefined ? [] : [texts.fault(error.line)]),
    ...contradictions.map(({ code }) => texts.contradictions[code]),
  ];
  return (
    <>
      <p role={isWrong ? 'alert' : 'status'} className={isWrong ? styles.wrong : styles.right}>
        <span aria-hidden="true">{isWrong ? '✗ ' : '✓ '}</span>
        <strong>{isWrong ? texts.wrong : hasOwnSeed ? texts.verified : texts.consistent}</strong>
      </p>
      {isWrong ? (
        <ul>
          {faults.map((fault) => (
            <li key={fault}>{fault}</li>
          ))}
        </ul>
      ) : (
        <details>
          <summary>{texts.details}</summary>
          <ul>
            <li>{texts.provenDice}</li>
            {hasOwnSeed && <li>{texts.provenSeed}</li>}
            {lines > 0 && <li>{texts.provenLines(lines)}</li>}
            {replayed > 0 && <li>{texts.replayed(replayed)}</li>}
            {!hasOwnSeed && <li>{texts.notProvenSeed}</li>}
            <li>{texts.notProven}</li>
          </ul>
          <Link href={path}>{texts.rolls}</Link>
        </details>
      )}
    </>
  );
}
