import type { SignUpRole } from '@lyceum/rules';
import type { LoginForm, RegisterForm } from '@lyceum/rules/schemas';
import { useState } from 'react';
import { Notice } from '../../components/Notice/index.ts';
import type { ClosedProps } from '../../props.ts';
import { divider, form } from '../forms/forms.css.ts';
import type { DescribeProblem } from '../forms/problems.ts';
import type { AccountFieldTexts, RoleTexts } from '../forms/texts.ts';
import { GoogleButton } from '../GoogleButton/index.ts';
import { AuthSwitch } from './AuthSwitch.tsx';
import { LoginFields } from './LoginFields.tsx';
import { RegisterFields } from './RegisterFields.tsx';

export type AuthMode = 'login' | 'register';

interface ModeTexts {
  /** The button that sends the form, and what it says meanwhile. */
  submit: string;
  busy: string;
  /** 'Continue with Google', 'Sign up with Google' */
  google: string;
  /** The question that leads to the other mode, and its answer. */
  question: string;
  switch: string;
}

export interface AuthFormTexts extends AccountFieldTexts, RoleTexts {
  name: string;
  forgotPassword: string;
  or: string;
  login: ModeTexts;
  register: ModeTexts;
}

/** What has been typed, in either mode. */
export interface Draft {
  name: string;
  email: string;
  password: string;
  role: SignUpRole;
}

export interface AuthFormProps extends Omit<ClosedProps<'div'>, 'children'> {
  mode: AuthMode;
  /** The switch link was pressed; it also clears the error (Specification §2). */
  onModeChange: (mode: AuthMode) => void;
  /** The page of the other mode, which the switch is a link to then. @default none: this form changes its mode */
  otherPage?: string;
  onLogin: (values: LoginForm) => void;
  onRegister: (values: RegisterForm) => void;
  /** Third-party sign-in, without which there is no button; the role comes along in register mode only. */
  onGoogle?: ((role: SignUpRole | undefined) => void) | undefined;
  /** @default false */
  busy?: boolean;
  /** What the server said, shown in red. @default null */
  error?: string | null;
  texts: AuthFormTexts;
  describeProblem: DescribeProblem;
}

const nothingTyped: Draft = { name: '', email: '', password: '', role: 'learner' };

/** The fields of the dialog and of /login. What was typed outlives a refusal and a change of mode. */
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
  const [draft, setDraft] = useState(nothingTyped);
  const keep = (typed: Partial<Draft>) => setDraft((before) => ({ ...before, ...typed }));
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
        <AuthSwitch
          question={question}
          label={switchText}
          disabled={busy}
          onSwitch={() => onModeChange(other)}
        />
      ) : (
        <AuthSwitch question={question} label={switchText} href={otherPage} />
      )}
    </div>
  );
}
