'use client';

import type { SignUpRole } from '@lyceum/rules';
import type { LoginForm, RegisterForm } from '@lyceum/rules/schemas';
import { useState } from 'react';
import { Notice } from '../../components/Notice/index.ts';
import type { ClosedProps } from '../../props.ts';
import { divider, form } from '../forms/forms.css.ts';
import type { DescribeProblem } from '../forms/problems.ts';
import { GoogleButton } from '../GoogleButton/index.ts';
import { AuthSwitch } from './AuthSwitch.tsx';
import { LoginFields } from './LoginFields.tsx';
import { ModeSwitch } from './ModeSwitch.tsx';
import { RegisterFields } from './RegisterFields.tsx';
import type { AuthFormTexts, Draft } from './types.ts';

export type AuthMode = 'login' | 'register';

export interface AuthFormProps extends Omit<ClosedProps<'div'>, 'children'> {
  /** Which form is shown: sign-in or sign-up. */
  mode: AuthMode;
  /** Called when the user switches the mode. The caller clears the error then. */
  onModeChange: (mode: AuthMode) => void;
  /**
   * The address of the page with the other mode, which the switch links to. @default none, the form switches its mode
   */
  otherPage?: string;
  /** Called with the valid values in login mode. */
  onLogin: (values: LoginForm) => void;
  /** Called with the valid values in register mode. */
  onRegister: (values: RegisterForm) => void;
  /** Called for a third-party sign-in, with the role in register mode. Without it there is no button. */
  onGoogle?: ((role: SignUpRole | undefined) => void) | undefined;
  /** Whether a submission is running. @default false */
  busy?: boolean;
  /** The error of the server, shown as a critical notice. @default null */
  error?: string | null;
  /** The texts, in the language of the page. */
  texts: AuthFormTexts;
  /** Returns the message of a validation error. */
  describeProblem: DescribeProblem;
}

const emptyDraft: Draft = { name: '', email: '', password: '', role: 'learner' };

/** Sign-in and sign-up, in the login dialog and on /login. The input survives an error and a change of mode. */
export function AuthForm({
  mode,
  onModeChange,
  otherPage,
  onLogin,
  onRegister,
  onGoogle,
  busy = false,
  error = null,
  texts,
  describeProblem,
  ...rest
}: AuthFormProps) {
  const [draft, setDraft] = useState(emptyDraft);
  const keep = (values: Partial<Draft>) => setDraft((before) => ({ ...before, ...values }));
  const fields = { draft, onDraft: keep, texts, describeProblem, busy };
  const { google, question, switch: switchText } = texts[mode];
  const other = mode === 'login' ? 'register' : 'login';
  return (
    <div {...rest} className={form}>
      {error ? <Notice tone="critical">{error}</Notice> : null}
      {mode === 'login' ? (
        <LoginFields {...fields} onSubmit={onLogin} />
      ) : (
        <RegisterFields {...fields} onSubmit={onRegister} />
      )}
      {onGoogle ? (
        <>
          <span className={divider}>{texts.or}</span>
          <GoogleButton
            label={google}
            disabled={busy}
            onPress={() => onGoogle(mode === 'register' ? draft.role : undefined)}
          />
        </>
      ) : null}
      {otherPage === undefined ? (
        <ModeSwitch mode={mode} texts={texts} disabled={busy} onSwitch={() => onModeChange(other)} />
      ) : (
        <AuthSwitch question={question} label={switchText} href={otherPage} />
      )}
    </div>
  );
}
