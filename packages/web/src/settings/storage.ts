const PREFIX = 'rubicon/';

/** What was saved under this key; undefined when there is nothing, or nothing that can be read. */
export function load(key: string): unknown {
  try {
    const text = localStorage.getItem(PREFIX + key);
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return undefined; // storage is switched off, or holds something else
  }
}

export function save(key: string, value: unknown): void {
  try {
    localStorage.setItem(PREFIX + key, JSON.stringify(value));
  } catch {
    // without storage everything is as usual next time
  }
}
