import { type ComponentType, lazy, useState } from 'react';

type Panels = typeof import('./lazy-panels.ts');

let loaded: Panels | undefined;

export const loadPanels = async (): Promise<Panels> => {
  loaded = await import('./lazy-panels.ts');
  return loaded;
};

/**
 * A panel that loads when it is first needed. Once the panels are loaded, it renders at once: a lazy component renders
 * nothing at first, and React retries only after up to 300 ms.
 */
export function panel<Name extends keyof Panels>(name: Name): Panels[Name] {
  const Later = lazy(async () => ({ default: (await loadPanels())[name] as ComponentType<object> }));
  return ((props: object) => {
    const [Panel] = useState(() => (loaded?.[name] as ComponentType<object>) ?? Later);
    return <Panel {...props} />;
  }) as Panels[Name];
}
