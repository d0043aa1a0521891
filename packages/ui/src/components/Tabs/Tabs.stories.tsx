import type { Meta, StoryObj } from '@storybook/react-vite';
import { BookOpen, CalendarDays, Compass } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { direction, guide, inLanguage, t, within } from '../../stories/index.ts';
import { Text } from '../Text/index.ts';
import { TextField } from '../TextField/index.ts';
import { Tabs, type TabsProps } from './Tabs.tsx';

const about = t('catalog:course.about');
const sessions = t('catalog:course.sessionList');
const related = t('catalog:course.related');
const courseName = inLanguage({
  en: 'Intro to TypeScript',
  ar: 'مقدمة في TypeScript',
  fr: 'Introduction à TypeScript',
});
const onwards = direction === 'rtl' ? '{ArrowLeft}' : '{ArrowRight}';

const meta = {
  component: Tabs,
  args: {
    label: courseName,
    value: 'about',
    onChange: fn(),
    tabs: [
      { value: 'about', label: about, panel: <Text measured>{t('catalog:community.lead')}</Text> },
      { value: 'sessions', label: sessions, panel: <Text measured>{t('catalog:sessions.lead')}</Text> },
      { value: 'related', label: related, panel: <Text measured>{t('catalog:monetize.lead')}</Text> },
    ],
  },
  render: (args) => <Kept {...args} />,
  parameters: guide({
    use: [
      'For a few views of one thing, of which people need one at a time.',
      'Leave `activation` as it is where the panels are in the page. Set it to `manual` where showing one means fetching it: arrows that pass by would fetch them all.',
    ],
    instead: [
      { when: 'Each view has an address of its own', use: 'SideNav' },
      { when: 'The views are done one after the other', use: 'Stepper' },
      { when: 'It sorts or filters a list', use: 'Select' },
    ],
    keyboard: {
      Tab: 'To the tab that is shown; once more, into its panel.',
      '← →': 'To the tab on that side, also in Arabic; past the last comes the first.',
      'Home, End': 'To the first and the last tab.',
      'Enter, Space': 'Shows the tab, where arrows do not by themselves.',
    },
  }),
} satisfies Meta<typeof Tabs>;

export default meta;
type Story = StoryObj<typeof meta>;

function Kept({ value, onChange, ...rest }: TabsProps) {
  const [shown, setShown] = useState(value);
  return (
    <Tabs
      {...rest}
      value={shown}
      onChange={(next) => {
        setShown(next);
        onChange(next);
      }}
    />
  );
}

export const Automatic: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('tab', { name: sessions }));
    await expect(args.onChange).toHaveBeenCalledWith('sessions');
    await expect(canvas.getByRole('tabpanel', { name: sessions })).toBeVisible();
    await waitFor(() => expect(canvas.queryByRole('tabpanel', { name: about })).not.toBeInTheDocument());
  },
};

/** An arrow moves the focus only: what is shown stays until Enter. */
export const Manual: Story = {
  args: { activation: 'manual' },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard(onwards);
    await expect(canvas.getByRole('tab', { name: sessions })).toHaveFocus();
    await expect(canvas.getByRole('tab', { name: about })).toHaveAttribute('aria-selected', 'true');
  },
};

export const Focused: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('tab', { name: about })).toHaveFocus();
  },
};

export const WithIcons: Story = {
  args: {
    tabs: [
      { value: 'about', label: about, glyph: BookOpen, panel: <Text>{t('catalog:community.lead')}</Text> },
      { value: 'sessions', label: sessions, glyph: CalendarDays, panel: null },
      { value: 'related', label: related, glyph: Compass, panel: null },
    ],
  },
};

/** It can be reached and heard, so that one knows that it is there. */
export const Disabled: Story = {
  args: {
    tabs: [
      { value: 'about', label: about, panel: <Text>{t('catalog:community.lead')}</Text> },
      { value: 'sessions', label: sessions, disabled: true, panel: null },
      { value: 'related', label: related, panel: null },
    ],
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('tab', { name: sessions }));
    await expect(args.onChange).not.toHaveBeenCalled();
    await expect(canvas.getByRole('tab', { name: about })).toHaveAttribute('aria-selected', 'true');
  },
};

/** What was typed is still there when one comes back. */
export const KeepsWhatWasTyped: Story = {
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

/** Many tabs in a narrow place go on in further rows; nothing scrolls out of sight. */
export const Narrow: Story = {
  args: {
    label: t('common:settings.title'),
    value: 'notifications',
    tabs: [
      { value: 'profile', label: t('common:userMenu.profile'), panel: null },
      { value: 'password', label: t('common:userMenu.password'), panel: null },
      { value: 'instructor', label: t('common:userMenu.instructor'), panel: null },
      {
        value: 'notifications',
        label: t('common:userMenu.notifications'),
        panel: <Text>{t('common:profileBanner.text')}</Text>,
      },
      { value: 'requests', label: t('common:userMenu.instructorRequests'), panel: null },
      { value: 'payments', label: t('common:userMenu.payments'), panel: null },
    ],
  },
  decorators: [within(280)],
};
