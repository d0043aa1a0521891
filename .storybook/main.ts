import type { StorybookConfig } from '@storybook/react-vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import remarkGfm from 'remark-gfm';
import type { Plugin } from 'vite';
import { imageOf } from '../apps/web/src/catalog/views.ts';
import { courses } from '../apps/web/src/fixtures/catalog.ts';
import { drawComposition } from '../packages/ui/src/compositions/index.ts';
import { limitDocgen } from './docs/derive/docgen.ts';
import { handbook } from './docs/derive/plugin.ts';

/** The images of the fixtures' courses, which the product's server draws. */
const images = courses.map((course) => ({
  path: String(imageOf({ ...course, promotionalImage: null }).src),
  svg: drawComposition({ seed: course.id, color: course.category.color }),
}));

const compositions: Plugin = {
  name: 'compositions',
  configureServer({ middlewares }) {
    for (const { path, svg } of images) {
      middlewares.use(path, (_request, response) => {
        response.setHeader('content-type', 'image/svg+xml').end(svg);
      });
    }
  },
  generateBundle() {
    for (const { path, svg } of images) {
      this.emitFile({ type: 'asset', fileName: path.slice(1), source: svg });
    }
  },
};

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: [
    './pages/**/*.mdx',
    { directory: '../packages/ui/src/components', titlePrefix: 'Components' },
    { directory: '../packages/ui/src/patterns', titlePrefix: 'Patterns' },
    { directory: '../packages/ui/src/conformance' },
    { directory: '../apps/web/src/screens', titlePrefix: 'Screens' },
  ],
  addons: [
    {
      name: '@storybook/addon-docs',
      options: { mdxPluginOptions: { mdxCompileOptions: { remarkPlugins: [remarkGfm] } } },
    },
    '@storybook/addon-a11y',
  ],
  // The terms of the guides are found like headings.
  features: { experimentalSearchDocsHeadings: true },
  staticDirs: [{ from: '../apps/web/public', to: '/' }],
  // react-docgen-typescript requires the API of TypeScript 5.
  typescript: { reactDocgen: 'react-docgen' },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal({ plugins = [], ...vite }) {
    limitDocgen(plugins);
    return { ...vite, plugins: [vanillaExtractPlugin(), compositions, handbook, ...plugins] };
  },
};

export default config;
