import { t } from '@lyceum/ui/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { inApp } from '../../../fixtures/inApp.tsx';
import { ExpertsScreen } from './ExpertsScreen.tsx';

const meta = {
  title: 'Experts',
  component: ExpertsScreen,
  decorators: [inApp({ path: '/experts' })],
  parameters: { layout: 'fullscreen' },
  args: { applicant: 'guest', onBecome: fn(), onIntent: fn() },
} satisfies Meta<typeof ExpertsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The dialog is prefetched when the pointer or the focus reaches its button. */
export const Guest: Story = {
  tags: ['1.10', '2.92', 'en-light-1280', 'ar-dark-1280', 'en-light-375'],
  play: async ({ canvas, args }) => {
    const become = canvas.getByRole('button', { name: t('experts:become') });
    await userEvent.hover(become);
    await expect(args.onIntent).toHaveBeenCalled();
    await expect(args.onBecome).not.toHaveBeenCalled();
    await userEvent.click(become);
    await expect(args.onBecome).toHaveBeenCalledOnce();
    become.blur();
    await userEvent.unhover(become);
  },
};

/** A signed-in user applies on a page of its own. */
export const Learner: Story = {
  args: { applicant: 'learner' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: t('experts:become') })).toHaveAttribute(
      'href',
      '/experts/apply',
    );
  },
};

/** An instructor is one already. */
export const Instructor: Story = { args: { applicant: 'instructor' } };
