import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { inLanguage, t, within } from '../../stories/index.ts';
import { selectGuide } from './Select.guide.tsx';
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
  parameters: selectGuide,
} satisfies Meta<typeof Select>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Field: Story = {
  tags: ['ar-dark-1280'],
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
