import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ClosedProps } from '../../props.ts';
import { Icon } from '../Icon/index.ts';
import { notice, sentence, words } from './Notice.css.ts';

export interface NoticeProps extends ClosedProps<'div'> {
  /** `critical` is announced at once, the others when there is a pause. @default 'info' */
  tone?: 'info' | 'positive' | 'caution' | 'critical';
  /** The one thing to do about it: a small `Button` or `ButtonLink`, level with the words where there is room. */
  action?: ReactNode;
}

export const toneIcons = {
  info: Info,
  positive: CircleCheck,
  caution: TriangleAlert,
  critical: CircleAlert,
} as const;

/** Says what happened, beside where it happened. */
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
