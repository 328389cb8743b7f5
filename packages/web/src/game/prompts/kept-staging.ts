import { load, save } from '../../settings/storage.ts';
import { NOTHING_STAGED, type Staging } from './staging.ts';

/** Preserves a player's staging when the tab reloads. */
export interface KeptStaging {
  load(decision: string): Staging | undefined;
  save(decision: string, staging: Staging): void;
}

const KEY = 'staging';

let timer: ReturnType<typeof setTimeout> | undefined;

/** The staging kept in this tab, for one decision. It is written in a task of its own, since clicks wait for storage. */
export const TAB_STAGING: KeptStaging = {
  load(decision) {
    const saved = load(KEY, 'tab') as { decision?: unknown; staging?: Partial<Staging> } | null | undefined;
    return saved?.decision === decision ? { ...NOTHING_STAGED, ...saved.staging } : undefined;
  },
  save(decision, staging) {
    const isEmpty = staging === NOTHING_STAGED;
    clearTimeout(timer);
    timer = setTimeout(() => save(KEY, isEmpty ? null : { decision, staging }, 'tab'));
  },
};
