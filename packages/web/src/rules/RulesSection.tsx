import styles from './rules.module.css';
import type { Part, Section, Table } from './section.ts';

export function RulesSection({ section: { id, title, parts } }: { readonly section: Section }) {
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id} tabIndex={-1}>
        {title}
      </h2>
      {parts.map((part, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: parts have no other identity
        <RulesPart key={i} part={part} />
      ))}
    </section>
  );
}

function RulesPart({ part }: { readonly part: Part }) {
  switch (part.type) {
    case 'text':
      return <p>{part.text}</p>;
    case 'list': {
      const items = part.items.map((item) => <li key={item}>{item}</li>);
      return part.isOrdered ? <ol>{items}</ol> : <ul>{items}</ul>;
    }
    case 'table':
      return (
        <div className={styles.scroll}>
          <RulesTable table={part} />
        </div>
      );
  }
}

function RulesTable({ table: { caption, head, rows } }: { readonly table: Table }) {
  const [first, ...columns] = head;
  return (
    <table className={styles.table}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{first}</th>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, ...cells], r) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows have no other identity
          <tr key={r}>
            <th scope="row">{name}</th>
            {cells.map((cell, c) => (
              <td key={columns[c]}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
