import { Medallion } from '../../bots/Medallion.tsx';
import { useWords } from '../../words/words.ts';
import { fromPreset, isPreset, PRESETS } from '../presets.ts';
import styles from './form.module.css';
import type { PartProps } from './part.ts';

/** Games to start with; choosing one fills the form. */
export function Presets({ choice, onChange }: PartProps) {
  const words = useWords();
  return (
    <fieldset>
      <legend>{words.home.presetsTitle}</legend>
      <div className={styles.presets}>
        {PRESETS.map((preset) => (
          <button
            key={preset.id}
            type="button"
            className={styles.preset}
            aria-pressed={isPreset(choice, preset)}
            onClick={() => onChange(fromPreset(choice, preset, words))}
          >
            <strong>{words.home.presets[preset.id].name}</strong>
            <span>{words.home.presets[preset.id].about}</span>
            <span className={styles.faces} aria-hidden="true">
              {preset.bots.map((bot, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a bot may play several seats
                <Medallion key={i} bot={bot} size={34} />
              ))}
            </span>
          </button>
        ))}
      </div>
    </fieldset>
  );
}
