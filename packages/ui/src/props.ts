import type { ComponentProps, JSX } from 'react';

/**
 * The props of an HTML element without `className` and `style`: a caller who needs another look asks for a
 * variant. Everything else, the ref included, reaches the element.
 */
export type ClosedProps<Tag extends keyof JSX.IntrinsicElements> = Omit<
  ComponentProps<Tag>,
  'className' | 'style'
>;
