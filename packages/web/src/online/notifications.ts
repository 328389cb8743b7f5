import { load, save } from '../settings/storage.ts';

const KEY = 'notify';

/** Whether the player wants to be notified, and whether the browser allows it. */
export type NotificationState = 'unavailable' | 'blocked' | 'off' | 'on';

export function notificationState(): NotificationState {
  if (typeof Notification === 'undefined') return 'unavailable'; // for example over plain HTTP
  if (Notification.permission === 'denied') return 'blocked';
  return Notification.permission === 'granted' && load(KEY) === true ? 'on' : 'off';
}

/** Turns notifications on or off; asks the browser for permission if needed. */
export async function setNotifications(isOn: boolean): Promise<NotificationState> {
  save(KEY, isOn);
  if (isOn && typeof Notification !== 'undefined') await Notification.requestPermission();
  return notificationState();
}

/**
 * Shows a notification unless the player is looking; returns whether it did. Several tabs show only one, since they use
 * the same tag.
 */
export function notify(tag: string, title: string, text: string, path: string): boolean {
  if (notificationState() !== 'on' || document.visibilityState === 'visible') return false;
  const options = { body: text, tag, icon: '/icon-192.png' };
  try {
    const notification = new Notification(title, options);
    notification.onclick = () => {
      window.focus();
      if (location.pathname !== path) location.assign(path);
      notification.close();
    };
  } catch {
    void notifyFromWorker(title, { ...options, data: path }); // on phones, only a service worker may notify
  }
  return true;
}

async function notifyFromWorker(title: string, options: NotificationOptions): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration().catch(() => undefined);
  await registration?.showNotification(title, options).catch(() => {});
}
