import type { ReactNode } from 'react';
import { Heading } from '../../components/Heading/index.ts';
import { Text } from '../../components/Text/index.ts';
import type { ClosedProps } from '../../props.ts';
import { filters as filtersClass, root, words } from './PageHeader.css.ts';

export interface PageHeaderProps extends Omit<ClosedProps<'div'>, 'children' | 'title'> {
  /** The heading of the page. Use a `LocalizedLine` for a name from the catalog. */
  title: ReactNode;
  /** The catalog color of the title, adjusted to be readable. */
  mark?: string;
  /** The content of the page, in a sentence or two. */
  description?: ReactNode;
  /** A short line below, for example '64 courses available'. */
  line?: ReactNode;
  /** The controls next to the title: a `SortControl`, a `Button`. */
  aside?: ReactNode;
  /** The filters of the list on the page, in a row of their own: a `FilterForm`. */
  filters?: ReactNode;
}

/** The top of a page: its title, description and controls. */
export function PageHeader({ title, mark, description, line, aside, filters, ...rest }: PageHeaderProps) {
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
      {filters ? <div className={filtersClass}>{filters}</div> : null}
    </div>
  );
}
