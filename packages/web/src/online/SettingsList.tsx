import type { TableView } from '@rubicon/api';
import { useWords } from '../words/words.ts';
import styles from './settings-list.module.css';
import { settingsTexts } from './settings-texts.ts';
import { useTablesWords } from './use-tables-words.ts';

/** The settings of a table in plain words. */
export function SettingsList({ settings }: Pick<TableView, 'settings'>) {
  const words = useWords();
  const texts = useTablesWords();
  return (
    <dl className={styles.settings}>
      {settingsTexts(words, texts, settings).map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
