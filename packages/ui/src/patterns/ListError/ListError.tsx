'use client';

import { RotateCw } from 'lucide-react';
import { Button } from '../../components/Button/index.ts';
import { Notice, type NoticeProps } from '../../components/Notice/index.ts';

export interface ListErrorProps extends Omit<NoticeProps, 'children' | 'tone' | 'action'> {
  /** 'Error: {message}' */
  message: string;
  /** 'Try again' */
  retryLabel: string;
  /** Whether another attempt is running. @default false */
  busy?: boolean;
  /** The label of the button during an attempt: 'Loading...' */
  busyLabel?: string;
  /** Called when the retry button is pressed. */
  onRetry: () => void;
}

/** Reports that a list failed to load, with a retry button. Loaded items stay above it. */
export function ListError({
  message,
  retryLabel,
  busy = false,
  busyLabel,
  onRetry,
  ...rest
}: ListErrorProps) {
  return (
    <Notice
      {...rest}
      tone="critical"
      action={
        <Button
          size="small"
          icon={RotateCw}
          busy={busy}
          {...(busyLabel !== undefined && { busyLabel })}
          onClick={onRetry}
        >
          {retryLabel}
        </Button>
      }
    >
      {message}
    </Notice>
  );
}
