'use client';

import type { MouseEvent } from 'react';
import { classNames } from '../../classNames.ts';
import { type LinkRenderProps, useUi } from '../../provider/UiProvider.tsx';
import { useLinkTarget } from './useLinkTarget.ts';

interface AnchorProps extends LinkRenderProps {
  /**
   * How text without a link is rendered: `shaped` keeps the box of the link, as a card needs it; `plain` looks like
   * text, not like a control. @default 'shaped'
   */
  unlinked?: 'shaped' | 'plain';
}

/**
 * Turns an address into a link. Addresses can come from a catalog or from users and contain `javascript:` or
 * `//elsewhere`; the text of a refused one is rendered without a link.
 */
export function Anchor({ href, unlinked = 'shaped', ...rest }: AnchorProps) {
  const { renderLink } = useUi();
  const target = useLinkTarget(href);
  if (target === null) {
    const { className, children, id, lang, dir, title } = rest;
    return (
      <span
        className={unlinked === 'shaped' ? className : undefined}
        id={id}
        lang={lang}
        dir={dir}
        title={title}
      >
        {children}
      </span>
    );
  }
  if (target === 'app') return renderLink?.({ href, ...rest }) ?? <RoutedAnchor href={href} {...rest} />;
  const { state: _, rel, ...plain } = rest;
  // Another site neither learns the address of the page nor gets access to it.
  const allRel = target === 'external' ? classNames('noopener', 'noreferrer', rel) : rel;
  return <a {...plain} href={href} rel={allRel} />;
}

/** Whether the browser would show the page in the same tab. A click with Ctrl or the middle button opens another one. */
const opensHere = ({
  button,
  ctrlKey,
  metaKey,
  shiftKey,
  altKey,
  currentTarget,
}: MouseEvent<HTMLAnchorElement>) =>
  button === 0 &&
  !(ctrlKey || metaKey || shiftKey || altKey) &&
  /^(?:_self)?$/.test(currentTarget.target) &&
  !currentTarget.hasAttribute('download');

const unchanged = (href: string) => href;

/** A link that the router follows. */
function RoutedAnchor({ href, state, onClick, ...rest }: LinkRenderProps) {
  const { navigate, useHref = unchanged } = useUi();
  function handleClick(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event);
    if (!navigate || event.defaultPrevented || !opensHere(event)) return;
    event.preventDefault();
    navigate(href, { state });
  }
  return <a {...rest} href={useHref(href)} onClick={handleClick} />;
}
