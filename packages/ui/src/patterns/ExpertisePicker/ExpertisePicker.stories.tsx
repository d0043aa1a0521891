import type { Language } from '@lyceum/i18n';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type FormEvent, useState } from 'react';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { Button } from '../../components/Button/index.ts';
import { Stack } from '../../components/layout/index.ts';
import { areas, ceramics, photography, python } from '../../components/TagPicker/TagPicker.fixtures.tsx';
import { inLanguage, t, within } from '../../stories/index.ts';
import { expertiseTexts } from './ExpertisePicker.fixtures.ts';
import { expertisePickerGuide } from './ExpertisePicker.guide.tsx';
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

function StatefulExpertisePicker({
  selected: atFirst,
  onChange,
  query: typedAtFirst,
  ...rest
}: ExpertisePickerProps) {
  const [values, setValues] = useState(() => atFirst.map(({ value }) => value));
  const [query, setQuery] = useState(typedAtFirst);
  const allOptions = [...atFirst, ...areas];
  return (
    <ExpertisePicker
      {...rest}
      selected={values.map(
        (value) => allOptions.find((area) => area.value === value) ?? { value, label: value },
      )}
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
  render: (args) => <StatefulExpertisePicker {...args} />,
  parameters: expertisePickerGuide,
} satisfies Meta<typeof ExpertisePicker>;

export default meta;
type Story = StoryObj<typeof meta>;

const opened: Story['play'] = async ({ canvas }) => {
  await userEvent.click(canvas.getByRole('combobox', { name: label }));
};

export const Empty: Story = {
  tags: ['ar-dark-1280'],
  args: { status: 'blank', suggestions: [] },
  play: async (context) => {
    await opened(context);
    await expect(await screen.findByText(expertiseTexts.blank)).toBeVisible();
  },
};

export const TooShort: Story = {
  tags: ['same-look'],
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
  tags: ['en-light-375'],
  args: { selected: [python], query: inLanguage({ en: 'phy', ar: 'فيز', fr: 'phy' }) },
  play: async (context) => {
    await opened(context);
    await expect(await screen.findByRole('option', { name: photography.label })).toBeVisible();
    await expect(screen.queryByRole('option', { name: python.label })).toBeNull();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  },
};

/** Names in another language have a `lang` attribute, in the list and in the tags. */
export const OtherLanguage: Story = {
  tags: ['11.1'],
  args: { selected: [foreign], suggestions: [python, foreignToo] },
  play: async (context) => {
    await expect(context.canvas.getByText(foreign.label)).toHaveAttribute('lang', foreign.labelLanguage);
    await opened(context);
    const option = await screen.findByText(foreignToo.label, { selector: 'bdi' });
    await expect(option).toHaveAttribute('lang', foreign.labelLanguage);
    await expect(screen.getByText(python.label, { selector: 'bdi' })).not.toHaveAttribute('lang');
  },
};

/** All matches are selected, which looks like no match. */
export const NoMatches: Story = {
  args: { selected: [python], suggestions: [python], query: 'python', onChange: fn() },
  play: async (context) => {
    await opened(context);
    await expect(await screen.findByText(expertiseTexts.none)).toBeVisible();
  },
};

export const Failed: Story = {
  tags: ['same-look'],
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

/** On the application page Enter adds nothing but suggestions. */
export const SuggestionsOnly: Story = {
  tags: ['2.97', '2.152'],
  args: { description: t('instructor:fields.expertiseSearchHint'), selected: [ceramics] },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('button', { name: expertiseTexts.remove(ceramics.label) })).toBeVisible();
    const field = canvas.getByRole('combobox', { name: label });
    await userEvent.type(field, `${inLanguage({ en: 'Weaving', ar: 'النسيج', fr: 'Tissage' })}{Enter}`);
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.tab();
  },
};

/** Elsewhere Enter adds the text, or the suggestion of that name, and nothing twice. */
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

/** Text without a match can be added from the list. */
export const NewText: Story = {
  tags: ['2.97'],
  args: { freeText: true, suggestions: [], query: '', description: t('instructor:fields.expertiseHint') },
  play: async ({ canvas, args }) => {
    const own = inLanguage({ en: 'Weaving', ar: 'النسيج', fr: 'Tissage' });
    await userEvent.type(canvas.getByRole('combobox', { name: label }), own);
    await userEvent.click(
      await screen.findByRole('option', { name: t('instructor:picker.add', { name: own }) }),
    );
    await expect(args.onChange).toHaveBeenLastCalledWith([own]);
    await expect(canvas.getByText(t('common:choice.added', { name: own }))).toBeInTheDocument();
  },
};

const typedText = inLanguage({ en: 'Weaving', ar: 'النسيج', fr: 'Tissage' });
const submitted = fn((event: FormEvent) => event.preventDefault());
const inForm: Story['render'] = (args) => (
  <form onSubmit={submitted}>
    <Stack gap="md">
      <StatefulExpertisePicker {...args} />
      <Button type="submit">{t('common:actions.next')}</Button>
    </Stack>
  </form>
);

/** Submitting the form adds the typed text as a tag. */
export const SubmittedText: Story = {
  tags: ['2.97'],
  render: inForm,
  args: { freeText: true, suggestions: [], query: '' },
  play: async ({ canvas, args }) => {
    submitted.mockClear();
    await userEvent.type(canvas.getByRole('combobox', { name: label }), typedText);
    await userEvent.keyboard('{Escape}');
    await userEvent.click(canvas.getByRole('button', { name: t('common:actions.next') }));
    await expect(args.onChange).toHaveBeenLastCalledWith([typedText]);
    await expect(submitted).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('group', { name: typedText })).toBeVisible();
  },
};

/** Without free text, the typed text stays, and an error explains what to do. */
export const UnchosenText: Story = {
  tags: ['2.97'],
  render: inForm,
  args: { freeText: false, suggestions: [python], query: '' },
  play: async ({ canvas }) => {
    submitted.mockClear();
    const field = canvas.getByRole('combobox', { name: label });
    await userEvent.type(field, typedText);
    await userEvent.keyboard('{Escape}');
    await userEvent.click(canvas.getByRole('button', { name: t('common:actions.next') }));
    await expect(submitted).not.toHaveBeenCalled();
    await expect(field).toHaveValue(typedText);
    await expect(field).toHaveFocus();
    await expect(field).toHaveAccessibleDescription(t('instructor:picker.notChosen', { name: typedText }));
  },
};

/** The name of a suggestion is added, in any capitalization. */
export const SubmittedSuggestion: Story = {
  tags: ['2.97'],
  render: inForm,
  args: { freeText: false, suggestions: [python], query: '' },
  play: async ({ canvas, args }) => {
    submitted.mockClear();
    await userEvent.type(canvas.getByRole('combobox', { name: label }), python.label.toLowerCase());
    await userEvent.keyboard('{Escape}');
    await userEvent.click(canvas.getByRole('button', { name: t('common:actions.next') }));
    await expect(args.onChange).toHaveBeenLastCalledWith([python.value]);
    await expect(submitted).toHaveBeenCalledOnce();
  },
};

export const Invalid: Story = {
  args: { error: t('errors:validation.expertiseRequired'), freeText: true },
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('combobox', { name: label });
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription(String(args.error));
  },
};
