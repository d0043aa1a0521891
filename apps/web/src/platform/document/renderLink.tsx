import { Link, type LinkProps } from 'react-router-dom';

/** The links of `packages/ui`, as client-side navigations. A file to download is no page of the app. */
export const renderLink = ({ href, ...rest }: Omit<LinkProps, 'to'> & { href: string }) => (
  <Link to={href} prefetch="intent" reloadDocument={rest.download !== undefined} {...rest} />
);
