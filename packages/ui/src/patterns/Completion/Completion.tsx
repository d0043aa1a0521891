import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { Heading } from '../../components/Heading/index.ts';
import { Icon } from '../../components/Icon/index.ts';
import { Text } from '../../components/Text/index.ts';
import type { ClosedProps } from '../../props.ts';
import { actions as actionsClass, root, seal, words } from './Completion.css.ts';

export interface CompletionProps extends Omit<ClosedProps<'div'>, 'children' | 'title'> {
  /** What was completed: 'Course completed'. */
  title: string;
  /** A sentence of praise. */
  text: string;
  /** The next step: a `ButtonLink`, and optionally a quiet one. */
  actions: ReactNode;
  /** The heading level of the title. @default 3 */
  level?: 2 | 3;
}

/** The moment when something is completed, with the next step. It is announced when it appears. */
export function Completion({ title, text, actions, level = 3, ...rest }: CompletionProps) {
  return (
    <div {...rest} className={root}>
      <span className={seal}>
        <Icon icon={Check} size="large" />
      </span>
      <div role="status" className={words}>
        <Heading level={level}>{title}</Heading>
        <Text>{text}</Text>
      </div>
      <div className={actionsClass}>{actions}</div>
    </div>
  );
}
