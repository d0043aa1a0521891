import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { t } from '../../stories/index.ts';
import { Button } from '../Button/index.ts';
import { Link } from '../Link/index.ts';
import { Stack } from '../layout/index.ts';
import { Text } from '../Text/index.ts';
import { drawerGuide } from './Drawer.guide.tsx';
import { Drawer } from './Drawer.tsx';

const links = (
  <Stack align="start">
    <Link href="/sessions">{t('common:header.sessions')}</Link>
    <Link href="/monetize">{t('common:header.monetize')}</Link>
    <Link href="/community">{t('common:header.community')}</Link>
  </Stack>
);

const meta = {
  component: Drawer,
  args: {
    open: true,
    onClose: fn(),
    title: t('common:header.menu'),
    closeLabel: t('common:actions.close'),
    children: links,
  },
  parameters: {
    ...drawerGuide,
    docs: { story: { inline: false, height: '420px' } },
  },
} satisfies Meta<typeof Drawer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithTrigger: Story = {
  tags: ['ar-dark-1280', 'en-light-375'],
  args: { open: false },
  render: function WithTrigger(args) {
    const [open, setOpen] = useState(args.open);
    return (
      <Stack align="start">
        <Button onClick={() => setOpen(true)}>{t('common:header.menu')}</Button>
        <Button>{t('common:actions.goHome')}</Button>
        <Drawer {...args} open={open} onClose={() => setOpen(false)} />
      </Stack>
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: t('common:header.menu') }));
    await waitFor(() =>
      expect(screen.getByRole('link', { name: t('common:header.sessions') })).toHaveFocus(),
    );
  },
};

/** Opens at the start of the line: on the right in Arabic. */
export const FromStart: Story = { args: { side: 'start' } };

export const Long: Story = {
  args: {
    title: t('catalog:landing.meta.title'),
    children: (
      <Stack>
        {links}
        {['1', '2', '3', '4', '5', '6'].map((key) => (
          <Text key={key}>{t('catalog:landing.meta.description')}</Text>
        ))}
      </Stack>
    ),
  },
  play: async ({ args }) => {
    const drawer = screen.getByRole('dialog', { name: t('catalog:landing.meta.title') });
    drawer.scrollTop = 200;
    await userEvent.click(screen.getByRole('button', { name: t('common:actions.close') }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
