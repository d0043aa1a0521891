import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { t } from '../../stories/index.ts';
import { themeTexts } from './ThemeMenu.fixtures.ts';
import { themeMenuGuide } from './ThemeMenu.guide.tsx';
import { ThemeMenu } from './ThemeMenu.tsx';

const meta = {
  component: ThemeMenu,
  args: {
    value: 'system',
    onChange: fn(),
    texts: themeTexts,
  },
  parameters: themeMenuGuide,
} satisfies Meta<typeof ThemeMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const System: Story = { tags: ['ar-dark-1280'] };
export const Light: Story = {
  tags: ['en-forced-1280', 'hovered'],
  parameters: { hovered: 'label:last-of-type' },
  args: { value: 'light' },
};
export const Dark: Story = { args: { value: 'dark' } };

/** A click selects a theme. The app stores it. */
export const Choosing: Story = {
  tags: ['en-light-375'],
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
