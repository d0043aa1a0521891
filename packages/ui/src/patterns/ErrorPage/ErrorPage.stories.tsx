import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Button } from '../../components/Button/index.ts';
import { t } from '../../stories/index.ts';
import { errorPageGuide } from './ErrorPage.guide.tsx';
import { ErrorPage } from './ErrorPage.tsx';

const onRetry = fn();

const meta = {
  component: ErrorPage,
  args: {
    title: t('common:failure.title'),
    text: t('common:failure.text'),
    action: <Button onClick={onRetry}>{t('common:actions.tryAgain')}</Button>,
  },
  parameters: {
    layout: 'fullscreen',
    ...errorPageGuide,
  },
} satisfies Meta<typeof ErrorPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const TryAgain: Story = {
  tags: ['ar-dark-1280', 'en-light-375'],
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
