import type { StorybookConfig } from '@storybook/react-vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: [
    './pages/**/*.mdx',
    { directory: '../packages/ui/src/components', titlePrefix: 'Components' },
    { directory: '../packages/ui/src/patterns', titlePrefix: 'Patterns' },
    { directory: '../packages/ui/src/conformance' },
    { directory: '../apps/web/src/screens', titlePrefix: 'Screens' },
  ],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y'],
  staticDirs: [{ from: '../apps/web/public', to: '/' }],
  // react-docgen-typescript requires the API of TypeScript 5.
  typescript: { reactDocgen: 'react-docgen' },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (vite) => ({ ...vite, plugins: [vanillaExtractPlugin(), ...(vite.plugins ?? [])] }),
};

export default config;
