import { language } from '@lyceum/ui/stories';
import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { type PropsWithChildren, useEffect, useState } from 'react';
import { GLOBALS_UPDATED } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { currentGlobals, type initialGlobals } from '../globals.ts';
import { useBrandColors } from './brand.ts';
import './handbook.css';
import { storybookTheme } from './theme.ts';

const prefersDark = () => matchMedia('(prefers-color-scheme: dark)').matches;
const shown = (theme: string): 'light' | 'dark' =>
  theme === 'dark' || (theme === 'system' && prefersDark()) ? 'dark' : 'light';

declare global {
  /** Where the docs blocks find stories that they show in a frame. */
  var PREVIEW_URL: string | undefined;
}

type Globals = Partial<typeof initialGlobals>;

/** Shows embedded stories in the language, the theme and the brand of the page. */
function passToFrames({ theme = 'light', brand = 'lyceum' }: Globals) {
  const globals = `globals=language:${language};theme:${theme};brand:${brand}`;
  globalThis.PREVIEW_URL = `iframe.html?${globals}`;
  for (const frame of document.querySelectorAll<HTMLIFrameElement>('.sb-story iframe, .flow-screen')) {
    frame.src = frame.src.replace(/globals=[^&]*/, globals);
  }
}
passToFrames(currentGlobals());
addons.getChannel().on(GLOBALS_UPDATED, ({ globals }) => passToFrames(globals));

/** The docs page container, in the theme and the brand of the toolbar. The documentation is in English. */
export default function Paper(props: PropsWithChildren<DocsContainerProps>) {
  const brand = useBrandColors();
  const [base, setBase] = useState(() => shown(currentGlobals().theme));
  useEffect(() => {
    const channel = addons.getChannel();
    const follow = ({ globals }: { globals: Globals }) => setBase(shown(globals.theme ?? 'light'));
    channel.on(GLOBALS_UPDATED, follow);
    return () => channel.off(GLOBALS_UPDATED, follow);
  }, []);
  return (
    <div className="handbook" lang="en" dir="ltr">
      <DocsContainer {...props} theme={storybookTheme(base, brand)} />
    </div>
  );
}
