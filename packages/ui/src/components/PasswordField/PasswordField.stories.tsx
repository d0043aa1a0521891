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
      'For every password. It can be shown and pasted, so most forms need no confirmation field.',
      'Set `autoComplete` to the current or a new password for password managers.',
    ],
    instead: [{ when: 'The text is not secret', use: 'TextField' }],
    keyboard: {
      Tab: 'Moves from the password to the button that shows it.',
      'Enter, Space': 'On the button: shows or hides the password.',
      Enter: 'In the field: submits the form.',
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
