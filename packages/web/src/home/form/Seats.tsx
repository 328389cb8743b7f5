import { useState } from 'react';
import { Medallion } from '../../bots/Medallion.tsx';
import { useSpeech } from '../../bots/use-speech.ts';
import { Button } from '../../look/Button.tsx';
import { useWords } from '../../words/words.ts';
import { withPlayer } from '../bot-names.ts';
import { editionOf, MAX_NAME_LENGTH, offersColours, withColour, withSeat } from '../new-game.ts';
import { ColourChoice } from './ColourChoice.tsx';
import styles from './form.module.css';
import { PlayerDialog } from './PlayerDialog.tsx';
import type { PartProps } from './part.ts';

interface SeatsProps extends PartProps {
  readonly open?: OpenSeats; // human seats are open to anyone, not to named people at this screen
}

/** The texts of seats that people on other devices can take. */
interface OpenSeats {
  readonly title: string;
  readonly name: string;
  readonly about: string;
}

/** The players: who plays each seat, with what name and colour. */
export function Seats({ choice, onChange, open }: SeatsProps) {
  const words = useWords();
  const speech = useSpeech();
  const [asked, setAsked] = useState<number | undefined>(undefined); // the seat whose player is being chosen
  const { players } = editionOf(choice);
  const { seats } = choice;
  const hasColours = offersColours(choice);
  const rename = (seat: number, name: string): void =>
    onChange({ ...choice, seats: seats.map((old, s) => (s === seat ? { ...old, name } : old)) });
  return (
    <fieldset>
      <legend>{open?.title ?? words.home.players}</legend>
      {!hasColours && <p className={styles.soft}>{words.home.coloursInGame}</p>}
      <ol className={styles.players}>
        {seats.map(({ name, colour, bot }, seat) => {
          const of = words.home.seat(seat + 1);
          const human = open?.name ?? words.home.human.name;
          const player = bot === undefined ? human : (words.common.bots[bot]?.name ?? bot);
          const before = seats.slice(0, seat).filter((other) => other.bot === bot).length;
          const greeting = bot === undefined ? undefined : speech[bot]?.start[before];
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place at the table
            <li key={seat}>
              <button
                type="button"
                className={styles.face}
                aria-haspopup="dialog"
                aria-label={`${of}: ${words.home.playedBy}: ${player}`}
                onClick={() => setAsked(seat)}
              >
                <Medallion bot={bot} size={60} />
                <span>{player}</span>
              </button>
              <div className={styles.person}>
                <div className={styles.nameLine}>
                  {open === undefined ? (
                    <input
                      aria-label={`${of}: ${words.home.name}`}
                      value={name}
                      maxLength={MAX_NAME_LENGTH}
                      onChange={(event) => rename(seat, event.target.value)}
                    />
                  ) : (
                    <strong>{player}</strong>
                  )}
                  <Button
                    look="quiet"
                    aria-label={`${of}: ${words.home.removePlayer}`}
                    disabled={!players.includes(seats.length - 1)}
                    onClick={() => onChange({ ...choice, seats: seats.filter((_, s) => s !== seat) })}
                  >
                    ×
                  </Button>
                </div>
                {hasColours && (
                  <ColourChoice
                    label={`${of}: ${words.home.colour}`}
                    value={colour}
                    onChange={(index) => onChange(withColour(choice, seat, index))}
                  />
                )}
                {greeting !== undefined && <q className={styles.greeting}>{greeting}</q>}
              </div>
            </li>
          );
        })}
      </ol>
      <Button
        disabled={!players.includes(seats.length + 1)}
        onClick={() => onChange(withSeat(choice, words.home.botNames))}
      >
        {words.home.addPlayer}
      </Button>
      {asked !== undefined && (
        <PlayerDialog
          title={`${words.home.seat(asked + 1)}: ${words.home.playedBy}`}
          value={seats[asked]?.bot}
          {...(open === undefined ? {} : { person: open })}
          onChange={(bot) => onChange(withPlayer(choice, asked, bot, words))}
          onClose={() => setAsked(undefined)}
        />
      )}
    </fieldset>
  );
}
