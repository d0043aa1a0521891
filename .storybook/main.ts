import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { identifiers } from '@lyceum/ui/theme/identifiers';
import type { StorybookConfig } from '@storybook/react-vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import remarkGfm from 'remark-gfm';
import { imageOf } from '../apps/web/src/app/courses/views.ts';
import { courses } from '../apps/web/src/fixtures/catalog.ts';
import { drawComposition } from '../packages/ui/src/compositions/index.ts';
import { tokensByFolder } from './docs/tokensByFolder.ts';
import { descriptions } from './flows/machineList.ts';

// The images of the fixtures' courses, which the product's server draws.
const images = join(import.meta.dirname, '../node_modules/.cache/storybook-images');
for (const course of courses) {
  const path = join(images, String(imageOf({ ...course, promotionalImage: null }).src));
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, drawComposition({ seed: course.id, color: course.category.color }));
}

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: [
    './pages/**/*.mdx',
    { directory: '../packages/ui/src/components', titlePrefix: 'Components' },
    { directory: '../packages/ui/src/patterns', titlePrefix: 'Patterns' },
    { directory: '../packages/ui/src/conformance' },
    { directory: '../apps/web/src', titlePrefix: 'Screens' },
  ],
  addons: [
    {
      name: '@storybook/addon-docs',
      options: { mdxPluginOptions: { mdxCompileOptions: { remarkPlugins: [remarkGfm] } } },
    },
    '@storybook/addon-a11y',
  ],
  // The search of the sidebar finds the components by the headings of `pages/Components.mdx`.
  features: { experimentalSearchDocsHeadings: true },
  staticDirs: ['../apps/web/public', images, { from: '../docs/images', to: '/images' }],
  // react-docgen-typescript requires the API of TypeScript 5.
  typescript: { reactDocgen: 'react-docgen' },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: ({ plugins = [], define, ...vite }) => ({
    ...vite,
    plugins: [vanillaExtractPlugin({ identifiers }), ...plugins],
    define: {
      ...define,
      FLOW_DESCRIPTIONS: JSON.stringify(Object.fromEntries(descriptions)),
      TOKENS: JSON.stringify(tokensByFolder()),
    },
  }),
};

export default config;
