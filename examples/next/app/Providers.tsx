'use client';

import { type RenderLink, UiProvider, type UiProviderProps } from '@lyceum/ui';
import NextLink from 'next/link';

const renderLink: RenderLink = ({ state: _, ...props }) => <NextLink {...props} />;

/** Gives the language and the router's link to all components. A server component can't pass functions. */
export const Providers = (props: Pick<UiProviderProps, 'language' | 'direction' | 'children'>) => (
  <UiProvider {...props} renderLink={renderLink} />
);
