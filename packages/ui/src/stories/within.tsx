import type { Decorator } from '@storybook/react-vite';

/** Limits the width of a story in pixels: `decorators: [within(200)]`. */
export const within =
  (inlineSize: number): Decorator =>
  (Story) => (
    <div style={{ inlineSize, maxInlineSize: '100%' }}>
      <Story />
    </div>
  );
