import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { t, within } from '../../stories/index.ts';
import {
  categories,
  comboboxTexts,
  foreign,
  manyCategories,
  nutrition,
  webDevelopment,
} from './Combobox.fixtures.tsx';
import { comboboxGuide } from './Combobox.guide.tsx';
import { Combobox, type ComboboxProps } from './Combobox.tsx';

const label = t('courseEditor:form.category');

function StatefulCombobox({ value: atFirst, onChange, ...rest }: ComboboxProps) {
  const [value, setValue] = useState(atFirst);
  return (
    <Combobox
      {...rest}
      value={value}
      onChange={(newValue) => {
        onChange(newValue);
        setValue(newValue);
      }}
    />
  );
}

const meta = {
  component: Combobox,
  args: { label, options: categories, value: null, onChange: fn(), texts: comboboxTexts },
  decorators: [within(440)],
  render: (args) => <StatefulCombobox {...args} />,
  parameters: comboboxGuide,
} satisfies Meta<typeof Combobox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  tags: ['ar-dark-1280'],
  args: { description: t('courseEditor:form.categoryHint') },
};

export const Selected: Story = {
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('combobox', { name: label });
    await userEvent.type(field, nutrition.label.slice(0, 4));
    await userEvent.click(await screen.findByRole('option', { name: new RegExp(nutrition.label) }));
    await expect(args.onChange).toHaveBeenLastCalledWith(nutrition.value);
    await expect(field).toHaveValue(nutrition.label);
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await userEvent.tab();
  },
};

/** The selected option is marked, and the arrow keys start from it. */
export const Open: Story = {
  args: { value: webDevelopment.value },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: label }));
    const selectedOption = await screen.findByRole('option', { name: new RegExp(webDevelopment.label) });
    await expect(selectedOption).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{ArrowDown}');
  },
};

/** A name in another language has a `lang` attribute. */
export const OtherLanguage: Story = {
  tags: ['11.1'],
  args: { options: [webDevelopment, foreign] },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: label }));
    for (const text of [foreign.label, foreign.detail]) {
      await expect(await screen.findByText(text)).toHaveAttribute('lang', foreign.labelLanguage);
    }
    await expect(screen.getByText(webDevelopment.label)).not.toHaveAttribute('lang');
  },
};

export const NoMatches: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: label }), 'xyz');
    await expect(await screen.findByText(t('common:choice.none'))).toBeVisible();
  },
};

/** Only the visible options of 400 are in the document. Each has its position in the set. */
export const ManyOptions: Story = {
  args: { options: manyCategories },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('combobox', { name: label });
    await userEvent.click(field);
    await expect((await screen.findAllByRole('option')).length).toBeLessThan(40);
    // The list is painted before it scrolls: otherwise Chromium draws the corners of an option in another way.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    await userEvent.keyboard('{ArrowUp}');
    const last = manyCategories.at(-1)?.label ?? '';
    await expect(await screen.findByRole('option', { name: last })).toHaveAttribute('aria-posinset', '400');
  },
};

export const Invalid: Story = {
  args: { error: t('errors:validation.categoryRequired') },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('combobox', { name: label })).toHaveAccessibleDescription(args.error);
  },
};

export const Disabled: Story = { args: { value: webDevelopment.value, disabled: true } };

/** A long name is cut off in the field and wraps in the list. */
export const Long: Story = {
  args: {
    value: 'long',
    options: [{ value: 'long', label: t('instructor:fields.bioHint') }, ...categories],
  },
  decorators: [within(280)],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: t('common:choice.open') }));
    await expect(await screen.findByRole('option', { name: t('instructor:fields.bioHint') })).toBeVisible();
  },
};

export const Focused: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('combobox', { name: label })).toHaveFocus();
  },
};
