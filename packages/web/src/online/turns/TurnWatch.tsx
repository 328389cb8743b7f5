import type { TableView } from '@rubicon/api';
import { useEffect, useRef } from 'react';
import { load, save } from '../../settings/storage.ts';
import { useWords } from '../../words/words.ts';
import { momentText } from '../game/clock-text.ts';
import { useCompanyWords } from '../game/use-company-words.ts';
import { refreshIdentity, useIdentity } from '../identity.ts';
import { followLists, useLists } from '../lists/list-feed.ts';
import { notify } from '../notifications.ts';
import { noticesOf, type TurnNotice } from './turn-notices.ts';

/** How often running games are checked for reminders, and for notices that came while the player was looking. */
const CHECK_MS = 60_000;

const NOTIFIED = 'told'; // storage key for the tags of past notices, so that each is shown once
const MOST_NOTIFIED = 50;

/** Notifies a player, on any page, that a game is waiting. Renders nothing. */
export function TurnWatch() {
  const words = useWords();
  const texts = useCompanyWords();
  const { me, status } = useIdentity();
  const { mine } = useLists();
  const before = useRef<ReadonlyMap<string, TableView>>(new Map());
  useEffect(() => void refreshIdentity(), []);
  useEffect(() => (status === 'online' && me !== undefined ? followLists() : undefined), [status, me]);
  useEffect(() => {
    if (me === undefined) return;
    const player = me.id;
    function tell({ type, table, tag }: TurnNotice): void {
      const notified = notifiedTags();
      if (type !== 'turn' && notified.includes(tag)) return;
      const edition = words.editions.names[table.settings.edition] ?? table.settings.edition;
      const ends = table.clockEnds;
      const isUrgent = type === 'reminder' && ends != null;
      const text = isUrgent ? texts.reminder(momentText(words.language, ends)) : texts.turnText(edition);
      const isShown = notify(tag, texts.turnTitle, text, `/table/${table.id}`);
      if (isShown && type !== 'turn') save(NOTIFIED, [...notified, tag].slice(-MOST_NOTIFIED));
    }
    const check = (): void => {
      for (const table of mine)
        noticesOf(before.current.get(table.id), table, player, Date.now()).forEach(tell);
      before.current = new Map(mine.map((table) => [table.id, table]));
    };
    check();
    const timer = setInterval(check, CHECK_MS);
    return () => clearInterval(timer);
  }, [mine, me, words, texts]);
  return null;
}

function notifiedTags(): readonly string[] {
  const notified = load(NOTIFIED);
  return Array.isArray(notified) ? notified.map(String) : [];
}
