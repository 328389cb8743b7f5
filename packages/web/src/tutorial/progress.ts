import { load, save } from '../settings/storage.ts';

const KEY = 'tutorial';

/** Whether the tutorial has been opened in this browser. */
export const wasTutorialOpened = (): boolean => load(KEY) === true;

export const rememberTutorial = (): void => save(KEY, true);
