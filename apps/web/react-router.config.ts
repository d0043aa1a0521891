import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'src',
  ssr: true,
  // The page contains the list of all routes, which is short, so no request for more is necessary.
  routeDiscovery: { mode: 'initial' },
  future: {
    v8_trailingSlashAwareDataRequests: true,
    v8_viteEnvironmentApi: true,
  },
} satisfies Config;
