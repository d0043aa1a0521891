import type { ClosedProps } from '../../props.ts';
import { grid, inline, page, stack } from './layout.css.ts';

export interface PageProps extends ClosedProps<'div'> {
  /** The room above and below; `below` where what comes first has its own above. @default 'none' */
  paddingBlock?: 'none' | 'end' | 'both';
  /** For a single form or a short text. @default false */
  narrow?: boolean;
}

/** Centers its content: at most 1240 px wide, 24 px at the sides, 20 px on mobile. */
export function Page({ paddingBlock = 'none', narrow = false, ...rest }: PageProps) {
  return <div {...rest} className={page({ paddingBlock, narrow })} />;
}

export interface StackProps extends ClosedProps<'div'> {
  /** @default 'md', 16 px */
  gap?: 'none' | 'xs' | 'sm' | 'md' | 'lg' | 'xl' | 'xxl' | 'xxxl';
  /** @default 'stretch' */
  align?: 'stretch' | 'start' | 'center';
}

/** One below the other. */
export function Stack({ gap = 'md', align = 'stretch', ...rest }: StackProps) {
  return <div {...rest} className={stack({ gap, align })} />;
}

export interface InlineProps extends ClosedProps<'div'> {
  /** @default 'sm', 12 px */
  gap?: 'none' | 'xs' | 'sm' | 'md' | 'lg' | 'xl' | 'xxl' | 'xxxl';
  /** @default 'start' */
  justify?: 'start' | 'between' | 'end' | 'center';
}

/** Side by side, and on to the next line where there is no room. */
export function Inline({ gap = 'sm', justify = 'start', ...rest }: InlineProps) {
  return <div {...rest} className={inline({ gap, justify })} />;
}

export interface GridProps extends ClosedProps<'div'> {
  /** At most so many side by side; one on mobile, fewer where they would get too narrow. @default 4 */
  columns?: 2 | 3 | 4;
}

/** Cards in columns of equal width, one row as high as its highest. */
export function Grid({ columns = 4, ...rest }: GridProps) {
  return <div {...rest} className={grid({ columns })} />;
}
