import { enrollmentHistoryMachine } from '@lyceum/flows/enrollment-history';
import { figuresExportMachine } from '@lyceum/flows/figures-export';
import { formatAmount } from '@lyceum/i18n';
import { language, t } from '@lyceum/ui/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { courses, instructor } from '../../../fixtures/catalog.ts';
import { inApp } from '../../../fixtures/inApp.tsx';
import { listAt } from '../../../fixtures/listAt.ts';
import { at } from '../../../fixtures/snapshotAt.ts';
import { FiguresScreen } from './FiguresScreen.tsx';

const query = { period: 'week', timeZone: 'UTC' } as const;
const historyOf = (enrollments: readonly number[]) =>
  at(enrollmentHistoryMachine, 'shown', {
    query,
    message: null,
    history: {
      step: 'day',
      results: enrollments.map((count, index) => ({
        date: `2026-11-${14 + index}`,
        enrollments: count,
        revenue: count * 49.9,
      })),
    },
  });

const figures = courses.slice(0, 3).map(({ id, name, href, status }, index) => ({
  id,
  name,
  href,
  status,
  enrolled: 312 - 100 * index,
  active: 120 - 40 * index,
  completed: 58 - 20 * index,
  rating: index === 2 ? null : 4.7 - index,
  ratingCount: index === 2 ? 0 : 94,
  revenue: 14_538.6 - 5000 * index,
}));

const idle = at(figuresExportMachine, 'idle', { figures: [], message: null });
const failure = t('errors:operations.getEnrollmentHistory');

const meta = {
  title: 'Dashboard/Figures',
  component: FiguresScreen,
  decorators: [inApp({ path: '/dashboard/figures', user: instructor })],
  parameters: { layout: 'fullscreen' },
  args: {
    period: 'week',
    onPeriodChange: fn(),
    history: historyOf([2, 3, 0, 4, 6, 5, 9]),
    sendToHistory: fn(),
    list: listAt('succeeded', { items: figures }),
    send: fn(),
    exported: idle,
    sendToExport: fn(),
  },
} satisfies Meta<typeof FiguresScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The charts say in words what they show. */
export const Loaded: Story = {
  tags: ['2.340', '2.341', '2.342', '2.343', 'en-light-1280', 'ar-dark-1280', 'en-light-375'],
  play: async ({ canvas, args }) => {
    const total = formatAmount(29 * 49.9, language);
    const revenue = canvas.getByRole('img', { name: (name) => name.includes(total) });
    await expect(revenue).toBeVisible();
    await expect(canvas.getAllByRole('rowheader', { hidden: false })).not.toHaveLength(0);
    await userEvent.selectOptions(canvas.getByLabelText(t('dashboard:figures.period')), 'year');
    await expect(args.onPeriodChange).toHaveBeenCalledWith('year');
    await userEvent.click(canvas.getByRole('button', { name: t('dashboard:figures.export') }));
    await expect(args.sendToExport).toHaveBeenCalledWith({ type: 'export.requested' });
  },
};

export const Loading: Story = {
  args: {
    history: at(enrollmentHistoryMachine, 'loading', { query, history: null, message: null }),
    list: listAt('loading'),
  },
};

/** Each part can be loaded again on its own. */
export const Failed: Story = {
  tags: ['2.340'],
  args: {
    history: at(enrollmentHistoryMachine, 'failed', { query, history: null, message: failure }),
    list: listAt('failed', { message: t('errors:operations.listCourseFigures') }),
  },
  play: async ({ canvas, args }) => {
    const [history, list] = canvas.getAllByRole('button', { name: t('common:actions.tryAgain') });
    await userEvent.click(history as HTMLElement);
    await expect(args.sendToHistory).toHaveBeenCalledWith({ type: 'retry.requested' });
    await userEvent.click(list as HTMLElement);
    await expect(args.send).toHaveBeenCalledWith({ type: 'retry.requested' });
  },
};

export const MoreCourses: Story = {
  args: { list: listAt('succeeded', { items: figures, totalResults: 15 }) },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: t('common:list.loadMore') }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'more.requested' });
  },
};

export const Exporting: Story = {
  args: { exported: at(figuresExportMachine, 'loading', { figures: [], message: null }) },
};

export const Saving: Story = {
  args: { exported: at(figuresExportMachine, 'saving', { figures, message: null }) },
};

export const ExportFailed: Story = {
  tags: ['2.343'],
  args: {
    exported: at(figuresExportMachine, 'failed', {
      figures: [],
      message: t('errors:operations.listCourseFigures'),
    }),
  },
};

/** A new instructor: the days are there, without enrollments. */
export const NothingYet: Story = {
  args: { history: historyOf([0, 0, 0, 0, 0, 0, 0]), list: listAt('succeeded') },
};
