import type { ComponentProps, JSX } from 'react';

/**
 * The props of an HTML element without `className` and `style`: variants cover the looks that callers need. Other
 * attributes, including `ref`, reach the element.
 */
export type ClosedProps<Tag extends keyof JSX.IntrinsicElements> = Omit<
  ComponentProps<Tag>,
  'className' | 'style'
>;
