import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { inLanguage, t, within } from '../../stories/index.ts';
import { textFieldGuide } from './TextField.guide.tsx';
import { TextField } from './TextField.tsx';

const label = t('auth:fields.name');

const meta = {
  component: TextField,
  args: { label, onChange: fn() },
  decorators: [within(440)],
  parameters: textFieldGuide,
} satisfies Meta<typeof TextField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { tags: ['ar-dark-1280', 'hovered'] };

/** A name has its own direction, independent of the page's. */
export const Filled: Story = {
  play: async ({ canvas }) => {
    const name = inLanguage({ en: 'آمال حداد', ar: 'Amal Haddad', fr: 'آمال حداد' });
    await userEvent.type(canvas.getByLabelText(label), name);
    await expect(canvas.getByLabelText(label)).toHaveValue(name);
    await userEvent.tab();
  },
};

export const WithDescription: Story = {
  args: {
    type: 'number',
    label: t('catalog:courseFields.price'),
    description: t('courseEditor:form.priceHint'),
    defaultValue: 49,
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('spinbutton')).toHaveAccessibleDescription(String(args.description));
  },
};

/** Required fields have no mark, since most fields are required. */
export const Optional: Story = {
  args: { label: t('courseEditor:form.learnersRequired'), optional: t('common:field.optional') },
};

/** Left to right in every language. */
export const Invalid: Story = {
  tags: ['2.149'],
  args: {
    type: 'email',
    label: t('auth:fields.email'),
    error: t('errors:validation.emailInvalid'),
    defaultValue: 'amal@lyceum',
  },
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('textbox', { name: args.label });
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription(String(args.error));
  },
};

export const Disabled: Story = {
  args: { disabled: true, type: 'email', label: t('auth:fields.email'), defaultValue: 'amal@lyceum.test' },
};

/** Can be read and copied but not changed. */
export const ReadOnly: Story = {
  args: { readOnly: true, type: 'email', label: t('auth:fields.email'), defaultValue: 'amal@lyceum.test' },
};

/** The context explains the field, so the label is visually hidden. */
export const HiddenLabel: Story = {
  args: {
    label: t('common:header.searchLabel'),
    labelHidden: true,
    placeholder: t('common:header.searchPlaceholder'),
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('textbox', { name: args.label })).toBeVisible();
  },
};

export const Long: Story = {
  args: {
    label: t('common:profileBanner.text'),
    description: t('auth:forgot.lead'),
    error: t('errors:validation.courseNameRequired'),
    optional: t('common:field.optional'),
  },
  decorators: [within(240)],
};

export const Focused: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByLabelText(label)).toHaveFocus();
  },
};
