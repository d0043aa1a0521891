import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { inLanguage, t, within } from '../../stories/index.ts';
import { textAreaGuide } from './TextArea.guide.tsx';
import { TextArea } from './TextArea.tsx';

const label = t('instructor:fields.bio');

const meta = {
  component: TextArea,
  args: { label, description: t('instructor:fields.bioHint') },
  decorators: [within(440)],
  parameters: textAreaGuide,
} satisfies Meta<typeof TextArea>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { tags: ['ar-dark-1280'] };

export const Filled: Story = {
  args: {
    defaultValue: inLanguage({
      en: 'I have built web applications for twelve years, most of them for museums.\n\nIn my courses, everyone publishes something small in the first week.',
      ar: 'أبني تطبيقات الويب منذ اثني عشر عامًا، ومعظمها للمتاحف.\n\nفي دوراتي ينشر كل متعلم شيئًا صغيرًا في الأسبوع الأول.',
      fr: 'Je construis des applications web depuis douze ans, surtout pour des musées.\n\nDans mes cours, chacun publie quelque chose dès la première semaine.',
    }),
  },
};

export const Invalid: Story = {
  args: { error: t('errors:validation.bioRequired') },
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('textbox', { name: label });
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription(`${args.description} ${args.error}`);
  },
};

export const Disabled: Story = { args: { disabled: true, defaultValue: t('catalog:community.lead') } };

export const Focused: Story = {
  args: { optional: t('common:field.optional') },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('textbox')).toHaveFocus();
  },
};
