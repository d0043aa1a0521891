import { defineConfig } from 'vitest/config';

// Tags are requirement numbers. scripts/lib/specification.ts checks them.
export default defineConfig({ test: { strictTags: false } });
