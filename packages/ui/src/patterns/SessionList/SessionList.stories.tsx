import type { TextInLanguage } from '@lyceum/i18n';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { inLanguage, language, t, within } from '../../stories/index.ts';
import { longName } from '../catalog.fixtures.ts';
import { sessionsOf } from './SessionList.fixtures.ts';
import { sessionListGuide } from './SessionList.guide.tsx';
import { SessionList, type SessionListProps } from './SessionList.tsx';
import { SessionOutline } from './SessionOutline.tsx';

const labelOf = (number: number) => t('catalog:course.session', { number });
const titles = inLanguage({
  en: ['Why types?', 'A small project of your own'],
  ar: ['لماذا الأنواع؟', 'مشروع صغير من صنعك'],
  fr: ['Pourquoi des types ?', 'Un petit projet à vous'],
});
const foreign = inLanguage<TextInLanguage>({
  en: { text: 'الدوال والكائنات', language: 'ar' },
  ar: { text: 'Functions and objects', language: 'en' },
  fr: { text: 'Functions and objects', language: 'en' },
});

const titled = [
  { number: 1, label: labelOf(1), title: { text: titles[0] ?? '', language } },
  { number: 2, label: labelOf(2), title: foreign },
  { number: 3, label: labelOf(3), title: null },
  { number: 4, label: labelOf(4), title: { text: titles[1] ?? '', language } },
] as const;

function Ticking({ sessions, onToggle, ...rest }: SessionListProps) {
  const [shown, setShown] = useState(sessions);
  return (
    <SessionList
      {...rest}
      sessions={shown}
      onToggle={(number, done) => {
        setShown(shown.map((session) => (session.number === number ? { ...session, done } : session)));
        onToggle(number, done);
      }}
    />
  );
}

const meta = {
  component: SessionList,
  args: {
    label: t('catalog:courseFields.sessionList'),
    sessions: sessionsOf(8, [1, 2]),
    next: 3,
    nextLabel: t('catalog:course.next'),
    onToggle: fn(),
  },
  render: (args) => <Ticking {...args} />,
  parameters: sessionListGuide,
} satisfies Meta<typeof SessionList>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The next session is marked. */
export const InProgress: Story = {
  tags: ['ar-dark-1280', 'en-forced-1280'],
  play: async ({ canvas }) => {
    const next = canvas.getByRole('checkbox', { name: t('catalog:course.session', { number: 3 }) });
    await expect(next).toHaveAccessibleDescription(t('catalog:course.next'));
  },
};

export const Completed: Story = { args: { sessions: sessionsOf(3, [1, 2, 3]), next: null } };

/** Checked by its label, which is as wide as the column. */
export const Toggled: Story = {
  args: { sessions: sessionsOf(4), next: 1 },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByText(t('catalog:course.session', { number: 2 })));
    await expect(
      canvas.getByRole('checkbox', { name: t('catalog:course.session', { number: 2 }) }),
    ).toBeChecked();
    await expect(args.onToggle).toHaveBeenCalledWith(2, true);
  },
};

/** At most two columns, each read from top to bottom. */
export const Many: Story = { args: { sessions: sessionsOf(24, [1, 2, 3, 4, 5]), next: 6 } };

export const LongLabel: Story = {
  tags: ['en-light-375'],
  args: { sessions: [{ number: 1, label: longName, done: false }, ...sessionsOf(3).slice(1)], next: 1 },
  decorators: [within(240)],
};

/** Titles take the place of 'Session 1'. The number is part of the accessible name. */
export const Titled: Story = {
  tags: ['2.214'],
  args: { sessions: titled.map((session) => ({ ...session, done: session.number === 1 })), next: 2 },
  play: async ({ canvas }) => {
    const [first, second, third] = canvas.getAllByRole('checkbox');
    await expect(first).toHaveAccessibleName(`${labelOf(1)} ${titles[0]}`);
    await expect(second).toHaveAccessibleName(`${labelOf(2)} ${foreign.text}`);
    await expect(third).toHaveAccessibleName(labelOf(3));
    await expect(canvas.getByText(foreign.text)).toHaveAttribute('lang', foreign.language);
  },
};

/** For visitors who are not enrolled: without checkboxes. */
export const Outline: Story = {
  tags: ['2.214'],
  render: ({ label }) => <SessionOutline label={label} sessions={titled} />,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(titled.length);
    await expect(canvas.queryByRole('checkbox')).toBeNull();
  },
};

export const Focused: Story = {
  tags: ['same-look'],
  args: { sessions: sessionsOf(4, [1]), next: 2 },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getAllByRole('checkbox')[0]).toHaveFocus();
  },
};
