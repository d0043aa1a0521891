import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { t, within } from '../../stories/index.ts';
import { passwordFieldGuide } from './PasswordField.guide.tsx';
import { PasswordField } from './PasswordField.tsx';

const label = t('auth:fields.password');
const show = t('auth:fields.showPassword');
const hide = t('auth:fields.hidePassword');

const meta = {
  component: PasswordField,
  args: { label, showLabel: show, hideLabel: hide, autoComplete: 'current-password' },
  decorators: [within(440)],
  parameters: passwordFieldGuide,
} satisfies Meta<typeof PasswordField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Hidden: Story = {
  tags: ['ar-dark-1280'],
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText(label), 'a quiet room');
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByLabelText(label)).toHaveAttribute('type', 'password');
  },
};

/** Left to right in every language, with the button at the end. */
export const Shown: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText(label), 'a quiet room');
    await userEvent.click(canvas.getByRole('button', { name: show }));
    await expect(canvas.getByLabelText(label)).toHaveAttribute('type', 'text');
    await expect(canvas.getByRole('button', { name: hide })).toHaveFocus();
  },
};

export const New: Story = {
  args: {
    label: t('auth:fields.newPassword'),
    description: t('auth:fields.passwordHint'),
    autoComplete: 'new-password',
  },
};

export const Invalid: Story = {
  args: {
    label: t('auth:fields.newPassword'),
    autoComplete: 'new-password',
    error: t('errors:validation.passwordTooShort'),
    defaultValue: 'quiet',
  },
};

/** The button is disabled too. */
export const Disabled: Story = {
  args: { disabled: true, defaultValue: 'a quiet room' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: show })).toBeDisabled();
  },
};

/** The button has its own focus ring. */
export const ButtonFocused: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: show })).toHaveFocus();
  },
};
