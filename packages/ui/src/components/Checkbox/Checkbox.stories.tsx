import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { t, within } from '../../stories/index.ts';
import { Stack } from '../layout/index.ts';
import { checkboxGuide } from './Checkbox.guide.tsx';
import { Checkbox } from './Checkbox.tsx';

const label = t('courseEditor:form.handsOnPractice');

const meta = {
  component: Checkbox,
  args: { label, onChange: fn() },
  parameters: checkboxGuide,
} satisfies Meta<typeof Checkbox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Unchecked: Story = { tags: ['ar-dark-1280', 'hovered'] };

/** The label is part of the hit area. */
export const Checked: Story = {
  tags: ['same-look'],
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByText(label));
    await expect(canvas.getByRole('checkbox', { name: label })).toBeChecked();
    await expect(args.onChange).toHaveBeenCalledOnce();
    await userEvent.tab();
  },
};

/** The description is announced after the name and is not part of it. */
export const WithDescription: Story = {
  args: { description: t('courseEditor:form.handsOnPracticeHint'), defaultChecked: true },
  play: async ({ canvas, args }) => {
    const box = canvas.getByRole('checkbox', { name: label });
    await expect(box).toHaveAccessibleDescription(String(args.description));
  },
};

export const Invalid: Story = {
  args: { error: t('errors:validation.fillAllFields') },
  play: async ({ canvas, args }) => {
    const box = canvas.getByRole('checkbox', { name: label });
    await expect(box).toBeInvalid();
    await expect(box).toHaveAccessibleDescription(String(args.error));
  },
};

export const Disabled: Story = {
  args: { disabled: true },
  render: (args) => (
    <Stack gap="none">
      <Checkbox {...args} />
      <Checkbox {...args} defaultChecked />
    </Stack>
  ),
};

/** The box aligns with the first line. */
export const Long: Story = {
  args: { label: t('common:profileBanner.text'), description: t('auth:forgot.lead') },
  decorators: [within(280)],
};

export const Focused: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('checkbox')).toHaveFocus();
  },
};
