import { useEffect } from 'react';
import { PageFrame } from '../look/PageFrame.tsx';
import { useWords } from '../words/words.ts';
import { isRulesEdition, type RulesEdition } from './composition.ts';
import { editionOf } from './numbers.ts';
import { RulesSection } from './RulesSection.tsx';
import styles from './rules.module.css';
import { useRules } from './use-rules.ts';

/** The rules of one edition, from beginning to end. */
export function EditionRules({ id }: { readonly id: string }) {
  const { rules, editions } = useWords();
  if (isRulesEdition(id)) return <Known edition={id} />;
  return (
    <PageFrame title={rules.titleOf(editions.names[id] ?? id)}>
      <p>{rules.unknown}</p>
      <a href="/rules">{rules.all}</a>
    </PageFrame>
  );
}

function Known({ edition }: { readonly edition: RulesEdition }) {
  const { rules: texts, editions, home } = useWords();
  const sections = useRules().get(edition) ?? [];
  const { players } = editionOf(edition);
  const title = texts.titleOf(editions.names[edition] ?? edition);
  useEffect(() => {
    const named = document.getElementById(decodeURIComponent(location.hash.slice(1)));
    named?.scrollIntoView();
    named?.focus({ preventScroll: true });
  }, []);
  return (
    <PageFrame title={title}>
      <p className={styles.lead}>
        {editions.about[edition]} {home.playersFor(players[0] ?? 0, players.at(-1) ?? 0)}.
      </p>
      <nav className={styles.contents} aria-label={texts.contents}>
        <ol>
          {sections.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`}>{title}</a>
            </li>
          ))}
        </ol>
      </nav>
      {sections.map((section) => (
        <RulesSection key={section.id} section={section} />
      ))}
      <p>
        <a href="/rules">{texts.all}</a>
      </p>
    </PageFrame>
  );
}
