import { useWords } from '../words/words.ts';
import { Marked } from './Marked.tsx';
import styles from './rules.module.css';
import { type Hit, wordsIn } from './search.ts';

/** The list of matching sections, each with its editions. */
export function Hits({ hits, query }: { readonly hits: readonly Hit[]; readonly query: string }) {
  const { rules: texts, editions: names } = useWords();
  const wanted = wordsIn(query);
  return (
    <ul className={styles.hits}>
      {hits.map(({ section, editions, excerpts }) => (
        <li key={`${editions[0]}/${section.id}`}>
          <h2>
            <Marked text={section.title} wanted={wanted} />
          </h2>
          {excerpts.map((excerpt) => (
            <p key={excerpt}>
              <Marked text={excerpt} wanted={wanted} />
            </p>
          ))}
          <p className={styles.where}>
            {editions.map((edition) => {
              const name = names.names[edition] ?? edition;
              return (
                <a
                  key={edition}
                  href={`/rules/${edition}#${section.id}`}
                  aria-label={texts.hitIn(name, section.title)}
                >
                  {name}
                </a>
              );
            })}
          </p>
        </li>
      ))}
    </ul>
  );
}
