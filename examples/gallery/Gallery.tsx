import type { ReactNode } from 'react';
import { OnClient } from './client.tsx';
import { Item } from './Item.tsx';
import { onServer } from './server.tsx';

export interface GalleryProps {
  /** The name of the only component that is shown. @default all components */
  only?: string | undefined;
}

/** Every component of `@lyceum/ui` once. Those without functions as props are rendered on the server. */
export function Gallery({ only }: GalleryProps) {
  const elements: [string, ReactNode][] = Object.entries(onServer);
  return (
    <>
      {elements.map(([name, element]) =>
        only === undefined || only === name ? (
          <Item key={name} name={name}>
            {element}
          </Item>
        ) : null,
      )}
      <OnClient only={only} />
    </>
  );
}
