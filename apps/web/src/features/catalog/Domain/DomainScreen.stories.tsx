import { t } from '@lyceum/ui/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { categories, domains } from '../../../fixtures/catalog.ts';
import { inApp } from '../../../fixtures/inApp.tsx';
import { listAt } from '../../../fixtures/listAt.ts';
import { DomainScreen } from './DomainScreen.tsx';

const [technology] = domains as [(typeof domains)[number]];
const few = categories.slice(0, 3);
const failure = t('errors:operations.listDomainCategories');

const meta = {
  title: 'Domain',
  component: DomainScreen,
  decorators: [inApp({ path: technology.href })],
  parameters: { layout: 'fullscreen' },
  args: {
    domain: technology,
    list: listAt('succeeded', { items: categories }),
    send: fn(),
    sortBy: 'name',
    onSort: fn(),
  },
} satisfies Meta<typeof DomainScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {
  tags: ['2.30', 'en-light-1280', 'ar-dark-1280', 'en-light-375'],
  play: async ({ canvas, args }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: t('catalog:sort.label') }), [
      t('catalog:sort.courses'),
    ]);
    await expect(args.onSort).toHaveBeenCalledWith('courses');
  },
};

/** Another sort clears the list. */
export const Loading: Story = { args: { list: listAt('loading'), sortBy: 'popularity' } };

export const LoadingMore: Story = { args: { list: listAt('loading', { items: few, totalResults: 30 }) } };

export const Failed: Story = {
  args: { list: listAt('failed', { message: failure }) },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(failure);
    await userEvent.click(canvas.getByRole('button', { name: t('common:actions.tryAgain') }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'retry.requested' });
  },
};

/** What was loaded before stays. */
export const FailedLater: Story = {
  args: { list: listAt('failed', { items: few, totalResults: 30, message: failure }) },
};

export const Empty: Story = { args: { list: listAt('succeeded') } };
