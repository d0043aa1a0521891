import { type ReactNode, useRef } from 'react';
import { Button } from '../../components/Button/index.ts';
import { Notice } from '../../components/Notice/index.ts';
import type { ClosedProps } from '../../props.ts';
import { divider, form } from '../forms/forms.css.ts';
import { useAttempts } from '../forms/useAttempts.ts';
import { GoogleButton } from '../GoogleButton/index.ts';

export interface DraftFormTexts {
  /** The submit button. */
  submit: string;
  /** Its label while busy. @default the label, covered by a spinner */
  busy?: string;
  /** The third-party button and the word between the two buttons. */
  google: string;
  or: string;
}

export interface DraftFormProps extends Omit<ClosedProps<'form'>, 'onSubmit' | 'noValidate' | 'method'> {
  /** Called on submit, by the button or Enter. Show missing values as invalid then. */
  onSubmit: () => void;
  /**
   * Called when the third-party button is pressed. Show missing values as invalid then. Without it there is no button.
   */
  onGoogle?: (() => void) | undefined;
  /** Which submission is running. It disables both buttons. @default null */
  busy?: 'submit' | 'google' | null;
  /** The error of the server, shown as a critical notice. @default null */
  error?: string | null;
  /** The texts, in the language of the page. */
  texts: DraftFormTexts;
  /** The fields. Each shows its own `error`. */
  children: ReactNode;
}

/**
 * A form whose values and errors are owned by a machine. After each attempt the first invalid field gets the focus.
 */
export function DraftForm({
  onSubmit,
  onGoogle,
  busy = null,
  error = null,
  texts,
  children,
  ...rest
}: DraftFormProps) {
  const ways = useRef<HTMLDivElement>(null);
  const attempt = useAttempts(ways);
  return (
    <form
      method="post"
      {...rest}
      noValidate
      className={form}
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy) attempt(onSubmit);
      }}
    >
      {children}
      {error ? <Notice tone="critical">{error}</Notice> : null}
      <div ref={ways} className={form}>
        {onGoogle ? (
          <>
            <GoogleButton
              label={texts.google}
              busy={busy === 'google'}
              disabled={busy === 'submit'}
              onPress={() => attempt(onGoogle)}
            />
            <span className={divider}>{texts.or}</span>
          </>
        ) : null}
        <Button
          type="submit"
          tone="primary"
          wide
          busy={busy === 'submit'}
          disabled={busy === 'google'}
          {...(texts.busy && { busyLabel: texts.busy })}
        >
          {texts.submit}
        </Button>
      </div>
    </form>
  );
}
