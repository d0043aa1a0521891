import type { ClosedProps } from '../../props.ts';
import { grid, inline, page, stack } from './layout.css.ts';

export interface PageProps extends ClosedProps<'div'> {
  /** The block padding: `both` for most pages, `end` if the first element has its own space above. @default 'none' */
  paddingBlock?: 'none' | 'end' | 'both';
  /** Whether the width suits a single form or a short text. @default false */
  narrow?: boolean;
  /** Whether it is at least as high as the window, so that the footer does not move when its content loads. @default false */
  fill?: boolean;
}

/** Centers its content: at most 1240 px wide, with an inline padding of 24 px, 20 px on mobile. */
export function Page({ paddingBlock = 'none', narrow, fill, ...rest }: PageProps) {
  return <div {...rest} className={page({ paddingBlock, narrow, fill })} />;
}

export interface StackProps extends ClosedProps<'div'> {
  /** The element: `ul` for a list of `li`. @default 'div' */
  as?: 'div' | 'ul';
  /** The space between the elements, 0 to 48 px. @default 'md', 16 px */
  gap?: 'none' | 'xs' | 'sm' | 'md' | 'lg' | 'xl' | 'xxl' | 'xxxl';
  /** The alignment on the inline axis. @default 'stretch' */
  align?: 'stretch' | 'start' | 'center';
}

/** Arranges elements in a column. */
export function Stack({ as = 'div', gap = 'md', align = 'stretch', ...rest }: StackProps) {
  const className = stack({ gap, align });
  // The attributes of both elements are the same. Only the types of their events differ.
  if (as === 'ul') return <ul {...(rest as ClosedProps<'ul'>)} className={className} />;
  return <div {...rest} className={className} />;
}

export interface InlineProps extends ClosedProps<'div'> {
  /** The space between the elements, 0 to 48 px. @default 'sm', 12 px */
  gap?: 'none' | 'xs' | 'sm' | 'md' | 'lg' | 'xl' | 'xxl' | 'xxxl';
  /** The distribution on the inline axis. @default 'start' */
  justify?: 'start' | 'between' | 'end' | 'center';
}

/** Arranges elements in a row that wraps. */
export function Inline({ gap = 'sm', justify = 'start', ...rest }: InlineProps) {
  return <div {...rest} className={inline({ gap, justify })} />;
}

export interface GridProps extends ClosedProps<'div'> {
  /** The maximum number of columns. Narrow containers have fewer, mobile has one. @default 4 */
  columns?: 2 | 3 | 4;
}

/** Arranges cards in columns of equal width and rows of equal height. */
export function Grid({ columns = 4, ...rest }: GridProps) {
  return <div {...rest} className={grid({ columns })} />;
}
