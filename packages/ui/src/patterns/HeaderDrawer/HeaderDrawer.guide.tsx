import { type ReactNode, useState } from 'react';
import { Button } from '../../components/Button/index.ts';
import { Link } from '../../components/Link/index.ts';
import { Logo } from '../../components/Logo/index.ts';
import { Inline } from '../../components/layout/index.ts';
import { guide, t } from '../../stories/index.ts';
import { drawerLinks, drawerTexts } from './HeaderDrawer.fixtures.ts';
import { HeaderDrawer } from './HeaderDrawer.tsx';

const logo = <Logo name={t('common:appName')} label={t('common:header.home')} href="/" />;

const onPhone = (content: ReactNode) => <div style={{ maxInlineSize: 288 }}>{content}</div>;

function MenuButton() {
  const [open, setOpen] = useState(false);
  return (
    <Inline justify="between">
      {logo}
      <Button onClick={() => setOpen(true)}>{drawerTexts.title}</Button>
      <HeaderDrawer open={open} onClose={() => setOpen(false)} texts={drawerTexts} links={drawerLinks} />
    </Inline>
  );
}

export const headerDrawerGuide = guide({
  use: [
    'For the links of the header at 768 px and below, behind its menu button.',
    'The sign-in button and the language can follow the links.',
  ],
  instead: [
    { when: 'The page is wider', use: 'the links of Header' },
    { when: 'It contains more than the links of the header', use: 'Drawer' },
  ],
  do: onPhone(<MenuButton />),
  why: 'The page starts right below one row, and the links are one press away.',
  dont: onPhone(
    <Inline>
      {logo}
      {drawerLinks.map(({ href, label }) => (
        <Link key={href} href={href} tone="quiet">
          {label}
        </Link>
      ))}
    </Inline>,
  ),
  whyNot: 'On a phone, the links wrap and take two or three rows of every page.',
  keyboard: {
    Tab: 'Moves to the next link, and from the × button to the first.',
    Enter: 'Follows the link and closes the drawer.',
    Escape: 'Closes the drawer and restores the focus.',
  },
});
