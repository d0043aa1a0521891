import { Link, type LinkProps } from 'react-router-dom';

/** The links of `packages/ui`, as client-side navigations. */
export const renderLink = ({ href, ...rest }: Omit<LinkProps, 'to'> & { href: string }) => (
  <Link to={href} {...rest} />
);
