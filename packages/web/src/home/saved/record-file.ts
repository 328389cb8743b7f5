/** File types of records. */
export const RECORD_FILES = '.jsonl,.json,.txt';

/** Far longer than any game, yet read at once. */
const MAX_BYTES = 2 ** 26;

/** Reads a file; one that is too long or cannot be read, such as a folder, counts as empty. */
export async function readText(file: File): Promise<string> {
  if (file.size > MAX_BYTES) return '';
  const text = await file.text().catch(() => '');
  return text.replaceAll('\r\n', '\n'); // some programs change the ends of lines
}
