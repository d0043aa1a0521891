import type { ClosedProps } from '../../props.ts';
import { foot, switchButton } from '../forms/forms.css.ts';

export interface AuthSwitchProps extends Omit<ClosedProps<'p'>, 'children'> {
  /** 'Already have an account?' */
  question: string;
  /** What the button does about it: 'Login'. */
  label: string;
  onSwitch: () => void;
}

/** The way between logging in and signing up where a form changes and no page is left; else a sentence with a `Link`. */
export function AuthSwitch({ question, label, onSwitch, ...rest }: AuthSwitchProps) {
  return (
    <p {...rest} className={foot}>
      {question}
      <button type="button" className={switchButton} onClick={onSwitch}>
        {label}
      </button>
    </p>
  );
}
