import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ButtonLink } from '../../components/Button/index.ts';
import { t, within } from '../../stories/index.ts';
import { completionGuide } from './Completion.guide.tsx';
import { Completion } from './Completion.tsx';

const meta = {
  component: Completion,
  args: {
    title: t('catalog:course.completedTitle'),
    text: t('catalog:course.allDone'),
    actions: (
      <>
        <ButtonLink tone="primary" href="/category/web_dev">
          {t('catalog:course.findNext')}
        </ButtonLink>
        <ButtonLink tone="quiet" href="/dashboard">
          {t('catalog:course.toDashboard')}
        </ButtonLink>
      </>
    ),
  },
  parameters: completionGuide,
} satisfies Meta<typeof Completion>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Completed: Story = {
  tags: ['ar-dark-1280', 'en-light-375', 'en-forced-1280'],
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(args.title);
    await expect(canvas.getByRole('link', { name: t('catalog:course.findNext') })).toBeVisible();
  },
};

export const Narrow: Story = { decorators: [within(320)] };
