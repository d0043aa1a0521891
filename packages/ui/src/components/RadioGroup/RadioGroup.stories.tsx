import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { t, within } from '../../stories/index.ts';
import { radioGroupGuide } from './RadioGroup.guide.tsx';
import { RadioGroup } from './RadioGroup.tsx';

const learner = t('auth:fields.learner');
const instructor = t('auth:fields.instructor');
const options = [
  { value: 'learner', label: learner },
  { value: 'instructor', label: instructor },
];
const described = [
  { value: 'learner', label: learner, description: t('auth:fields.learnerHint') },
  { value: 'instructor', label: instructor, description: t('auth:fields.instructorHint') },
];
const sorts = (['name', 'rating', 'popularity', 'price', 'courses'] as const).map((value) => ({
  value,
  label: t(`catalog:sort.${value}`),
}));

const meta = {
  component: RadioGroup,
  args: { label: t('auth:fields.role'), name: 'role', options, onChange: fn() },
  decorators: [within(440)],
  parameters: radioGroupGuide,
} satisfies Meta<typeof RadioGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NoneSelected: Story = { tags: ['ar-dark-1280', 'hovered'] };

export const Selected: Story = {
  args: { options: described, defaultValue: 'learner' },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('radiogroup', { name: args.label })).toBeVisible();
    await userEvent.click(canvas.getByText(instructor));
    await expect(canvas.getByRole('radio', { name: instructor })).toBeChecked();
    await expect(args.onChange).toHaveBeenCalledOnce();
    await userEvent.tab();
  },
};

export const WithDescription: Story = {
  args: {
    description: t('auth:register.description'),
    optional: t('common:field.optional'),
    defaultValue: 'learner',
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('radiogroup')).toHaveAccessibleDescription(String(args.description));
  },
};

export const Invalid: Story = {
  args: { error: t('errors:validation.fillAllFields') },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('radiogroup')).toBeInvalid();
    await expect(canvas.getByRole('radiogroup')).toHaveAccessibleDescription(String(args.error));
  },
};

export const Disabled: Story = { args: { disabled: true, defaultValue: 'learner' } };

/** A disabled option explains why. */
export const OneDisabled: Story = {
  args: {
    options: described.map((option) => ({ ...option, disabled: option.value === 'instructor' })),
    defaultValue: 'learner',
  },
};

/** Five options in rows of equal columns. */
export const FiveOptions: Story = {
  args: { label: t('catalog:sort.label'), name: 'sort', options: sorts, defaultValue: 'name' },
};

export const Narrow: Story = {
  args: { options: described, defaultValue: 'instructor' },
  decorators: [within(200)],
};

export const Focused: Story = {
  args: { defaultValue: 'learner' },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: learner })).toHaveFocus();
  },
};
