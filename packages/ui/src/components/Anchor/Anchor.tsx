import { isSafeHref } from '@lyceum/rules';
import { type LinkRenderProps, useUi } from '../../provider/UiProvider.tsx';

/**
 * The one place where an address becomes a link. Only paths inside the app are followed; the text of any other
 * stays, as text: addresses come from the catalogue, and `javascript:` or `//elsewhere` could stand in it.
 */
export function Anchor({ href, ...rest }: LinkRenderProps) {
  const { renderLink } = useUi();
  if (isSafeHref(href)) return renderLink({ href, ...rest });
  const { className, children, id, lang, dir } = rest;
  return (
    <span className={className} id={id} lang={lang} dir={dir}>
      {children}
    </span>
  );
}
