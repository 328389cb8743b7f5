import { LastingSocket } from '@rubicon/api';
import { create } from 'zustand';
import { api } from '../api.ts';
import { useIdentity } from '../identity.ts';
import { applyMessage, type Lists } from './lists.ts';

export const useLists = create<Lists>()(() => ({ open: undefined, mine: [] }));

let followers = 0;
let stop = (): void => {};

/** Follows the lists until the returned function is called. Several parts of the page share one connection. */
export function followLists(): () => void {
  if (followers++ === 0) stop = connect();
  return () => {
    if (--followers === 0) stop();
  };
}

function connect(): () => void {
  const socket = new LastingSocket((listener) => api.openSocket(api.socketUrl(), listener), {
    received: (text) =>
      useLists.setState((lists) => applyMessage(lists, JSON.parse(text), useIdentity.getState().me?.id)),
    lost: () => true,
  });
  const hurry = (): void => {
    if (document.visibilityState === 'visible') socket.hurry();
  };
  socket.open();
  document.addEventListener('visibilitychange', hurry);
  addEventListener('online', hurry);
  return () => {
    document.removeEventListener('visibilitychange', hurry);
    removeEventListener('online', hurry);
    socket.close();
  };
}
