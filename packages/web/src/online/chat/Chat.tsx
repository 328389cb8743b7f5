import type { TableView } from '@rubicon/api';
import { useEffect, useId, useRef, useState } from 'react';
import { Button } from '../../look/Button.tsx';
import { TextField } from '../../look/fields/TextField.tsx';
import { useCompanyWords } from '../game/use-company-words.ts';
import type { OnlineTable } from '../table/online-table.ts';
import { useOnlineState } from '../table/use-online-table.ts';
import { ChatLine } from './ChatLine.tsx';
import styles from './chat.module.css';
import { REACTIONS } from './reactions.ts';
import { useMutes } from './use-mutes.ts';
import { useUnsentText } from './use-unsent-text.ts';

/** The most characters in a line. */
const LONGEST = 300;

/** The reasons for which a line is refused. */
const CHAT_FAILURES: readonly string[] = [
  'chat-off',
  'players-only',
  'not-logged-in',
  'behind',
  'muted',
  'empty',
  'too-long',
  'bad-text',
  'too-fast',
];

interface ChatProps {
  readonly online: OnlineTable;
  readonly table: TableView;
}

/** The chat of a table. An unsent message survives a lost connection and a reload. */
export function Chat({ online, table }: ChatProps) {
  const { chat, connection, me, declined } = useOnlineState(online);
  const company = useCompanyWords();
  const { chat: texts } = company;
  const { muted, mute } = useMutes(me);
  const id = useId();
  const [text, setText] = useUnsentText(online.id);
  const list = useRef<HTMLDivElement>(null);
  const shown = chat.filter(({ player }) => !muted.has(player));
  const last = shown.at(-1)?.number;
  const sent = useRef(''); // the last line, in case it is refused
  const [problem, setProblem] = useState<string | undefined>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls for each new line and each refusal
  useEffect(() => {
    list.current?.scrollTo({ top: list.current.scrollHeight });
    online.markChatRead();
  }, [last, problem]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each refusal
  useEffect(() => {
    if (declined === undefined || !CHAT_FAILURES.includes(declined.code)) return;
    setProblem(declined.code);
    if (text === '') setText(sent.current);
  }, [declined]);
  function send(line: string): void {
    if (line.trim() === '' || !online.client.say(line)) return;
    setProblem(undefined);
    if (line !== text) return;
    sent.current = text;
    setText('');
  }
  const seatOf = (player: string) => table.seats.find((seat) => seat.player === player);
  /** The server sends no lines of muted players, so that the chat may not name them. */
  const nameOf = (player: string): string =>
    seatOf(player)?.name ?? chat.find((line) => line.player === player)?.name ?? texts.somebody;
  return (
    <section className={styles.chat} aria-label={texts.title}>
      <h2 className={styles.title}>{texts.title}</h2>
      <div
        ref={list}
        className={styles.lines}
        role="log"
        aria-label={texts.title}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable content must be reachable by keyboard
        tabIndex={0}
      >
        {muted.size > 0 && (
          <p className={styles.muted}>
            {texts.mutedPlayers}:{' '}
            {[...muted].map((player) => {
              const name = nameOf(player);
              return (
                <Button
                  key={player}
                  look="quiet"
                  title={texts.unmute(name)}
                  onClick={() => mute(player, false)}
                >
                  {name} ×
                </Button>
              );
            })}
          </p>
        )}
        {shown.length === 0 && <p className={styles.empty}>{texts.empty}</p>}
        <ol>
          {shown.map((line) => (
            <ChatLine
              key={line.number}
              line={line}
              colour={seatOf(line.player)?.colour}
              isOwn={line.player === me?.id}
              canRemove={me?.id === table.host}
              online={online}
              onMute={me === undefined ? undefined : () => mute(line.player, true)}
            />
          ))}
        </ol>
        {problem !== undefined && (
          <p role="alert" className={styles.muted}>
            {company.declined[problem]}
          </p>
        )}
      </div>
      <fieldset className={styles.reactions} aria-label={texts.reactions}>
        {REACTIONS.map((sign) => (
          <button key={sign} type="button" aria-label={texts.react(sign)} onClick={() => send(sign)}>
            {sign}
          </button>
        ))}
      </fieldset>
      <form
        className={styles.write}
        onSubmit={(event) => {
          event.preventDefault();
          send(text);
        }}
      >
        <label htmlFor={id} className="hidden-visually">
          {texts.write}
        </label>
        <TextField
          id={id}
          value={text}
          maxLength={LONGEST}
          placeholder={texts.write}
          onChange={(event) => setText(event.target.value)}
        />
        <Button type="submit" disabled={connection !== 'open' || text.trim() === ''}>
          {texts.send}
        </Button>
      </form>
    </section>
  );
}
