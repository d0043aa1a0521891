import type { ReactNode } from 'react';

/** A component in the gallery, with the space around it that a story has. */
export const Item = ({ name, children }: { name: string; children: ReactNode }) => (
  <div data-component={name} style={{ padding: 16 }}>
    {children}
  </div>
);
