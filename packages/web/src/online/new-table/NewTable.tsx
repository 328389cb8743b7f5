import { createTable } from '@rubicon/api';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { Editions } from '../../home/form/Editions.tsx';
import styles from '../../home/form/form.module.css';
import { HouseRules } from '../../home/form/HouseRules.tsx';
import { Seats } from '../../home/form/Seats.tsx';
import { Button } from '../../look/Button.tsx';
import { Switch } from '../../look/fields/Switch.tsx';
import { PageFrame } from '../../look/PageFrame.tsx';
import { useWords } from '../../words/words.ts';
import { api } from '../api.ts';
import { clockText } from '../settings-texts.ts';
import { tablePath } from '../table-link.ts';
import { useRequest } from '../use-request.ts';
import { useTablesWords } from '../use-tables-words.ts';
import { lastTableGame, rememberTableGame, suggestTableGame } from './choice-store.ts';
import { RadioTiles, SelectLine } from './fields.tsx';
import {
  DELAYS,
  SPEEDS,
  type Speed,
  type TableChoice,
  tableFor,
  tableProblem,
  toSettings,
} from './table-choice.ts';

const ABSENT = ['bot', 'default', 'surrender'] as const;
const CHATS = ['players', 'all', 'none'] as const;

/** The form for a new table. Its creator takes the first open seat. */
export function NewTable() {
  const words = useWords();
  const texts = useTablesWords();
  const [, navigate] = useLocation();
  const [choice, setChoice] = useState<TableChoice>(() => tableFor(lastTableGame(words.home.botNames)));
  const { run, isBusy, error } = useRequest();
  const change = (part: Partial<TableChoice>): void => {
    setChoice({ ...choice, ...part });
    if (part.game !== undefined) suggestTableGame(part.game);
  };
  const problem = tableProblem(choice);
  const delayText = (delay: TableChoice['delay']): string => {
    if (delay === undefined) return texts.spectatorsNone;
    return delay === 0 ? texts.spectatorsLive : texts.spectatorsLate(texts.minutes(delay / 60));
  };
  async function create(): Promise<void> {
    const { table, invite } = await createTable(api, toSettings(choice));
    rememberTableGame(choice.game);
    navigate(tablePath(table.id, invite), { state: { takesSeat: true } });
  }
  return (
    <PageFrame title={texts.newTable}>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          run(create);
        }}
      >
        <fieldset>
          <legend>{texts.access}</legend>
          <RadioTiles
            name="access"
            value={choice.isPublic ? 'public' : 'private'}
            tiles={[
              { value: 'private', ...texts.isPrivate },
              { value: 'public', ...texts.isPublic },
            ]}
            onChange={(value) => change({ isPublic: value === 'public' })}
          />
        </fieldset>
        <fieldset>
          <legend>{texts.time}</legend>
          <RadioTiles
            name="time"
            value={choice.speed}
            tiles={Object.keys(SPEEDS).map((speed) => ({
              value: speed as Speed,
              ...texts.speeds[speed as Speed],
            }))}
            onChange={(speed) => change({ speed })}
          />
        </fieldset>
        <Editions choice={choice.game} onChange={(game) => change({ game })} />
        <Seats
          choice={choice.game}
          onChange={(game) => change({ game })}
          open={{ title: texts.seats, name: texts.openSeat, about: texts.openSeatAbout }}
        />
        <HouseRules choice={choice.game} onChange={(game) => change({ game })} />
        <details className={styles.rules}>
          <summary>
            <strong>{texts.settings}</strong>
            <span className={styles.soft}>
              {[
                `${texts.absent.label}: ${texts.absent[choice.absent].name}`,
                `${texts.spectators}: ${delayText(choice.delay)}`,
                `${texts.chat}: ${texts.chats[choice.chat]}`,
              ].join(' · ')}
            </span>
          </summary>
          <div className={styles.options}>
            <SelectLine
              label={texts.absent.label}
              value={choice.absent}
              values={ABSENT}
              textOf={(value) => texts.absent[value].name}
              onChange={(absent) => change({ absent })}
              about={texts.absent[choice.absent].about}
            />
            <SelectLine
              label={texts.spectators}
              value={choice.delay}
              values={DELAYS}
              textOf={delayText}
              onChange={(delay) => change({ delay })}
            />
            <SelectLine
              label={texts.chat}
              value={choice.chat}
              values={CHATS}
              textOf={(value) => texts.chats[value]}
              onChange={(chat) => change({ chat })}
            />
            <div>
              <Switch isOn={choice.isRated} onChange={(isRated) => change({ isRated })}>
                {texts.rated}
              </Switch>
              <p className={styles.soft}>{texts.ratedAbout}</p>
            </div>
          </div>
        </details>
        <div className={styles.start}>
          {problem !== undefined && <p role="alert">{texts.errors[problem]}</p>}
          {error !== undefined && <p role="alert">{error}</p>}
          <p className={styles.summary}>
            <strong>{words.editions.names[choice.game.edition] ?? choice.game.edition}</strong>{' '}
            {clockText(texts, { clock: SPEEDS[choice.speed] })}
          </p>
          <Button look="primary" type="submit" disabled={isBusy || problem !== undefined}>
            {texts.create}
          </Button>
        </div>
      </form>
    </PageFrame>
  );
}
