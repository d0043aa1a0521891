import { Link, type LinkProps } from 'react-router-dom';

/** The links of `packages/ui`, followed without loading the page anew. */
export const renderLink = ({ href, ...rest }: Omit<LinkProps, 'to'> & { href: string }) => (
  <Link to={href} {...rest} />
);
