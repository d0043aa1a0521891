import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { guide, inLanguage, t, within } from '../../stories/index.ts';
import { Select } from './Select.tsx';

const label = t('catalog:sort.label');
const options = (['name', 'rating', 'popularity', 'price'] as const).map((value) => ({
  value,
  label: t(`catalog:sort.${value}`),
}));
const categories = [
  { value: 'web', label: inLanguage({ en: 'Web Development', ar: 'تطوير الويب', fr: 'Développement web' }) },
  {
    value: 'data',
    label: inLanguage({
      en: 'Data analysis, statistics and visualisation',
      ar: 'تحليل البيانات والإحصاء والعرض المرئي',
      fr: 'Analyse de données, statistiques et visualisation',
    }),
  },
];
const category = { label: t('courseEditor:form.category'), options: categories };

const meta = {
  component: Select,
  args: { label, options, onChange: fn() },
  decorators: [within(440)],
  parameters: guide({
    use: [
      'For one of about five to fifteen known options.',
      '`field` in a form; `pill`, with the label next to it, above a list that it sorts.',
      'Set a `placeholder` if no option is a good guess.',
    ],
    instead: [
      { when: 'There are two to five options and enough space', use: 'RadioGroup' },
      { when: 'There are so many that users search', use: 'Combobox' },
      { when: 'The selection triggers an action or a navigation', use: 'Menu' },
    ],
    keyboard: {
      'Space, ↑ ↓': 'Opens the list. Arrow keys move through the options.',
      'A letter': 'Moves to the next option that starts with it.',
      'Enter, Escape': 'Selects the option, or cancels.',
    },
  }),
} satisfies Meta<typeof Select>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Field: Story = {
  args: { defaultValue: 'name' },
  play: async ({ canvas, args }) => {
    const select = canvas.getByRole('combobox', { name: label });
    await userEvent.selectOptions(select, t('catalog:sort.price'));
    await expect(args.onChange).toHaveBeenCalled();
    await expect(select).toHaveDisplayValue(t('catalog:sort.price'));
    await userEvent.tab();
  },
};

/** Above a list, with the label next to it. */
export const Pill: Story = {
  tags: ['hovered'],
  args: { shape: 'pill', labelBeside: true, defaultValue: 'popularity' },
};

/** Nothing is selected yet. */
export const Placeholder: Story = {
  args: { ...category, placeholder: t('common:field.choose'), optional: t('common:field.optional') },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox')).toHaveValue('');
  },
};

export const Invalid: Story = {
  args: {
    ...category,
    placeholder: t('common:field.choose'),
    error: t('errors:validation.categoryRequired'),
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('combobox')).toBeInvalid();
    await expect(canvas.getByRole('combobox')).toHaveAccessibleDescription(String(args.error));
  },
};

export const Disabled: Story = { args: { disabled: true } };

/** A long option is cut off before the arrow. */
export const Narrow: Story = { args: { ...category, defaultValue: 'data' }, decorators: [within(200)] };

export const Focused: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('combobox')).toHaveFocus();
  },
};
