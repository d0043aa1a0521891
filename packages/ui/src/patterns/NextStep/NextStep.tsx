import type { ReactNode } from 'react';
import { Heading } from '../../components/Heading/index.ts';
import { Icon, type IconType } from '../../components/Icon/index.ts';
import { Text } from '../../components/Text/index.ts';
import type { ClosedProps } from '../../props.ts';
import { action as actionClass, root, sign, subject, words } from './NextStep.css.ts';

export interface NextStepProps extends Omit<ClosedProps<'section'>, 'children' | 'title'> {
  /** An icon for what the step is about. */
  icon: IconType;
  /** The reason for the step: '3 applications waiting'. */
  title: string;
  /** A line of detail, or a `Skeleton` while it loads. */
  description: ReactNode;
  /** The step: a `ButtonLink`, or a `Button` that tries again. */
  action: ReactNode;
  /** The heading level of the title. @default 2 */
  level?: 2 | 3;
}

/** The next step of a user, with its action. All states have the same height. */
export function NextStep({ icon, title, description, action, level = 2, ...rest }: NextStepProps) {
  return (
    <section {...rest} className={root}>
      <div className={subject}>
        <span className={sign}>
          <Icon icon={icon} />
        </span>
        <div className={words}>
          <Heading level={level} size="small">
            {title}
          </Heading>
          <Text as="div" size="small" tone="soft">
            {description}
          </Text>
        </div>
      </div>
      <div className={actionClass}>{action}</div>
    </section>
  );
}
