import type { Decorator } from '@storybook/react-vite';

/** A story in a place of so many pixels: `decorators: [within(200)]`. */
export const within =
  (inlineSize: number): Decorator =>
  (Story) => (
    <div style={{ inlineSize, maxInlineSize: '100%' }}>
      <Story />
    </div>
  );
