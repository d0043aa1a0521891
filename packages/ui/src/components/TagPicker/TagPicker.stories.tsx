import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { inLanguage, t, within } from '../../stories/index.ts';
import { areas, ceramics, photography, python, StatefulTagPicker, tagTexts } from './TagPicker.fixtures.tsx';
import { tagPickerGuide } from './TagPicker.guide.tsx';
import { TagPicker } from './TagPicker.tsx';

const label = t('instructor:fields.expertise');

const meta = {
  component: TagPicker,
  args: { label, selected: [], onChange: fn(), suggestions: areas, texts: tagTexts },
  decorators: [within(440)],
  render: (args) => <StatefulTagPicker {...args} />,
  parameters: tagPickerGuide,
} satisfies Meta<typeof TagPicker>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  tags: ['ar-dark-1280'],
  args: { description: t('instructor:fields.expertiseSearchHint') },
};

export const Selected: Story = { args: { selected: [python, photography, ceramics] } };

/** Selected options are not suggested again. */
export const Open: Story = {
  args: { selected: [python] },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: label }));
    await expect(await screen.findByRole('option', { name: ceramics.label })).toBeVisible();
    await expect(screen.queryByRole('option', { name: python.label })).toBeNull();
    await userEvent.keyboard('{ArrowDown}');
  },
};

/** Selecting an option adds a tag and clears the text. */
export const OptionAdded: Story = {
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('combobox', { name: label });
    await userEvent.type(field, ceramics.label.slice(0, 3));
    await userEvent.click(await screen.findByRole('option', { name: ceramics.label }));
    await expect(args.onChange).toHaveBeenLastCalledWith([ceramics.value]);
    await expect(field).toHaveValue('');
    await expect(canvas.getByText(t('common:choice.added', { name: ceramics.label }))).toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
  },
};

/** Free text only: there is no list, and each Enter adds a tag once. */
export const FreeText: Story = {
  args: {
    label: t('courseEditor:form.tags'),
    description: t('courseEditor:form.tagsHint'),
    suggestions: undefined,
  },
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('textbox', { name: args.label });
    const [first, second] = inLanguage({
      en: ['pottery', 'Saturdays'],
      ar: ['فخار', 'أيام السبت'],
      fr: ['poterie', 'samedis'],
    });
    await userEvent.type(field, `${first}{Enter}${second}{Enter}${first}{Enter}`);
    await expect(args.onChange).toHaveBeenLastCalledWith([first, second]);
    await expect(canvas.getAllByRole('button')).toHaveLength(2);
  },
};

/** Text that was not entered is added on blur. */
export const UncommittedInput: Story = {
  args: { label: t('courseEditor:form.tags'), suggestions: undefined },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: args.label }), ceramics.label);
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenCalledWith([ceramics.label]);
  },
};

export const NoMatches: Story = {
  args: { suggestions: [], message: t('common:choice.none') },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: label }), 'xyz');
    await expect(await screen.findByText(t('common:choice.none'))).toBeVisible();
  },
};

export const Invalid: Story = {
  args: { error: t('errors:validation.expertiseRequired') },
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('combobox', { name: label });
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription(args.error);
  },
};

export const Disabled: Story = { args: { selected: [python, ceramics], disabled: true } };

/** A long tag breaks, with its button next to it. */
export const Long: Story = {
  args: {
    selected: [
      python,
      { value: 'long', label: t('instructor:fields.bioHint') },
      { value: 'unbroken', label: 'Donaudampfschifffahrtsgesellschaftskapitänsmütze' },
    ],
  },
  decorators: [within(280)],
};

/** A focused tag: Backspace removes it, arrow keys move on. */
export const FocusedTag: Story = {
  args: { selected: [python, ceramics] },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard(inLanguage({ en: '{ArrowLeft}', ar: '{ArrowRight}', fr: '{ArrowLeft}' }));
    await expect(canvas.getByRole('group', { name: ceramics.label })).toHaveFocus();
  },
};
