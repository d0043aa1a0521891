import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { guide, inLanguage, t, within } from '../../stories/index.ts';
import {
  areas,
  ceramics,
  photography,
  python,
  RememberingTagPicker,
  tagTexts,
} from './TagPicker.fixtures.tsx';
import { TagPicker } from './TagPicker.tsx';

const label = t('instructor:fields.expertise');

const meta = {
  component: TagPicker,
  args: { label, selected: [], onChange: fn(), suggestions: areas, texts: tagTexts },
  decorators: [within(440)],
  render: (args) => <RememberingTagPicker {...args} />,
  parameters: guide({
    use: [
      'For several choices out of more than a person can look through, found by typing.',
      'Without `suggestions` for several short texts of one’s own, such as a course’s tags.',
      'Say in `message` what a search is at: that it runs, failed, or found nothing.',
    ],
    instead: [
      { when: 'It is about areas of expertise', use: 'ExpertisePicker' },
      { when: 'Only one can be chosen', use: 'Combobox' },
      { when: 'There are at most seven choices', use: 'Checkbox, one for each' },
    ],
    keyboard: {
      'Down, Up': 'Open the list, and move in it.',
      Enter: 'Chooses what is highlighted; else adds what is typed, where that is allowed.',
      Escape: 'Closes the list. What is typed stays.',
      Backspace: 'In the empty field, removes the last tag.',
      'Left, Right': 'From the start of the field, move over the tags; the other way round in Arabic.',
      'Backspace, Delete': 'On a tag, removes it.',
      Tab: 'Leaves the field. The buttons of tags are for pointers, and for whoever listens.',
    },
  }),
} satisfies Meta<typeof TagPicker>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { args: { description: t('instructor:fields.expertiseSearchHint') } };

export const Selected: Story = { args: { selected: [python, photography, ceramics] } };

/** What is selected is not suggested again. */
export const Open: Story = {
  args: { selected: [python] },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: label }));
    await expect(await screen.findByRole('option', { name: ceramics.label })).toBeVisible();
    await expect(screen.queryByRole('option', { name: python.label })).toBeNull();
    await userEvent.keyboard('{ArrowDown}');
  },
};

/** A tag is chosen by its name, and what was typed makes room for the next. */
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

/** Tags of one's own: no list, and each Enter makes one. Nothing is added twice. */
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

/** What was typed and not entered counts when one leaves the field. */
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

/** A tag breaks where it must, and its button stays beside it. */
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

/** One tag has the focus: Backspace removes it, the arrows move on. */
export const FocusedTag: Story = {
  args: { selected: [python, ceramics] },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard(inLanguage({ en: '{ArrowLeft}', ar: '{ArrowRight}', fr: '{ArrowLeft}' }));
    await expect(canvas.getByRole('group', { name: ceramics.label })).toHaveFocus();
  },
};
