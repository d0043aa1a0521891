import type { Language } from '@lyceum/i18n';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { areas, ceramics, photography, python } from '../../components/TagPicker/TagPicker.fixtures.tsx';
import { guide, inLanguage, t, within } from '../../stories/index.ts';
import { expertiseTexts } from './ExpertisePicker.fixtures.ts';
import { ExpertisePicker, type ExpertisePickerProps } from './ExpertisePicker.tsx';

const label = t('instructor:fields.expertise');
const labelLanguage = inLanguage<Language>({ en: 'ar', ar: 'en', fr: 'en' });
const inAnother = (value: string, en: string, ar: string) => ({
  value,
  label: labelLanguage === 'ar' ? ar : en,
  labelLanguage,
});
const foreign = inAnother('calligraphy', 'Calligraphy', 'الخط العربي');
const foreignToo = inAnother('oud', 'Oud playing', 'العزف على العود');

function Remembering({ selected: atFirst, onChange, query: typedAtFirst, ...rest }: ExpertisePickerProps) {
  const [values, setValues] = useState(() => atFirst.map(({ value }) => value));
  const [query, setQuery] = useState(typedAtFirst);
  const known = [...atFirst, ...areas];
  return (
    <ExpertisePicker
      {...rest}
      selected={values.map((value) => known.find((area) => area.value === value) ?? { value, label: value })}
      onChange={(next) => {
        onChange(next);
        setValues(next);
      }}
      query={query}
      onQueryChange={setQuery}
    />
  );
}

const meta = {
  component: ExpertisePicker,
  args: {
    label,
    selected: [],
    onChange: fn(),
    query: '',
    onQueryChange: fn(),
    status: 'found',
    suggestions: areas,
    texts: expertiseTexts,
  },
  decorators: [within(440)],
  render: (args) => <Remembering {...args} />,
  parameters: guide({
    use: [
      'For a person’s areas of expertise, wherever they are asked for.',
      'With `freeText` in onboarding and in the instructor’s forms, where a person may name an area of their own.',
      'Without it on the application page, where only what the search suggests counts.',
    ],
    instead: [
      { when: 'There is no search, as for a course’s tags', use: 'TagPicker' },
      { when: 'One types a list in one go, as in the profile', use: 'InstructorForm, which takes commas' },
    ],
    keyboard: {
      'Down, Up': 'Open the dropdown, and move in it.',
      Enter: 'Chooses what is highlighted; with `freeText`, else adds what is typed.',
      Escape: 'Closes the dropdown. What is typed stays.',
      Backspace: 'In the empty field, removes the last tag.',
    },
  }),
} satisfies Meta<typeof ExpertisePicker>;

export default meta;
type Story = StoryObj<typeof meta>;

const opened: Story['play'] = async ({ canvas }) => {
  await userEvent.click(canvas.getByRole('combobox', { name: label }));
};

export const Empty: Story = {
  args: { status: 'blank', suggestions: [] },
  play: async (context) => {
    await opened(context);
    await expect(await screen.findByText(expertiseTexts.blank)).toBeVisible();
  },
};

export const TooShort: Story = {
  args: { status: 'tooShort', query: 'py', suggestions: [] },
  play: async (context) => {
    await opened(context);
    await expect(await screen.findByText(expertiseTexts.tooShort)).toBeVisible();
  },
};

export const Loading: Story = {
  args: { status: 'loading', query: 'python', suggestions: [] },
  play: async (context) => {
    await opened(context);
    await expect(await screen.findByText(expertiseTexts.loading)).toBeVisible();
  },
};

/** What is selected already is not suggested again. */
export const Matches: Story = {
  args: { selected: [python], query: inLanguage({ en: 'phy', ar: 'فيز', fr: 'phy' }) },
  play: async (context) => {
    await opened(context);
    await expect(await screen.findByRole('option', { name: photography.label })).toBeVisible();
    await expect(screen.queryByRole('option', { name: python.label })).toBeNull();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  },
};

/** A name that falls back to another language is marked with it, among what is found and what is selected. */
export const OtherLanguage: Story = {
  tags: ['11.11'],
  args: { selected: [foreign], suggestions: [python, foreignToo] },
  play: async (context) => {
    await expect(context.canvas.getByText(foreign.label)).toHaveAttribute('lang', foreign.labelLanguage);
    await opened(context);
    const option = await screen.findByText(foreignToo.label, { selector: 'bdi' });
    await expect(option).toHaveAttribute('lang', foreign.labelLanguage);
    await expect(screen.getByText(python.label, { selector: 'bdi' })).not.toHaveAttribute('lang');
  },
};

/** Everything that was found is selected, which is as if nothing was. */
export const NoMatches: Story = {
  args: { selected: [python], suggestions: [python], query: 'python', onChange: fn() },
  play: async (context) => {
    await opened(context);
    await expect(await screen.findByText(expertiseTexts.none)).toBeVisible();
  },
};

export const Failed: Story = {
  args: {
    status: 'failed',
    query: 'python',
    suggestions: [],
    searchError: t('errors:operations.listExpertises'),
  },
  play: async (context) => {
    await opened(context);
    await expect(await screen.findByText(t('errors:operations.listExpertises'))).toBeVisible();
  },
};

/** On the application page Enter adds nothing that the search did not suggest. */
export const SuggestionsOnly: Story = {
  tags: ['2.97'],
  args: { description: t('instructor:fields.expertiseSearchHint'), selected: [ceramics] },
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('combobox', { name: label });
    await userEvent.type(field, `${inLanguage({ en: 'Weaving', ar: 'النسيج', fr: 'Tissage' })}{Enter}`);
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.tab();
  },
};

/** Elsewhere it adds what is typed: by a suggestion's name that suggestion, and nothing twice. */
export const FreeText: Story = {
  tags: ['2.97'],
  args: { description: t('instructor:fields.expertiseHint'), freeText: true },
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('combobox', { name: label });
    const own = inLanguage({ en: 'Weaving', ar: 'النسيج', fr: 'Tissage' });
    await userEvent.type(field, `${own}{Enter}${python.label.toUpperCase()}{Enter}${own}{Enter}`);
    await expect(args.onChange).toHaveBeenLastCalledWith([own, python.value]);
    await expect(args.onChange).toHaveBeenCalledTimes(2);
    await userEvent.tab();
  },
};

export const Invalid: Story = { args: { error: t('errors:validation.expertiseRequired'), freeText: true } };
