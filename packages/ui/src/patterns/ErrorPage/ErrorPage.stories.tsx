import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Button } from '../../components/Button/index.ts';
import { guide, t } from '../../stories/index.ts';
import { ErrorPage } from './ErrorPage.tsx';

const onRetry = fn();

const meta = {
  component: ErrorPage,
  tags: ['en-light-375'],
  args: {
    title: t('common:failure.title'),
    text: t('common:failure.text'),
    action: <Button onClick={onRetry}>{t('common:actions.tryAgain')}</Button>,
  },
  parameters: {
    layout: 'fullscreen',
    ...guide({
      use: ['In place of a page that failed to load, with an action.'],
      instead: [
        { when: 'The address does not exist', use: 'NotFound' },
        { when: 'A list of the page failed', use: 'ListError' },
        { when: 'A form could not be submitted', use: 'Notice' },
      ],
      keyboard: { Tab: 'Moves to the action.' },
    }),
  },
} satisfies Meta<typeof ErrorPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const TryAgain: Story = {
  play: async ({ canvas }) => {
    onRetry.mockClear();
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(t('common:failure.title'));
    await userEvent.click(canvas.getByRole('button'));
    await expect(onRetry).toHaveBeenCalledOnce();
  },
};

export const LongTexts: Story = {
  args: { title: t('common:profileBanner.text'), text: t('catalog:monetize.steps.create.text') },
};
