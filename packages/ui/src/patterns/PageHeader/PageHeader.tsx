import type { ReactNode } from 'react';
import { Heading } from '../../components/Heading/index.ts';
import { Text } from '../../components/Text/index.ts';
import type { ClosedProps } from '../../props.ts';
import { root, words } from './PageHeader.css.ts';

export interface PageHeaderProps extends Omit<ClosedProps<'div'>, 'children' | 'title'> {
  /** The heading of the page. A name from the catalog is a `LocalizedLine`. */
  title: ReactNode;
  /** The category's or domain's color, which the title takes on, made readable. */
  mark?: string;
  /** What is here, in a sentence or two. */
  description?: ReactNode;
  /** A short line under it, for example '64 courses available'. */
  line?: ReactNode;
  /** Beside the title: a `SortControl`, a `Button`. */
  aside?: ReactNode;
}

/** The head of a page: what it is about and how it can be looked at. */
export function PageHeader({ title, mark, description, line, aside, ...rest }: PageHeaderProps) {
  return (
    <div {...rest} className={root}>
      <div className={words}>
        <Heading level={1} mark={mark}>
          {title}
        </Heading>
        {description ? (
          <Text as="div" tone="soft" measured>
            {description}
          </Text>
        ) : null}
        {line ? (
          <Text as="div" size="small" tone="soft">
            {line}
          </Text>
        ) : null}
      </div>
      {aside}
    </div>
  );
}
