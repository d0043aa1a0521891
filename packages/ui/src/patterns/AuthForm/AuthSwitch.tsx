import { Link } from '../../components/Link/index.ts';
import type { ClosedProps } from '../../props.ts';
import { foot, switchButton } from '../forms/forms.css.ts';

interface ToPage {
  /** The page that has the other form. */
  href: string;
  /** What the router keeps beside the address. */
  state?: unknown;
  onSwitch?: never;
  disabled?: never;
}

interface InPlace {
  /** Shows the other form in the place of this one. */
  onSwitch: () => void;
  /** While the form is on its way it can't be changed. @default false */
  disabled?: boolean;
  href?: never;
  state?: never;
}

export type AuthSwitchProps = Omit<ClosedProps<'p'>, 'children'> & {
  /** 'Already have an account?' */
  question: string;
  /** What to press then: 'Login'. */
  label: string;
} & (ToPage | InPlace);

/** The way between logging in and signing up: a link where the other form has a page of its own, else a button. */
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
