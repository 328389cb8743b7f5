const PREFIX = 'rubicon/';

/** For ever, or as long as this tab is open. */
type Span = 'ever' | 'tab';

const storeFor = (span: Span): Storage => (span === 'ever' ? localStorage : sessionStorage);

/** What was saved under this key; undefined when there is nothing, or nothing that can be read. */
export function load(key: string, span: Span = 'ever'): unknown {
  try {
    const text = storeFor(span).getItem(PREFIX + key);
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return undefined; // storage is switched off, or holds something else
  }
}

export function save(key: string, value: unknown, span: Span = 'ever'): void {
  try {
    storeFor(span).setItem(PREFIX + key, JSON.stringify(value));
  } catch {
    // without storage everything is as usual next time
  }
}
