import { formatNumber } from '@lyceum/i18n';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { language, t, within } from '../../stories/index.ts';
import { tableGuide } from './Table.guide.tsx';
import { Table } from './Table.tsx';

const number = (value: number) => formatNumber(value, language);

const meta = {
  component: Table,
  args: {
    caption: t('dashboard:figures.courses'),
    columns: [
      { label: t('dashboard:figures.course') },
      { label: t('dashboard:figures.enrolled'), numeric: true },
      { label: t('dashboard:figures.active'), numeric: true },
      { label: t('dashboard:figures.completed'), numeric: true },
    ],
    rows: [
      { key: 'a', cells: ['TypeScript', number(1204), number(312), number(87)] },
      { key: 'b', cells: ['GraphQL', number(96), number(20), number(3)] },
      { key: 'c', cells: ['Vue', number(0), number(0), number(0)] },
    ],
  },
  parameters: tableGuide,
} satisfies Meta<typeof Table>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Values: Story = {
  tags: ['ar-dark-1280'],
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('columnheader')).toHaveLength(4);
    await expect(canvas.getByRole('rowheader', { name: 'GraphQL' })).toBeVisible();
  },
};

/** A phone: the table scrolls sideways, with the keyboard as well. */
export const Narrow: Story = {
  tags: ['en-light-375'],
  decorators: [within(300)],
  play: async ({ canvas }) => {
    const area = canvas.getByRole('region', { name: t('dashboard:figures.courses') });
    await expect(area.scrollWidth).toBeGreaterThan(area.clientWidth);
    await userEvent.tab();
    await expect(area).toHaveFocus();
    area.blur();
  },
};

export const CaptionHidden: Story = { tags: ['same-look'], args: { captionHidden: true } };
