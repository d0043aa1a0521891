import { Link } from '../../components/Link/index.ts';
import type { ClosedProps } from '../../props.ts';
import { foot, switchButton } from '../forms/forms.css.ts';

interface ToPage {
  /** The page with the other form. */
  href: string;
  /** The router state of the navigation. */
  state?: unknown;
  onSwitch?: never;
  disabled?: never;
}

interface InPlace {
  /** Called to replace this form with the other one. */
  onSwitch: () => void;
  /** Whether switching is disabled, while the form is submitted. @default false */
  disabled?: boolean;
  href?: never;
  state?: never;
}

export type AuthSwitchProps = Omit<ClosedProps<'p'>, 'children'> & {
  /** 'Already have an account?' */
  question: string;
  /** The text of the link or button: 'Login'. */
  label: string;
} & (ToPage | InPlace);

/** Switches between sign-in and sign-up: a link if the other form has its own page, otherwise a button. */
export function AuthSwitch({ question, label, onSwitch, disabled, href, state, ...rest }: AuthSwitchProps) {
  return (
    <p {...rest} className={foot}>
      {question}
      {onSwitch ? (
        <button type="button" disabled={disabled} className={switchButton} onClick={onSwitch}>
          {label}
        </button>
      ) : (
        <Link href={href} state={state}>
          {label}
        </Link>
      )}
    </p>
  );
}
