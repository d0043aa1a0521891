/** Options of every test project. */
export const shared = {
  // Tags are the numbers of requirements; scripts/lib/specification.ts checks them.
  strictTags: false,
  // A worker loads each module once, not once per test file.
  isolate: false,
  // A busy machine is slow.
  testTimeout: 60_000,
  hookTimeout: 60_000,
  expect: { poll: { timeout: 30_000 } },
  // Vitest leaves one core idle by default. More workers than cores take longer, as they compete with another suite.
  maxWorkers: '100%',
};
