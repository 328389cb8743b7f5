import { useId } from 'react';
import { Dialog } from '../look/Dialog.tsx';
import { useWords } from '../words/words.ts';
import styles from './settings.module.css';
import { LANGUAGES, SPEEDS, THEMES, useSettings } from './settings.ts';

export function SettingsDialog({ onClose }: { readonly onClose: () => void }) {
  const words = useWords();
  const { language, theme, speed, sound, confirm, autoDefence, guide, change } = useSettings();
  const texts = words.settings;
  return (
    <Dialog title={texts.title} onClose={onClose}>
      <div className={styles.settings}>
        <Choice
          label={texts.language}
          value={language}
          values={LANGUAGES}
          texts={texts.languages}
          onChange={(value) => change({ language: value })}
        />
        <Choice
          label={texts.theme}
          value={theme}
          values={THEMES}
          texts={texts.themes}
          onChange={(value) => change({ theme: value })}
        />
        <Choice
          label={texts.speed}
          value={speed}
          values={SPEEDS}
          texts={texts.speeds}
          onChange={(value) => change({ speed: value })}
        />
        <Switch label={texts.sound} value={sound} onChange={(value) => change({ sound: value })} />
        <Switch label={texts.confirm} value={confirm} onChange={(value) => change({ confirm: value })} />
        <Switch
          label={texts.autoDefence}
          value={autoDefence}
          onChange={(value) => change({ autoDefence: value })}
        />
        <Switch label={texts.guide} value={guide} onChange={(value) => change({ guide: value })} />
      </div>
    </Dialog>
  );
}

interface ChoiceProps<T extends string> {
  readonly label: string;
  readonly value: T;
  readonly values: readonly T[];
  readonly texts: Readonly<Record<T, string>>;
  readonly onChange: (value: T) => void;
}

function Choice<T extends string>({ label, value, values, texts, onChange }: ChoiceProps<T>) {
  const id = useId();
  return (
    <p>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        value={value}
        onChange={(event) => onChange(values[event.target.selectedIndex] ?? value)}
      >
        {values.map((one) => (
          <option key={one} value={one}>
            {texts[one]}
          </option>
        ))}
      </select>
    </p>
  );
}

interface SwitchProps {
  readonly label: string;
  readonly value: boolean;
  readonly onChange: (value: boolean) => void;
}

function Switch({ label, value, onChange }: SwitchProps) {
  return (
    <p>
      <label>
        <input type="checkbox" checked={value} onChange={(event) => onChange(event.target.checked)} /> {label}
      </label>
    </p>
  );
}
