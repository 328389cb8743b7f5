import { ForeignAnswer, findMe, type Me, ServerError } from '@rubicon/api';
import { create } from 'zustand';
import { rememberPlayedOnline } from '../home/server-status.ts';
import { api } from './api.ts';

/** Whether there is a server behind this page, and who the player is there. */
export interface Identity {
  readonly status: 'unknown' | 'online' | 'unreachable' | 'none';
  readonly me: Me | undefined; // undefined for a visitor
}

export const useIdentity = create<Identity>()(() => ({ status: 'unknown', me: undefined }));

/** Asks the server who the player is. A page from a static file server has no server to ask. */
export async function refreshIdentity(): Promise<void> {
  try {
    const me = await findMe(api);
    useIdentity.setState({ status: 'online', me });
    if (me !== undefined) rememberPlayedOnline();
  } catch (error) {
    const isNone = error instanceof ForeignAnswer || (error instanceof ServerError && error.status === 404);
    useIdentity.setState({ status: isNone ? 'none' : 'unreachable' });
  }
}
