import type { ReactNode } from 'react';
import type { ClosedProps } from '../../props.ts';
import { Heading } from '../Heading/index.ts';
import { Icon, type IconType } from '../Icon/index.ts';
import { Text } from '../Text/index.ts';
import { action as actionClass, root, sign, words } from './EmptyState.css.ts';

export interface EmptyStateProps extends Omit<ClosedProps<'div'>, 'children' | 'title'> {
  /** An icon for what belongs here. */
  icon: IconType;
  /** What is empty, in a few words. */
  title: ReactNode;
  /** What belongs here. */
  description?: ReactNode;
  /** The next step, a `Button` or `ButtonLink`. */
  action?: ReactNode;
  /** The heading level of the title. @default 2 */
  level?: 1 | 2 | 3;
  /** Whether a dashed frame marks the empty area. @default true */
  framed?: boolean;
}

/** Explains what belongs in an empty place and offers the step that adds it. */
export function EmptyState({
  icon,
  title,
  description,
  action,
  level = 2,
  framed = true,
  ...rest
}: EmptyStateProps) {
  return (
    <div {...rest} className={root({ framed })}>
      <span className={sign}>
        <Icon icon={icon} size="large" />
      </span>
      <Heading level={level} size={level === 1 ? 'large' : 'small'}>
        {title}
      </Heading>
      {description ? (
        <Text as="div" tone="soft" measured>
          <div className={words}>{description}</div>
        </Text>
      ) : null}
      {action ? <div className={actionClass}>{action}</div> : null}
    </div>
  );
}
