import { useId } from 'react';
import styles from '../../home/form/form.module.css';
import own from './new-table.module.css';

interface RadioTilesProps<Value extends string> {
  readonly name: string;
  readonly value: Value;
  readonly tiles: readonly { readonly value: Value; readonly name: string; readonly about: string }[];
  readonly onChange: (value: Value) => void;
}

/** A choice between tiles with a name and a sentence. */
export function RadioTiles<Value extends string>({ name, value, tiles, onChange }: RadioTilesProps<Value>) {
  return (
    <div className={own.tiles}>
      {tiles.map((tile) => (
        <label key={tile.value}>
          <input
            type="radio"
            name={name}
            checked={tile.value === value}
            onChange={() => onChange(tile.value)}
          />
          <strong>{tile.name}</strong>
          <span>{tile.about}</span>
        </label>
      ))}
    </div>
  );
}

interface SelectLineProps<Value> {
  readonly label: string;
  readonly value: Value;
  readonly values: readonly Value[];
  readonly textOf: (value: Value) => string;
  readonly onChange: (value: Value) => void;
  readonly about?: string;
}

/** A choice from a list, with its label beside it. */
export function SelectLine<Value>({ label, value, values, textOf, onChange, about }: SelectLineProps<Value>) {
  const id = useId();
  return (
    <div>
      <p>
        <label htmlFor={id}>{label}</label>
        <select
          id={id}
          value={values.indexOf(value)}
          onChange={(event) => onChange(values[event.target.selectedIndex] as Value)}
        >
          {values.map((one, i) => (
            <option key={textOf(one)} value={i}>
              {textOf(one)}
            </option>
          ))}
        </select>
      </p>
      {about !== undefined && <p className={styles.soft}>{about}</p>}
    </div>
  );
}
