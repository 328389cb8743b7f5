/** File types of records. */
export const RECORD_FILES = '.jsonl,.json,.txt';

/** Reads a file; one that cannot be read, such as a folder, counts as empty. */
export const readText = (file: File): Promise<string> => file.text().catch(() => '');
