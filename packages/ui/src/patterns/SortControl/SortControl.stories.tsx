import { type SortOf, sortsOf } from '@lyceum/rules';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { t, within } from '../../stories/index.ts';
import { sortControlGuide } from './SortControl.guide.tsx';
import { SortControl, type SortControlProps } from './SortControl.tsx';

type Sort = SortOf<'categoryCourses'>;

const options = sortsOf('categoryCourses').map((value) => ({ value, label: t(`catalog:sort.${value}`) }));

function CourseSort({ value, onChange, ...rest }: SortControlProps<Sort>) {
  const [order, setOrder] = useState(value);
  return (
    <SortControl
      {...rest}
      value={order}
      onChange={(sort) => {
        setOrder(sort);
        onChange(sort);
      }}
    />
  );
}

const meta = {
  component: SortControl,
  args: { label: t('catalog:sort.label'), options, value: 'name', onChange: fn() },
  render: (args) => <CourseSort {...args} />,
  parameters: sortControlGuide,
} satisfies Meta<typeof CourseSort>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ByName: Story = { tags: ['ar-dark-1280'] };

export const Selected: Story = {
  tags: ['en-light-375'],
  play: async ({ canvas, args }) => {
    const control = canvas.getByRole('combobox', { name: t('catalog:sort.label') });
    await userEvent.selectOptions(control, 'price');
    await expect(control).toHaveDisplayValue(t('catalog:sort.price'));
    await expect(args.onChange).toHaveBeenCalledWith('price');
  },
};

/** There is nothing to sort yet. */
export const Disabled: Story = { args: { disabled: true } };

/** A width of 320 px. */
export const Narrow: Story = { tags: ['same-look'], decorators: [within(280)] };

export const Focused: Story = {
  tags: ['same-look'],
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('combobox')).toHaveFocus();
  },
};
