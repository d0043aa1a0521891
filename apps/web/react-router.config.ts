import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'src',
  ssr: true,
  // Every route's name comes with the page: a dozen, and no request to ask for more.
  routeDiscovery: { mode: 'initial' },
  future: {
    v8_trailingSlashAwareDataRequests: true,
    v8_viteEnvironmentApi: true,
  },
} satisfies Config;
