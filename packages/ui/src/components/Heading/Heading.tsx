'use client';

import { classNames } from '../../classNames.ts';
import type { ClosedProps } from '../../props.ts';
import { useMark } from '../../theme/useMark.tsx';
import { heading } from './Heading.css.ts';

export interface HeadingProps extends ClosedProps<'h2'> {
  /** The heading level in the outline of the page. */
  level: 1 | 2 | 3 | 4;
  /** The visual size. @default the size of the level */
  size?: 'display' | 'large' | 'medium' | 'small';
  /** A catalog color, adjusted to be readable in both themes. */
  mark?: string | undefined;
}

const sizes = { 1: 'large', 2: 'medium', 3: 'small', 4: 'small' } as const;

/** A title in the outline of the page. `level` sets its rank there, `size` only its look. */
export function Heading({ level, size = sizes[level], mark, children, ...rest }: HeadingProps) {
  const Tag = `h${level}` as const;
  const { markClass, rule } = useMark(mark);
  return (
    <Tag {...rest} className={classNames(heading({ size, marked: mark !== undefined }), markClass)}>
      {rule}
      {children}
    </Tag>
  );
}
