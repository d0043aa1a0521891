import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Page } from '../../components/layout/index.ts';
import { t } from '../../stories/index.ts';
import { slogan } from '../Header/Header.css.ts';
import { PageHeader } from '../PageHeader/index.ts';
import { pendingBarGuide } from './PendingBar.guide.tsx';
import { PendingBar } from './PendingBar.tsx';

const meta = {
  component: PendingBar,
  args: { active: true, label: t('common:states.loading') },
  render: (args) => (
    <>
      <PendingBar {...args} />
      <Page paddingBlock="both">
        <PageHeader title={t('catalog:sessions.title')} description={t('catalog:sessions.lead')} />
      </Page>
    </>
  ),
  parameters: {
    layout: 'fullscreen',
    ...pendingBarGuide,
  },
} satisfies Meta<typeof PendingBar>;

export default meta;
type Story = StoryObj<typeof meta>;

/** With reduced motion the whole line appears at once. */
export const Loading: Story = {
  tags: ['2.154', 'ar-dark-1280', 'en-light-375'],
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(args.label);
  },
};

/** At the top of a page the slogan has the color of the bar. A line separates them. */
export const OverSlogan: Story = {
  tags: ['2.154', 'same-look'],
  render: (args) => (
    <>
      <PendingBar {...args} />
      <p className={slogan}>{t('common:slogan')}</p>
    </>
  ),
};

/** The empty live region is present in advance, otherwise the first announcement would be lost. */
export const Idle: Story = {
  tags: ['same-look'],
  args: { active: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
};
