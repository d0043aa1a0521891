import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Page } from '../../components/layout/index.ts';
import { guide, t } from '../../stories/index.ts';
import { PageHeader } from '../PageHeader/index.ts';
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
    ...guide({
      use: [
        'Once in the frame of the app, while another page is on its way. The page shown stays until then.',
      ],
      instead: [
        { when: 'A part of a page is on its way', use: 'Skeleton' },
        { when: 'A button did it', use: 'Button with `busy`' },
        { when: 'It is known how much is done', use: 'ProgressBar' },
      ],
      keyboard: { none: 'It only shows, and is announced once.' },
    }),
  },
} satisfies Meta<typeof PendingBar>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Who wants less motion sees the whole line at once. */
export const Loading: Story = {
  tags: ['2.154'],
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(args.label);
  },
};

/** Its place among the announcements is there beforehand, or the first would not be heard. */
export const Idle: Story = {
  args: { active: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
};
