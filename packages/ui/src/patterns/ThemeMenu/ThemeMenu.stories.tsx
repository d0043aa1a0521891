import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { guide, t } from '../../stories/index.ts';
import { ThemeMenu } from './ThemeMenu.tsx';

const meta = {
  component: ThemeMenu,
  args: {
    value: 'system',
    onChange: fn(),
    texts: {
      label: t('common:theme.label'),
      system: t('common:theme.system'),
      light: t('common:theme.light'),
      dark: t('common:theme.dark'),
    },
  },
  parameters: guide({
    use: ['Once, in the footer: light, dark, or as the device says.'],
    instead: [
      { when: 'One of several words is chosen in a form', use: 'RadioGroup or Select' },
      { when: 'The language is chosen', use: 'LanguageMenu' },
    ],
    keyboard: {
      Tab: 'Goes to the theme that is chosen.',
      'Arrow keys': 'Choose the next theme or the one before, in reading direction, and around the ends.',
    },
  }),
} satisfies Meta<typeof ThemeMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const System: Story = {};
export const Light: Story = { args: { value: 'light' } };
export const Dark: Story = { args: { value: 'dark' } };

/** A click chooses; the app remembers. */
export const Choosing: Story = {
  render: function Choosing({ value: first, onChange, ...args }) {
    const [value, setValue] = useState(first);
    return (
      <ThemeMenu
        {...args}
        value={value}
        onChange={(theme) => {
          setValue(theme);
          onChange(theme);
        }}
      />
    );
  },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: t('common:theme.dark') }));
    await expect(canvas.getByRole('radio', { name: t('common:theme.dark') })).toBeChecked();
    await expect(args.onChange).toHaveBeenCalledWith('dark');
  },
};

export const Focused: Story = {
  args: { value: 'light' },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: t('common:theme.light') })).toHaveFocus();
  },
};
