'use client';

import { isSafeHref } from '@lyceum/rules';
import { type LinkRenderProps, useUi } from '../../provider/UiProvider.tsx';

interface AnchorProps extends LinkRenderProps {
  /**
   * How text without a link is rendered: `shaped` keeps the box of the link, as a card needs it; `plain` looks like
   * text, not like a control. @default 'shaped'
   */
  unlinked?: 'shaped' | 'plain';
}

/**
 * The only component that turns an address into a link. Only paths inside the app become links; other addresses come
 * from the catalog and could contain `javascript:` or `//elsewhere`, so only their text is rendered.
 */
export function Anchor({ href, unlinked = 'shaped', ...rest }: AnchorProps) {
  const { renderLink } = useUi();
  if (isSafeHref(href)) return renderLink({ href, ...rest });
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
