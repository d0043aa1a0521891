import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ClosedProps } from '../../props.ts';
import { Icon } from '../Icon/index.ts';
import { notice, sentence, words } from './Notice.css.ts';

export interface NoticeProps extends ClosedProps<'div'> {
  /** `critical` is announced at once, the others politely. @default 'info' */
  tone?: 'info' | 'positive' | 'caution' | 'critical';
  /** The action to take: a small `Button` or `ButtonLink`, on the line of the text if it fits. */
  action?: ReactNode;
}

export const toneIcons = {
  info: Info,
  positive: CircleCheck,
  caution: TriangleAlert,
  critical: CircleAlert,
} as const;

/** Reports what happened, next to where it happened. */
export function Notice({ tone = 'info', action, children, ...rest }: NoticeProps) {
  return (
    <div role={tone === 'critical' ? 'alert' : 'status'} {...rest} className={notice({ tone })}>
      <div className={sentence}>
        <Icon icon={toneIcons[tone]} />
        <div className={words}>{children}</div>
      </div>
      {action}
    </div>
  );
}
