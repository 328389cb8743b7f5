import styles from './totals.module.css';

interface TotalsProps {
  readonly totals: readonly (readonly [name: string, value: string | number])[];
}

/** A few large numbers, each with its name. */
export function Totals({ totals }: TotalsProps) {
  return (
    <dl className={styles.totals}>
      {totals.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
