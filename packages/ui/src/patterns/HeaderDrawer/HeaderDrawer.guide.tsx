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
  status: 'stable',
  use: [
    'For the links of the header at 768 px and below, behind its menu button.',
    'The sign-in button and the language can follow the links.',
  ],
  instead: [
    { when: 'The page is wider', use: 'the links of `Header`' },
    { when: 'It contains more than the links of the header', use: 'Drawer' },
  ],
  examples: [
    {
      do: {
        show: () => onPhone(<MenuButton />),
        why: 'The page starts right below one row; the links are one press away.',
      },
      dont: {
        show: () =>
          onPhone(
            <Inline>
              {logo}
              {drawerLinks.map(({ href, label }) => (
                <Link key={href} href={href} tone="quiet">
                  {label}
                </Link>
              ))}
            </Inline>,
          ),
        why: 'On a phone, links that wrap take two or three rows of each page.',
      },
    },
  ],
  anatomy: [
    { part: 'Drawer', selector: '[role=dialog]' },
    { part: 'Title', selector: '[role=dialog] h2' },
    { part: 'Links', selector: '[role=dialog] nav' },
    { part: 'Close button', selector: '[role=dialog] button' },
  ],
  keyboard: {
    Tab: 'Moves to the next link, and from the × button to the first.',
    Enter: 'Follows the link and closes the drawer.',
    Escape: 'Closes the drawer and restores the focus.',
  },
  related: ['Header', 'Drawer', 'Menu', 'SideNav'],
  terms: {
    en: ['hamburger menu', 'mobile menu', 'side menu', 'off-canvas', 'navigation drawer'],
    ar: ['قائمة الجوال', 'قائمة جانبية', 'درج التنقل', 'القائمة'],
    fr: ['menu hamburger', 'menu mobile', 'menu latéral', 'tiroir de navigation'],
  },
});
