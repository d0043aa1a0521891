import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { guide, t, within } from '../../stories/index.ts';
import { PasswordField } from './PasswordField.tsx';

const label = t('auth:fields.password');
const show = t('auth:fields.showPassword');
const hide = t('auth:fields.hidePassword');

const meta = {
  component: PasswordField,
  args: { label, showLabel: show, hideLabel: hide, autoComplete: 'current-password' },
  decorators: [within(440)],
  parameters: guide({
    use: [
      'For every password. It can be read while it is typed, and pasted: a second field to repeat it is only asked for where the specification says so.',
      'Say by `autoComplete` whether it is the known password or a new one: password managers go by it.',
    ],
    instead: [{ when: 'What is typed is no secret', use: 'TextField' }],
    keyboard: {
      Tab: 'From the password to the button that shows it.',
      'Enter, Space': 'On that button: shows the password, or hides it.',
      Enter: 'In the field: sends the form.',
    },
  }),
} satisfies Meta<typeof PasswordField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Hidden: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText(label), 'a quiet room');
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByLabelText(label)).toHaveAttribute('type', 'password');
  },
};

/** Written left to right in every language, with the button at its end. */
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

/** Nothing in it can be shown either. */
export const Disabled: Story = {
  args: { disabled: true, defaultValue: 'a quiet room' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: show })).toBeDisabled();
  },
};

/** Two rings, each around what it belongs to: here it is the button’s. */
export const ButtonFocused: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: show })).toHaveFocus();
  },
};
