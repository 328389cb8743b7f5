import { useState } from 'react';
import { Button } from '../../look/Button.tsx';
import { notificationState, setNotifications } from '../notifications.ts';
import { useCompanyWords } from './use-company-words.ts';

/** Turns notifications for the player's turn on or off, if the browser supports them. */
export function NotificationChoice() {
  const { menu } = useCompanyWords();
  const [state, setState] = useState(notificationState);
  if (state === 'unavailable') return null;
  if (state === 'blocked') return <p>{menu.notifyBlocked}</p>;
  return (
    <Button
      aria-pressed={state === 'on'}
      onClick={() => void setNotifications(state !== 'on').then(setState)}
    >
      {state === 'on' ? menu.notifyOn : menu.notify}
    </Button>
  );
}
