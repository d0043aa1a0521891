import type { NextConfig } from 'next';

export default {
  // The script `build` runs TypeScript 7, which Next.js does not.
  typescript: { ignoreBuildErrors: true },
} satisfies NextConfig;
