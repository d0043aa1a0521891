import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { t, within } from '../../stories/index.ts';
import { Button, ButtonLink } from '../Button/index.ts';
import { bannerGuide } from './Banner.guide.tsx';
import { Banner } from './Banner.tsx';

const meta = {
  component: Banner,
  args: { children: t('common:verifyBanner.text') },
  parameters: {
    layout: 'fullscreen',
    ...bannerGuide,
  },
} satisfies Meta<typeof Banner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Caution: Story = {
  tags: ['ar-dark-1280', 'en-light-375'],
  args: {
    children: t('common:profileBanner.text'),
    action: (
      <ButtonLink size="small" href="/instructor-onboarding">
        {t('common:profileBanner.action')}
      </ButtonLink>
    ),
  },
};

export const Dismissible: Story = {
  args: { onDismiss: fn(), dismissLabel: t('common:actions.dismiss') },
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: t('common:actions.dismiss') })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onDismiss).toHaveBeenCalledOnce();
  },
};

/** The result of the action replaces the text, in the same status region, so that it is announced. */
export const ActionResult: Story = {
  args: { onDismiss: fn(), dismissLabel: t('common:actions.dismiss') },
  render: function ActionResult({ children, ...args }) {
    const [sent, setSent] = useState(false);
    return (
      <Banner
        {...args}
        action={
          sent ? undefined : (
            <Button size="small" onClick={() => setSent(true)}>
              {t('common:verifyBanner.resend')}
            </Button>
          )
        }
      >
        {sent ? t('common:verifyBanner.sent') : children}
      </Banner>
    );
  },
  play: async ({ canvas }) => {
    const status = canvas.getByRole('status');
    await userEvent.click(canvas.getByRole('button', { name: t('common:verifyBanner.resend') }));
    await expect(status).toHaveTextContent(t('common:verifyBanner.sent'));
  },
};

export const Busy: Story = {
  args: {
    onDismiss: fn(),
    dismissLabel: t('common:actions.dismiss'),
    action: (
      <Button size="small" busy busyLabel={t('common:verifyBanner.sending')}>
        {t('common:verifyBanner.resend')}
      </Button>
    ),
  },
};

/** The action moves below the text. A long address breaks. */
export const Narrow: Story = {
  args: {
    onDismiss: fn(),
    dismissLabel: t('common:actions.dismiss'),
    children: t('common:verifyBanner.registered', {
      email: 'firstname.middlename.lastname@department.university.example.org',
    }),
    action: <Button size="small">{t('common:verifyBanner.resend')}</Button>,
  },
  decorators: [within(320)],
};
