import { isSafeHref } from '@lyceum/rules';
import { type LinkRenderProps, useUi } from '../../provider/UiProvider.tsx';

interface AnchorProps extends LinkRenderProps {
  /**
   * Whether a text that is not followed keeps the shape of the link, as a card does, or is plain, so that it does not
   * look as if it could be pressed. @default 'shaped'
   */
  unfollowed?: 'shaped' | 'plain';
}

/**
 * The one place where an address becomes a link. Only paths inside the app are followed; the text of any other
 * stays, as text: addresses come from the catalog, and `javascript:` or `//elsewhere` could stand in it.
 */
export function Anchor({ href, unfollowed = 'shaped', ...rest }: AnchorProps) {
  const { renderLink } = useUi();
  if (isSafeHref(href)) return renderLink({ href, ...rest });
  const { className, children, id, lang, dir, title } = rest;
  return (
    <span
      className={unfollowed === 'shaped' ? className : undefined}
      id={id}
      lang={lang}
      dir={dir}
      title={title}
    >
      {children}
    </span>
  );
}
