/** Written by `derive/plugin.ts` when Storybook is built. */
declare module 'virtual:handbook' {
  const facts: Readonly<Record<string, import('./derive/plugin.ts').Facts>>;
  export default facts;
}
