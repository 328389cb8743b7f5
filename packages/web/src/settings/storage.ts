const PREFIX = 'rubicon/';

/** How long a value is kept: permanently, or while this tab is open. */
type Lifetime = 'permanent' | 'tab';

const storeFor = (lifetime: Lifetime): Storage => (lifetime === 'permanent' ? localStorage : sessionStorage);

/** Returns the saved value; undefined if there is none or it cannot be read. */
export function load(key: string, lifetime: Lifetime = 'permanent'): unknown {
  try {
    const text = storeFor(lifetime).getItem(PREFIX + key);
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return undefined; // storage is disabled, or the value is not JSON
  }
}

export function save(key: string, value: unknown, lifetime: Lifetime = 'permanent'): void {
  try {
    storeFor(lifetime).setItem(PREFIX + key, JSON.stringify(value));
  } catch {
    // without storage, the defaults apply next time
  }
}
