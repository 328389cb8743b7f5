import { useId } from 'react';
import { useAdviceWords } from '../game/advice/use-advice-words.ts';
import { playCue } from '../game/sound/player.ts';
import { Button } from '../look/Button.tsx';
import { Dialog } from '../look/Dialog.tsx';
import { useWords } from '../words/words.ts';
import styles from './settings.module.css';
import { LANGUAGES, SPEEDS, THEMES, useSettings } from './settings.ts';

export function SettingsDialog({ onClose }: { readonly onClose: () => void }) {
  const words = useWords();
  const advice = useAdviceWords();
  const { language, theme, speed, sound, volume, change, ...others } = useSettings();
  const { confirm, autoDefence, stopBelow, guide, shortcuts, chances, hints } = others;
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
        {sound && <Volume value={volume} onChange={(value) => change({ volume: value })} />}
        <Switch label={texts.confirm} value={confirm} onChange={(value) => change({ confirm: value })} />
        <Switch
          label={texts.autoDefence}
          value={autoDefence}
          onChange={(value) => change({ autoDefence: value })}
        />
        <Percent
          label={texts.stopBelow}
          value={stopBelow}
          onChange={(value) => change({ stopBelow: value })}
        />
        <Switch label={texts.guide} value={guide} onChange={(value) => change({ guide: value })} />
        <Switch
          label={texts.shortcuts}
          value={shortcuts}
          onChange={(value) => change({ shortcuts: value })}
        />
        <Switch
          label={advice.chances}
          about={advice.chancesAbout}
          value={chances}
          onChange={(value) => change({ chances: value })}
        />
        <Switch
          label={advice.hints}
          about={advice.hintsAbout}
          value={hints}
          onChange={(value) => change({ hints: value })}
        />
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
  readonly about?: string; // what it does
  readonly value: boolean;
  readonly onChange: (value: boolean) => void;
}

function Switch({ label, about, value, onChange }: SwitchProps) {
  return (
    <p>
      <label>
        <input type="checkbox" checked={value} onChange={(event) => onChange(event.target.checked)} />
        <span>
          {label}
          {about !== undefined && <small>{about}</small>}
        </span>
      </label>
    </p>
  );
}

interface PercentProps {
  readonly label: string;
  readonly value: number;
  readonly onChange: (value: number) => void;
}

const PERCENTAGES = [0, 10, 20, 30, 40, 50, 60, 70, 80, 90];

/** A percentage in steps of 10. */
function Percent({ label, value, onChange }: PercentProps) {
  const id = useId();
  const { common } = useWords();
  return (
    <p>
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value} onChange={({ target }) => onChange(Number(target.value))}>
        {PERCENTAGES.map((percent) => (
          <option key={percent} value={percent}>
            {common.percent(percent / 100)}
          </option>
        ))}
      </select>
    </p>
  );
}

interface VolumeProps {
  readonly value: number;
  readonly onChange: (value: number) => void;
}

const VOLUMES = { least: 10, most: 100, step: 10 };

/** A slider with buttons for single steps; it plays a sound at the new volume. */
function Volume({ value, onChange }: VolumeProps) {
  const id = useId();
  const { volume } = useWords().settings;
  const { least, most, step } = VOLUMES;
  const playSample = (): void => playCue('dice', value / 100);
  function set(next: number): void {
    onChange(next);
    playCue('dice', next / 100);
  }
  return (
    <p>
      <label htmlFor={id}>{volume}</label>
      <span className={styles.slider}>
        <Button aria-label={`${volume} −`} disabled={value <= least} onClick={() => set(value - step)}>
          −
        </Button>
        <input
          id={id}
          type="range"
          min={least}
          max={most}
          step={step}
          value={value}
          onChange={({ target }) => onChange(target.valueAsNumber)}
          onPointerUp={playSample}
          onKeyUp={playSample}
        />
        <Button aria-label={`${volume} +`} disabled={value >= most} onClick={() => set(value + step)}>
          +
        </Button>
      </span>
    </p>
  );
}
