import '@lyceum/ui/tokens.css';
import '@lyceum/ui/fonts.css';
import '@lyceum/ui/reset.css';
import { UiProvider } from '@lyceum/ui/provider';
import { direction, language } from '@lyceum/ui/stories';
import type { Decorator, Preview } from '@storybook/react-vite';
import { type ComponentProps, lazy, Suspense } from 'react';
import { configure } from 'storybook/test';
import { axeExclude, axeTags, disabledAxeRules } from '../tools/wcag.ts';
import { readableArgTypes } from './docs/argTypes.ts';
import { followToolbar, globalTypes, initialGlobals } from './globals.ts';
import { chromaticOf } from './visualTests.ts';

followToolbar();

// The timeout of `waitFor` and `findBy` in a `play`. Fonts and lazy chunks can take more than the default second on a
// busy machine.
configure({ asyncUtilTimeout: 10_000 });

// A story in a frame of a docs page must not scroll the page when its `play` or a dialog moves the focus. The screens in
// the page of a flow, with `?still`, don't take the focus at all.
const { focus } = HTMLElement.prototype;
if (new URLSearchParams(location.search).has('still')) HTMLElement.prototype.focus = () => undefined;
else if (window.frameElement?.closest('.sbdocs')) {
  HTMLElement.prototype.focus = function focusInPlace(options) {
    focus.call(this, { ...options, preventScroll: true });
  };
}

// The docs blocks are half of Storybook's JavaScript. They are lazy so that stories load without them.
const ComponentPage = lazy(() => import('./docs/ComponentPage.tsx'));
const Paper = lazy(() => import('./docs/Paper.tsx'));
const OnPaper = (props: ComponentProps<typeof Paper>) => (
  <Suspense>
    <Paper {...props} />
  </Suspense>
);

// A docs page is in English, and its stories are in the language of the toolbar.
const inApp: Decorator = (Story, { viewMode }) => (
  <UiProvider language={language}>
    {viewMode === 'docs' ? (
      <div lang={language} dir={direction}>
        <Story />
      </div>
    ) : (
      <Story />
    )}
  </UiProvider>
);

const widths = {
  small: { name: 'Small phone, 320 px', styles: { width: '320px', height: '640px' } },
  phone: { name: 'Phone, 375 px', styles: { width: '375px', height: '740px' } },
  breakpoint: { name: 'Mobile ends here, 768 px', styles: { width: '768px', height: '1024px' } },
  desktop: { name: 'Desktop, 1280 px', styles: { width: '1280px', height: '800px' } },
} as const;

const preview: Preview = {
  tags: ['autodocs'],
  decorators: [inApp],
  // An args enhancer is the only hook that receives the id and the tags of each story. Chromatic gets the modes of the visual
  // baselines.
  argTypesEnhancers: [
    ({ id, tags, parameters, argTypes }) => {
      parameters.chromatic = { ...parameters.chromatic, ...chromaticOf({ id, tags }) };
      return argTypes;
    },
    readableArgTypes,
  ],
  globalTypes,
  initialGlobals,
  parameters: {
    docs: {
      page: ComponentPage,
      container: OnPaper,
      toc: { headingSelector: 'h2, h3', ignoreSelector: '.docs-story *, .handbook-terms h3' },
    },
    viewport: { options: widths },
    // The theme sets the background.
    backgrounds: { disable: true },
    // Readable code of a story's functions, which are minified.
    jsx: { functionValue: () => '() => {}' },
    controls: { expanded: true, sort: 'requiredFirst' },
    a11y: {
      context: { exclude: axeExclude },
      options: { runOnly: { type: 'tag', values: axeTags } },
      config: { rules: disabledAxeRules.map((id) => ({ id, enabled: false })) },
      // The test runner runs axe itself, in two languages and themes.
      test: 'off',
    },
    options: {
      storySort: {
        order: [
          'Start here',
          'Find a component',
          'Visual review',
          'Foundations',
          [
            'Color',
            'Type',
            'Space',
            'Motion',
            'Icons',
            'Writing',
            'Languages',
            'Right to left',
            'Links',
            'Accessibility',
            'Theme builder',
          ],
          'Components',
          'Patterns',
          'Screens',
          'Flows',
        ],
      },
    },
  },
};

export default preview;
