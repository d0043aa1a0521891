import { type ReactNode, useRef } from 'react';
import { Button } from '../../components/Button/index.ts';
import { Notice } from '../../components/Notice/index.ts';
import type { ClosedProps } from '../../props.ts';
import { divider, form } from '../forms/forms.css.ts';
import { useAttempts } from '../forms/useAttempts.ts';
import { GoogleButton } from '../GoogleButton/index.ts';

export interface DraftFormTexts {
  /** The button that sends the form. */
  submit: string;
  /** What it says while busy. @default a wheel over its label */
  busy?: string;
  /** The third party's button, and the word between the two ways. */
  google: string;
  or: string;
}

export interface DraftFormProps extends Omit<ClosedProps<'form'>, 'onSubmit' | 'noValidate' | 'method'> {
  /** The form was sent, by its button or by Enter. What is missing then shows as invalid. */
  onSubmit: () => void;
  /** The third party is to be asked instead; without it there is no button. What is missing then shows as invalid. */
  onGoogle?: (() => void) | undefined;
  /** Which of the two is under way: nothing can be sent twice. @default null */
  busy?: 'submit' | 'google' | null;
  /** What the server said, shown in red. @default null */
  error?: string | null;
  texts: DraftFormTexts;
  /** The fields, which say by `error` what is wrong with them. */
  children: ReactNode;
}

/**
 * A form whose values are kept outside, by a flow that says what is wrong with them and where it goes on. After an
 * attempt to go on, the focus goes to the first field that is invalid.
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
