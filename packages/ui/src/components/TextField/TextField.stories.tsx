import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { guide, inLanguage, t, within } from '../../stories/index.ts';
import { TextField } from './TextField.tsx';

const label = t('auth:fields.name');

const meta = {
  component: TextField,
  args: { label, onChange: fn() },
  decorators: [within(440)],
  parameters: guide({
    use: [
      'For a line of text: a name, an e-mail address, a price.',
      'Say what helps in `description`, which stays while one types; a placeholder does not.',
      'Mark with `optional` what the form can do without, and leave the rest unmarked.',
      'Put into `error` what is wrong and what to do about it, and move the focus to the first such field.',
    ],
    instead: [
      { when: 'The text has several lines', use: 'TextArea' },
      { when: 'It is a password', use: 'PasswordField' },
      { when: 'There are a few known choices', use: 'RadioGroup or Select' },
    ],
    keyboard: { Enter: 'Sends the form that it stands in.' },
  }),
} satisfies Meta<typeof TextField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

/** A name keeps its own direction, whichever the page has. */
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
    label: t('catalog:course.price'),
    description: t('courseEditor:form.priceHint'),
    defaultValue: 49,
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('spinbutton')).toHaveAccessibleDescription(String(args.description));
  },
};

/** What must be filled in bears no mark: most fields must. */
export const Optional: Story = {
  args: { label: t('courseEditor:form.learnersRequired'), optional: t('common:field.optional') },
};

/** Written left to right in every language. */
export const Invalid: Story = {
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

/** It can be read and copied, but not changed. */
export const ReadOnly: Story = {
  args: { readOnly: true, type: 'email', label: t('auth:fields.email'), defaultValue: 'amal@lyceum.test' },
};

/** Its place says what it is for; the label is only heard. */
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
