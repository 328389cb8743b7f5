import { COLOURS, EDITIONS, valuesOf } from '@rubicon/engine';
import { useId, useState } from 'react';
import { Button } from '../look/Button.tsx';
import { PageFrame } from '../look/PageFrame.tsx';
import { SeatMark } from '../look/SeatMark.tsx';
import { useWords } from '../words/words.ts';
import {
  draftChoice,
  draftedChoice,
  type GameChoice,
  rememberChoice,
  type SeatChoice,
  usualChoice,
} from './choice.ts';
import styles from './home.module.css';
import {
  editionOf,
  findProblem,
  LONGEST_NAME,
  toNewGame,
  withColour,
  withEdition,
  withSeat,
} from './new-game.ts';
import { useBegin } from './use-begin.ts';

/** Every edition and option, and who plays. */
export function NewGame() {
  const words = useWords();
  const [choice, setChoice] = useState<GameChoice>(() => {
    const drafted = draftedChoice();
    const problem = findProblem(drafted);
    return problem === undefined || problem === 'names' ? drafted : usualChoice(); // of another version, say
  });
  function change(next: GameChoice): void {
    setChoice(next);
    draftChoice(next);
  }
  const { begin, error, isBusy } = useBegin();
  const problem = findProblem(choice);
  return (
    <PageFrame title={words.home.newGame}>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          rememberChoice(choice);
          void begin(toNewGame(choice));
        }}
      >
        <fieldset>
          <legend>{words.home.edition}</legend>
          <div className={styles.editions}>
            {EDITIONS.map(({ id, players }) => (
              <div key={id} className={styles.edition}>
                <label>
                  <input
                    type="radio"
                    name="edition"
                    value={id}
                    checked={choice.edition === id}
                    onChange={() => change(withEdition(choice, id))}
                  />
                  <strong>{words.editions.names[id] ?? id}</strong>
                  <span>{words.editions.about[id] ?? ''}</span>
                  <span className={styles.soft}>
                    {words.home.playersFor(players[0] ?? 0, players.at(-1) ?? 0)}
                  </span>
                </label>
                <a
                  href={`/rules/${id}`}
                  target="_blank"
                  rel="noopener"
                  aria-label={`${words.rules.titleOf(words.editions.names[id] ?? id)} ${words.rules.newTab}`}
                >
                  {words.rules.title}
                </a>
              </div>
            ))}
          </div>
        </fieldset>
        <Seats choice={choice} onChange={change} />
        <Options choice={choice} onChange={change} />
        {problem === 'names' && <p role="alert">{words.home.wrongNames}</p>}
        {error !== undefined && <p role="alert">{words.home.errors[error]}</p>}
        <Button look="primary" type="submit" disabled={isBusy || problem !== undefined}>
          {words.home.begin}
        </Button>
      </form>
    </PageFrame>
  );
}

interface PartProps {
  readonly choice: GameChoice;
  readonly onChange: (choice: GameChoice) => void;
}

function Seats({ choice, onChange }: PartProps) {
  const words = useWords();
  const { players } = editionOf(choice);
  const { seats } = choice;
  const change = (seat: number, next: Partial<SeatChoice>): void =>
    onChange({ ...choice, seats: seats.map((old, s) => (s === seat ? { ...old, ...next } : old)) });
  return (
    <fieldset>
      <legend>{words.home.players}</legend>
      <ol className={styles.players}>
        {seats.map(({ name, colour, bot }, seat) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place at the table
          <li key={seat}>
            <SeatMark colour={colour} />
            <input
              aria-label={`${words.home.seat(seat + 1)}: ${words.home.name}`}
              value={name}
              maxLength={LONGEST_NAME}
              onChange={(event) => change(seat, { name: event.target.value })}
            />
            <select
              aria-label={`${words.home.seat(seat + 1)}: ${words.home.colour}`}
              value={colour}
              onChange={(event) => onChange(withColour(choice, seat, event.target.selectedIndex))}
            >
              {COLOURS.map((one) => (
                <option key={one} value={one}>
                  {words.common.colours[one]}
                </option>
              ))}
            </select>
            <select
              aria-label={`${words.home.seat(seat + 1)}: ${words.home.who}`}
              value={bot ?? ''}
              onChange={(event) =>
                change(seat, { bot: event.target.value === '' ? undefined : event.target.value })
              }
            >
              <option value="">{words.home.person}</option>
              {Object.keys(words.common.bots).map((known) => (
                <option key={known} value={known}>
                  {words.common.bot}: {words.common.bots[known]?.name ?? known}
                </option>
              ))}
            </select>
            <Button
              look="quiet"
              aria-label={`${words.home.seat(seat + 1)}: ${words.home.take}`}
              disabled={!players.includes(seats.length - 1)}
              onClick={() => onChange({ ...choice, seats: seats.filter((_, s) => s !== seat) })}
            >
              ×
            </Button>
            {bot !== undefined && <span className={styles.soft}>{words.common.bots[bot]?.about ?? ''}</span>}
          </li>
        ))}
      </ol>
      <Button disabled={!players.includes(seats.length + 1)} onClick={() => onChange(withSeat(choice))}>
        {words.home.add}
      </Button>
    </fieldset>
  );
}

function Options({ choice, onChange }: PartProps) {
  const words = useWords();
  const id = useId();
  const { options } = editionOf(choice);
  const names = Object.keys(options);
  if (names.length === 0) return null;
  return (
    <fieldset>
      <legend>{words.home.options}</legend>
      <div className={styles.options}>
        {names.map((name) => {
          const option = options[name]!;
          const values = valuesOf(option, choice.seats.length);
          const texts = words.editions.options[name];
          return (
            <p key={name}>
              <label htmlFor={`${id}-${name}`}>{texts?.name ?? name}</label>
              <select
                id={`${id}-${name}`}
                value={choice.options[name] ?? option.default}
                disabled={values.length < 2}
                onChange={(event) =>
                  onChange({ ...choice, options: { ...choice.options, [name]: event.target.value } })
                }
              >
                {values.map((value) => (
                  <option key={value} value={value}>
                    {texts?.values[value] ?? choice.seats[Number(value)]?.name ?? value}
                  </option>
                ))}
              </select>
              <span className={styles.soft}>{texts?.about ?? ''}</span>
            </p>
          );
        })}
      </div>
    </fieldset>
  );
}
