import type { ClosedProps } from '../../props.ts';
import { ownElement } from '../../theme/base.css.ts';
import { Anchor } from '../Anchor/Anchor.tsx';
import { lines, logo, name as nameClass, sheet } from './Logo.css.ts';

export interface LogoProps extends Omit<ClosedProps<'a'>, 'children' | 'aria-label'> {
  /** The address of the home page. */
  href: string;
  /** The name of the product, in Latin letters in every language. */
  name: string;
  /** The accessible name of the link, for example 'Lyceum, home page'. */
  label: string;
}

/** The logo of the product, a link to the home page. */
export function Logo({ name, label, ...rest }: LogoProps) {
  return (
    <Anchor {...rest} aria-label={label} className={logo}>
      <svg aria-hidden="true" className={ownElement} width="26" height="26" viewBox="0 0 26 26">
        <path className={sheet} d="M5 0h16a5 5 0 0 1 5 5v8a13 13 0 0 1-26 0V5a5 5 0 0 1 5-5z" />
        <path className={lines} d="M6 7h14v3H6zM6 13h14v3H6z" />
      </svg>
      <bdi lang="en" translate="no" className={nameClass}>
        {name}
      </bdi>
    </Anchor>
  );
}
