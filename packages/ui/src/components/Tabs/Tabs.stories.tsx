import { endonyms, languages } from '@lyceum/i18n';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { inLanguage, t, within } from '../../stories/index.ts';
import { Text } from '../Text/index.ts';
import { TextField } from '../TextField/index.ts';
import { tabsGuide } from './Tabs.guide.tsx';
import { Tabs, type TabsProps } from './Tabs.tsx';

const about = t('catalog:course.about');
const sessions = t('catalog:courseFields.sessionList');
const related = t('catalog:course.related');
const needsCorrection = t('courseEditor:form.languageInvalid');

const meta = {
  component: Tabs,
  args: {
    label: inLanguage({
      en: 'Intro to TypeScript',
      ar: 'مدخل إلى TypeScript',
      fr: 'Introduction à TypeScript',
    }),
    value: 'about',
    onChange: fn(),
    tabs: [
      { value: 'about', label: about, panel: <Text measured>{t('catalog:community.lead')}</Text> },
      { value: 'sessions', label: sessions, panel: <Text measured>{t('catalog:sessions.lead')}</Text> },
      { value: 'related', label: related, panel: <Text measured>{t('catalog:monetize.lead')}</Text> },
    ],
  },
  render: (args) => <Selecting {...args} />,
  parameters: tabsGuide,
} satisfies Meta<typeof Tabs>;

export default meta;
type Story = StoryObj<typeof meta>;

function Selecting({ value, onChange, ...rest }: TabsProps) {
  const [selected, setSelected] = useState(value);
  return (
    <Tabs
      {...rest}
      value={selected}
      onChange={(next) => {
        setSelected(next);
        onChange(next);
      }}
    />
  );
}

export const Selected: Story = {
  tags: ['ar-dark-1280', 'en-forced-1280'],
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('tab', { name: sessions }));
    await expect(args.onChange).toHaveBeenCalledWith('sessions');
    await expect(canvas.getByRole('tabpanel', { name: sessions })).toBeVisible();
    await expect(canvas.queryByRole('tabpanel', { name: about })).not.toBeInTheDocument();
  },
};

export const Focused: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('tab', { name: about })).toHaveFocus();
  },
};

/** An icon with a name, not only a color. */
export const Marked: Story = {
  tags: ['en-forced-1280'],
  args: {
    tabs: languages.map((language, index) => ({
      value: language,
      label: endonyms[language],
      language,
      mark: [
        { tone: 'positive', label: t('courseEditor:form.languageComplete') } as const,
        { tone: 'critical', label: needsCorrection } as const,
      ][index],
      panel: <Text>{endonyms[language]}</Text>,
    })),
    value: 'en',
  },
  play: async ({ canvas }) => {
    const [, invalid, plain] = canvas.getAllByRole('tab');
    await expect(invalid).toHaveAccessibleName(`${endonyms.ar} ${needsCorrection}`);
    await expect(plain).toHaveAccessibleName(endonyms.fr);
  },
};

/** Typed text remains while another tab is selected. */
export const KeepsInput: Story = {
  args: {
    tabs: [
      { value: 'about', label: about, panel: <TextField label={t('auth:fields.name')} /> },
      { value: 'sessions', label: sessions, panel: <Text>{t('catalog:sessions.lead')}</Text> },
    ],
  },
  decorators: [within(440)],
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText(t('auth:fields.name')), 'Amal');
    await userEvent.click(canvas.getByRole('tab', { name: sessions }));
    await userEvent.click(canvas.getByRole('tab', { name: about }));
    await expect(canvas.getByLabelText(t('auth:fields.name'))).toHaveValue('Amal');
  },
};

/** Tabs that do not fit wrap; nothing scrolls out of view. */
export const Narrow: Story = { decorators: [within(280)] };
