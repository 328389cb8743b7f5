/** What the record of a game can be called. */
export const RECORD_FILES = '.jsonl,.json,.txt';

/** What cannot be read, a folder for instance, is as good as empty. */
export const readText = (file: File): Promise<string> => file.text().catch(() => '');
