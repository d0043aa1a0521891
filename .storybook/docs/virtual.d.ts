/** Written by `derive/plugin.ts` when Storybook is built. */
declare module 'virtual:handbook' {
  const facts: Readonly<Record<string, import('./derive/plugin.ts').Facts>>;
  export default facts;
}

/** The description of each flow. */
declare module 'virtual:flows' {
  const descriptions: Readonly<Record<string, string>>;
  export default descriptions;
}
