import { type ReactNode, useState } from 'react';
import { guide, t } from '../../stories/index.ts';
import { Button } from '../Button/index.ts';
import { Dialog } from '../Dialog/index.ts';
import { Link } from '../Link/index.ts';
import { Stack } from '../layout/index.ts';
import { Text } from '../Text/index.ts';
import { Drawer } from './Drawer.tsx';

interface OpeningProps {
  trigger: string;
  children: (open: boolean, onClose: () => void) => ReactNode;
}

function Opening({ trigger, children }: OpeningProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{trigger}</Button>
      {children(open, () => setOpen(false))}
    </>
  );
}

const close = t('common:actions.close');
const leave = t('catalog:course.leave');
const stay = <Button>{t('catalog:course.stay')}</Button>;
const confirm = <Button tone="critical">{leave}</Button>;

export const drawerGuide = guide({
  status: 'stable',
  use: [
    'For content that a wide page shows inline and a narrow page has no space for: links, filters.',
    'Open it from the edge where its button is.',
  ],
  instead: [
    { when: 'It needs a decision', use: 'Dialog' },
    { when: 'The page has enough space', use: 'the page itself' },
    { when: 'It lists a few actions', use: 'Menu' },
  ],
  examples: [
    {
      do: {
        show: () => (
          <Opening trigger={t('common:header.menu')}>
            {(open, onClose) => (
              <Drawer open={open} onClose={onClose} title={t('common:header.menu')} closeLabel={close}>
                <Stack align="start">
                  <Link href="/sessions">{t('common:header.sessions')}</Link>
                  <Link href="/monetize">{t('common:header.monetize')}</Link>
                  <Link href="/community">{t('common:header.community')}</Link>
                </Stack>
              </Drawer>
            )}
          </Opening>
        ),
        why: 'Press the button: on a phone, the links of the header need a column of their own.',
      },
      dont: {
        show: () => (
          <Opening trigger={leave}>
            {(open, onClose) => (
              <Drawer
                open={open}
                onClose={onClose}
                title={t('catalog:course.leaveQuestion')}
                closeLabel={close}
              >
                <Stack>
                  <Text>{t('catalog:course.leavePlace')}</Text>
                  {stay}
                  {confirm}
                </Stack>
              </Drawer>
            )}
          </Opening>
        ),
        why: 'Press the button: a question at the edge of the page looks like a menu that can be ignored.',
      },
    },
    {
      do: {
        show: () => (
          <Opening trigger={leave}>
            {(open, onClose) => (
              <Dialog
                open={open}
                onClose={onClose}
                title={t('catalog:course.leaveQuestion')}
                description={t('catalog:course.leavePlace')}
                closeLabel={close}
                actions={
                  <>
                    {stay}
                    {confirm}
                  </>
                }
              />
            )}
          </Opening>
        ),
        why: 'Press the button: a dialog puts the question and its two answers in the middle of the page.',
      },
      dont: {
        show: () => (
          <Opening trigger={t('common:theme.label')}>
            {(open, onClose) => (
              <Drawer open={open} onClose={onClose} title={t('common:theme.label')} closeLabel={close}>
                <Stack>
                  <Button wide>{t('common:theme.light')}</Button>
                  <Button wide>{t('common:theme.dark')}</Button>
                </Stack>
              </Drawer>
            )}
          </Opening>
        ),
        why: 'Press the button: two options don’t need a sheet over the whole page: a menu shows them next to the button.',
      },
    },
  ],
  anatomy: [
    { part: 'The sheet, named by its title', selector: '[role="dialog"]' },
    { part: 'The title', selector: '[role="dialog"] h2' },
    { part: 'The content', selector: '[role="dialog"] > div:has(a)' },
    { part: 'The close button', selector: '[role="dialog"] button' },
  ],
  keyboard: {
    Tab: 'Moves to the next control, and from the last to the first.',
    'Shift + Tab': 'Moves to the previous control, and from the first to the last.',
    Escape: 'Closes it and restores the focus.',
    '↓, Page Down': 'Scroll it if it is higher than the window.',
  },
  related: ['Dialog', 'Menu', 'HeaderDrawer', 'Header', 'SideNav'],
  terms: {
    en: ['sheet', 'side panel', 'off-canvas', 'hamburger menu', 'slide-over', 'flyout'],
    ar: ['درج', 'لوحة جانبية', 'قائمة جانبية', 'نافذة منزلقة', 'قائمة الهاتف'],
    fr: ['tiroir', 'panneau latéral', 'volet', 'menu hamburger', 'menu coulissant'],
  },
});
