import type { ReactNode } from 'react';

/** An error that scrolls itself into view. */
export function Alert({ children }: { readonly children: ReactNode }) {
  return (
    <p role="alert" ref={(element) => element?.scrollIntoView({ block: 'nearest' })}>
      {children}
    </p>
  );
}
