import { type ReactNode, useState } from 'react';
import { guide, t } from '../../stories/index.ts';
import { Button } from '../Button/index.ts';
import { Link } from '../Link/index.ts';
import { Stack } from '../layout/index.ts';
import { Text } from '../Text/index.ts';
import { Drawer } from './Drawer.tsx';

function Opening({
  title,
  trigger = title,
  children,
}: {
  title: string;
  trigger?: string;
  children: ReactNode;
}) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{trigger}</Button>
      <Drawer open={open} onClose={() => setOpen(false)} title={title} closeLabel={t('common:actions.close')}>
        <Stack align="start">{children}</Stack>
      </Drawer>
    </>
  );
}

export const drawerGuide = guide({
  use: [
    'For content that a wide page shows in place but a narrow page has no space for: links, filters.',
    'Open it from the edge where its button is.',
  ],
  instead: [
    { when: 'It needs a decision', use: 'Dialog' },
    { when: 'The page has enough space', use: 'the page itself' },
    { when: 'It lists a few actions', use: 'Menu' },
  ],
  do: (
    <Opening title={t('common:header.menu')}>
      <Link href="/sessions">{t('common:header.sessions')}</Link>
      <Link href="/monetize">{t('common:header.monetize')}</Link>
      <Link href="/community">{t('common:header.community')}</Link>
    </Opening>
  ),
  why: 'Press the button: on a phone, the links of the header need a column of their own.',
  dont: (
    <Opening trigger={t('catalog:course.leave')} title={t('catalog:course.leaveQuestion')}>
      <Text>{t('catalog:course.leavePlace')}</Text>
      <Button>{t('catalog:course.stay')}</Button>
      <Button tone="critical">{t('catalog:course.leave')}</Button>
    </Opening>
  ),
  whyNot: 'Press the button: a question at the edge of the page looks like a menu that can be ignored.',
  keyboard: {
    Tab: 'Moves to the next control, and from the last to the first.',
    'Shift + Tab': 'Moves to the previous control, and from the first to the last.',
    Escape: 'Closes the drawer and restores the focus.',
    '↓, Page Down': 'Scroll the drawer if it is taller than the window.',
  },
});
