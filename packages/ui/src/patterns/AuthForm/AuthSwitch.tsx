import { Link } from '../../components/Link/index.ts';
import type { ClosedProps } from '../../props.ts';
import { foot } from '../forms/forms.css.ts';

export interface AuthSwitchProps extends Omit<ClosedProps<'p'>, 'children'> {
  /** 'Already have an account?' */
  question: string;
  /** The text of the link: 'Login'. */
  label: string;
  /** The page with the other form. */
  href: string;
  /** The router state of the navigation. */
  state?: unknown;
}

/** Leads from sign-in to sign-up and back, where each has its own page. */
export function AuthSwitch({ question, label, href, state, ...rest }: AuthSwitchProps) {
  return (
    <p {...rest} className={foot}>
      {question}
      <Link href={href} state={state}>
        {label}
      </Link>
    </p>
  );
}
