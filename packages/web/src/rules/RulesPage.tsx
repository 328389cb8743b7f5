import { useDeferredValue, useId, useMemo, useState } from 'react';
import { PageFrame } from '../look/PageFrame.tsx';
import { useWords } from '../words/words.ts';
import { RULES_EDITIONS } from './composition.ts';
import { Hits } from './Hits.tsx';
import { editionOf } from './numbers.ts';
import styles from './rules.module.css';
import { find, makeIndex } from './search.ts';
import { useRules } from './use-rules.ts';

/** The list of editions, with a search through all rules. */
export function RulesPage() {
  const { rules: texts, editions, home } = useWords();
  const rules = useRules();
  const id = useId();
  const [query, setQuery] = useState(() => new URLSearchParams(location.search).get('q') ?? '');
  const wanted = useDeferredValue(query.trim());
  const index = useMemo(() => makeIndex(rules, editions.names), [rules, editions]);
  const hits = useMemo(() => find(index, wanted), [index, wanted]);
  return (
    <PageFrame title={texts.title}>
      <p>{texts.about(RULES_EDITIONS.length)}</p>
      <search className={styles.search}>
        <label htmlFor={id}>{texts.search}</label>
        <input
          id={id}
          type="search"
          value={query}
          autoComplete="off"
          enterKeyHint="search"
          onChange={(event) => {
            setQuery(event.target.value);
            remember(event.target.value);
          }}
        />
        <p role="status">{wanted === '' ? '' : texts.hits(hits.length)}</p>
      </search>
      {wanted === '' ? (
        <ul className={styles.editions}>
          {RULES_EDITIONS.map((edition) => {
            const { players } = editionOf(edition);
            return (
              <li key={edition}>
                <h2>
                  <a href={`/rules/${edition}`}>{editions.names[edition]}</a>
                </h2>
                <p>{editions.about[edition]}</p>
                <p className={styles.soft}>{home.playersFor(players[0] ?? 0, players.at(-1) ?? 0)}</p>
              </li>
            );
          })}
        </ul>
      ) : (
        <Hits hits={hits} query={wanted} />
      )}
    </PageFrame>
  );
}

/** Keeps the query in the address, so that Back returns to the same search. */
function remember(query: string): void {
  history.replaceState(history.state, '', query === '' ? '/rules' : `/rules?q=${encodeURIComponent(query)}`);
}
