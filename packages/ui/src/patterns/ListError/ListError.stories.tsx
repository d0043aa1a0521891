import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { inLanguage, t, within } from '../../stories/index.ts';
import { listErrorGuide } from './ListError.guide.tsx';
import { ListError } from './ListError.tsx';

const meta = {
  component: ListError,
  args: {
    message: t('common:states.error', { message: t('errors:operations.listCategoryCourses') }),
    retryLabel: t('common:actions.tryAgain'),
    onRetry: fn(),
  },
  parameters: listErrorGuide,
} satisfies Meta<typeof ListError>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Announced when it appears. */
export const Failed: Story = {
  tags: ['ar-dark-1280'],
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(args.message);
    await userEvent.click(canvas.getByRole('button', { name: args.retryLabel }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

/** The server's message can be long: the button moves below it. */
export const LongMessage: Story = {
  tags: ['en-light-375'],
  args: {
    message: t('common:states.error', {
      message: inLanguage({
        en: 'The catalogue is being moved to another house right now, and nothing can be read from it for about a quarter of an hour',
        ar: 'يُنقل الفهرس الآن إلى مكان آخر، ولا يمكن قراءة أي شيء منه مدة ربع ساعة تقريبًا، فنرجو أن تعود بعد قليل',
        fr: 'Le catalogue est en cours de déménagement et rien ne peut y être lu pendant un quart d’heure environ',
      }),
    }),
  },
  decorators: [within(280)],
};

export const Focused: Story = {
  tags: ['same-look'],
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button')).toHaveFocus();
  },
};
