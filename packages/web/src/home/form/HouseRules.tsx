import { useId } from 'react';
import { Switch } from '../../look/fields/Switch.tsx';
import { optionTexts } from '../../words/options.ts';
import { useWords, type Words } from '../../words/words.ts';
import type { GameChoice } from '../choice.ts';
import { editionOf, offeredValues, playedValue } from '../new-game.ts';
import styles from './form.module.css';
import type { PartProps } from './part.ts';

/** The options of the edition, collapsed; the heading names the chosen ones. */
export function HouseRules({ choice, onChange }: PartProps) {
  const words = useWords();
  const id = useId();
  const { options } = editionOf(choice);
  const offered = Object.keys(options).filter((name) => offeredValues(choice, name).length > 1);
  if (offered.length === 0) return null;
  const choose = (name: string, value: string): void =>
    onChange({ ...choice, options: { ...choice.options, [name]: value } });
  return (
    <details className={styles.rules}>
      <summary>
        <strong>{words.home.houseRules}</strong>
        <span className={styles.soft}>{summaryOf(choice, offered, words)}</span>
      </summary>
      <div className={styles.options}>
        {offered.map((name) => {
          const texts = optionTexts(words, name, options[name]!);
          const values = offeredValues(choice, name);
          const value = playedValue(choice, name);
          return (
            <div key={name}>
              {isSwitch(values) ? (
                <Switch isOn={value === 'on'} onChange={(isOn) => choose(name, isOn ? 'on' : 'off')}>
                  {texts.name}
                </Switch>
              ) : (
                <p>
                  <label htmlFor={`${id}-${name}`}>{texts.name}</label>
                  <select
                    id={`${id}-${name}`}
                    value={value}
                    onChange={(event) => choose(name, event.target.value)}
                  >
                    {values.map((one) => (
                      <option key={one} value={one}>
                        {valueText(choice, texts.values, one)}
                      </option>
                    ))}
                  </select>
                </p>
              )}
              <p className={styles.soft}>{texts.about}</p>
            </div>
          );
        })}
      </div>
    </details>
  );
}

const isSwitch = (values: readonly string[]): boolean =>
  values.length === 2 && values.includes('off') && values.includes('on');

/** The text of an option's value; numbers are seats. */
const valueText = ({ seats }: GameChoice, texts: Readonly<Record<string, string>>, value: string): string =>
  texts[value] ?? seats[Number(value)]?.name ?? value;

/** The options that differ from the printed rules. */
function summaryOf(choice: GameChoice, names: readonly string[], words: Words): string {
  const { options } = editionOf(choice);
  const untouched: GameChoice = { ...choice, options: {} };
  const changed = names.flatMap((name) => {
    const value = playedValue(choice, name);
    if (value === playedValue(untouched, name)) return [];
    const texts = optionTexts(words, name, options[name]!);
    const isOn = isSwitch(offeredValues(choice, name));
    return isOn ? texts.name : `${texts.name}: ${valueText(choice, texts.values, value)}`;
  });
  return changed.length === 0 ? words.home.noHouseRules : changed.join(' · ');
}
