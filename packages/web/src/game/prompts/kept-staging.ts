import { load, save } from '../../settings/storage.ts';
import { NOTHING_STAGED, type Staging } from './staging.ts';

/** Preserves a player's staging when the tab reloads. */
export interface KeptStaging {
  load(decision: string): Staging | undefined;
  save(decision: string, staging: Staging): void;
}

const KEY = 'staging';

let pending: (() => void) | undefined; // saves what was staged last

/** The staging of one decision, kept in this tab. It is saved after the click that changed it, because storage is slow. */
export const TAB_STAGING: KeptStaging = {
  load(decision) {
    pending?.();
    const saved = load(KEY, 'tab') as { decision?: unknown; staging?: Partial<Staging> } | null | undefined;
    return saved?.decision === decision ? { ...NOTHING_STAGED, ...saved.staging } : undefined;
  },
  save(decision, staging) {
    const isEmpty = staging === NOTHING_STAGED;
    if (pending === undefined) setTimeout(() => pending?.());
    pending = () => {
      pending = undefined;
      save(KEY, isEmpty ? null : { decision, staging }, 'tab');
    };
  },
};
