import { load, save } from '../../settings/storage.ts';
import { NOTHING_STAGED, type Staging } from './staging.ts';

/** Preserves a player's staging when the tab reloads. */
export interface KeptStaging {
  load(decision: string): Staging | undefined;
  save(decision: string, staging: Staging): void;
}

const KEY = 'staging';

/** The staging kept in this tab, for one decision. */
export const TAB_STAGING: KeptStaging = {
  load(decision) {
    const saved = load(KEY, 'tab') as { decision?: unknown; staging?: Partial<Staging> } | null | undefined;
    return saved?.decision === decision ? { ...NOTHING_STAGED, ...saved.staging } : undefined;
  },
  save(decision, staging) {
    const isEmpty = staging === NOTHING_STAGED;
    save(KEY, isEmpty ? null : { decision, staging }, 'tab');
  },
};
