import '@lyceum/ui/theme';
import './docs/foundations.css';
import { UiProvider } from '@lyceum/ui/provider';
import { direction, language } from '@lyceum/ui/stories';
import type { Decorator, Preview } from '@storybook/react-vite';
import { type ComponentProps, lazy, Suspense } from 'react';
import { configure } from 'storybook/test';
import { axeLeavesOut, axeRulesOff, axeTags } from '../scripts/lib/wcag.ts';
import { followToolbar, globalTypes, initialGlobals } from './globals.ts';
import { chromaticModesOf } from './pictures.ts';

followToolbar();

// Of a `play` that waits for what is to be there: on a busy machine a second passes before a picture is given up.
configure({ asyncUtilTimeout: 10_000 });

// A flow's page shows its screens to be looked at: a `play` must not take the focus to one, and the page with it.
if (new URLSearchParams(location.search).has('still')) HTMLElement.prototype.focus = () => undefined;

// Half of what Storybook weighs is for pages of text: a story does without.
const ComponentPage = lazy(() => import('./docs/ComponentPage.tsx'));
const Paper = lazy(() => import('./docs/Paper.tsx'));
const OnPaper = (props: ComponentProps<typeof Paper>) => (
  <Suspense>
    <Paper {...props} />
  </Suspense>
);

const inApp: Decorator = (Story) => (
  <UiProvider language={language} direction={direction}>
    <Story />
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
  // The one place that sees each story with its id: Chromatic is told the same modes as our own pictures have.
  argTypesEnhancers: [
    ({ id, parameters, argTypes }) => {
      parameters.chromatic = { ...parameters.chromatic, modes: chromaticModesOf(id) };
      return argTypes;
    },
    // The default has a column of its own.
    ({ argTypes }) =>
      Object.fromEntries(
        Object.entries(argTypes).map(([name, argType]) => [
          name,
          { ...argType, description: (argType.description ?? '').replace(/\s*@default[\s\S]*$/, '') },
        ]),
      ),
  ],
  globalTypes,
  initialGlobals,
  parameters: {
    docs: { page: ComponentPage, container: OnPaper, toc: { headingSelector: 'h2, h3' } },
    viewport: { options: widths },
    // The theme is the background.
    backgrounds: { disable: true },
    controls: { expanded: true, sort: 'requiredFirst' },
    a11y: {
      context: { exclude: axeLeavesOut },
      options: { runOnly: { type: 'tag', values: axeTags } },
      config: { rules: axeRulesOff.map((id) => ({ id, enabled: false })) },
      // The run over all stories asks axe itself, in two languages and themes.
      test: 'off',
    },
    options: {
      storySort: {
        order: [
          'Start here',
          'Foundations',
          ['Color', 'Type', 'Space', 'Motion', 'Icons', 'Writing', 'Right to left', 'Accessibility'],
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
