import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { type PropsWithChildren, useEffect, useState } from 'react';
import { GLOBALS_UPDATED } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { initialGlobals } from '../globals.ts';
import { useBrandColors } from './brand.ts';
import { storybookTheme } from './theme.ts';

const prefersDark = () => matchMedia('(prefers-color-scheme: dark)').matches;
const shown = (theme: string): 'light' | 'dark' =>
  theme === 'dark' || (theme === 'system' && prefersDark()) ? 'dark' : 'light';

/** The docs page container, in the theme and the brand of the toolbar. The documentation is in English. */
export default function Paper(props: PropsWithChildren<DocsContainerProps>) {
  const brand = useBrandColors();
  const [base, setBase] = useState(shown(initialGlobals.theme));
  useEffect(() => {
    const channel = addons.getChannel();
    const follow = ({ globals }: { globals: { theme?: string } }) => setBase(shown(globals.theme ?? 'light'));
    channel.on(GLOBALS_UPDATED, follow);
    return () => channel.off(GLOBALS_UPDATED, follow);
  }, []);
  return (
    <div lang="en" dir="ltr">
      <DocsContainer
        {...props}
        theme={{ ...storybookTheme(base, brand), fontBase: "'Readex Pro', sans-serif" }}
      />
    </div>
  );
}
