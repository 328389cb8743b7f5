import { removeLine, reportLine } from '@rubicon/api';
import type { Colour } from '@rubicon/engine';
import type { WireChatLine } from '@rubicon/protocol/wire';
import { useState } from 'react';
import { Button } from '../../look/Button.tsx';
import { SeatMark } from '../../look/SeatMark.tsx';
import { useCompanyWords } from '../game/use-company-words.ts';
import type { OnlineTable } from '../table/online-table.ts';
import { useRequest } from '../use-request.ts';
import styles from './chat.module.css';
import { isReaction } from './reactions.ts';

interface ChatLineProps {
  readonly line: WireChatLine;
  readonly colour: Colour | undefined; // of a player at the table
  readonly isOwn: boolean;
  readonly canRemove: boolean;
  readonly online: OnlineTable;
  readonly onMute: (() => void) | undefined;
}

/** A line of chat. Others can mute its author or report it; the host can remove it. */
export function ChatLine({ line, colour, isOwn, canRemove, online, onMute }: ChatLineProps) {
  const { chat: texts } = useCompanyWords();
  const [isOpen, setOpen] = useState(false);
  const [isReported, setReported] = useState(false);
  const { run, isBusy, error } = useRequest();
  const name = line.name ?? texts.somebody;
  async function report(): Promise<void> {
    await reportLine(online.api, online.id, line.number, texts.report, online.invite);
    setReported(true);
  }
  return (
    <li className={styles.line} data-own={isOwn || undefined}>
      <span className={styles.name}>
        {colour !== undefined && <SeatMark colour={colour} size={14} />} {name}
      </span>{' '}
      {line.isRemoved ? (
        <em className={styles.empty}>{texts.removed}</em>
      ) : (
        <span className={isReaction(line.text) ? styles.reaction : styles.text}>{line.text}</span>
      )}
      {!isOwn && !line.isRemoved && onMute !== undefined && (
        <button
          type="button"
          className={styles.more}
          aria-expanded={isOpen}
          aria-label={texts.options(name)}
          onClick={() => setOpen(!isOpen)}
        >
          ⋯
        </button>
      )}
      {isOpen && (
        <span ref={intoView} className={styles.options}>
          <Button look="quiet" onClick={onMute}>
            {texts.mute(name)}
          </Button>
          <Button look="quiet" disabled={isBusy || isReported} onClick={() => run(report)}>
            {texts.report}
          </Button>
          {canRemove && (
            <Button
              look="quiet"
              disabled={isBusy}
              onClick={() => run(() => removeLine(online.api, online.id, line.number))}
            >
              {texts.remove}
            </Button>
          )}
          {isReported && <span role="status">{texts.reported}</span>}
          {error !== undefined && <span role="alert">{error}</span>}
        </span>
      )}
    </li>
  );
}

/** Scrolls the options of the last line into view. */
const intoView = (options: HTMLElement | null): void => options?.scrollIntoView({ block: 'nearest' });
