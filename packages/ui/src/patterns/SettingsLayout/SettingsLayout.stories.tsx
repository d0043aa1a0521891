import type { Meta, StoryObj } from '@storybook/react-vite';
import { GraduationCap } from 'lucide-react';
import { expect, fn, userEvent } from 'storybook/test';
import { Badge } from '../../components/Badge/index.ts';
import { Button } from '../../components/Button/index.ts';
import { Inline, Stack } from '../../components/layout/index.ts';
import { PasswordField } from '../../components/PasswordField/index.ts';
import { TextField } from '../../components/TextField/index.ts';
import { inLanguage, t, within } from '../../stories/index.ts';
import { settingsSections as sections, settingsTexts } from './SettingsLayout.fixtures.ts';
import { settingsLayoutGuide } from './SettingsLayout.guide.tsx';
import { SettingsLayout } from './SettingsLayout.tsx';

const at = (label: string) => sections.map((section) => ({ ...section, current: section.label === label }));

const meta = {
  component: SettingsLayout,
  args: {
    texts: settingsTexts,
    sections: at(t('common:userMenu.profile')),
    onSelect: fn(),
    title: t('common:userMenu.profile'),
    children: (
      <Stack gap="lg">
        <TextField
          label={t('auth:fields.name')}
          defaultValue={inLanguage({ en: 'Amal Haddad', ar: 'أمل حداد', fr: 'Amal Haddad' })}
        />
        <TextField label={t('auth:fields.email')} type="email" defaultValue="learner@lyceum.test" disabled />
      </Stack>
    ),
  },
  parameters: settingsLayoutGuide,
} satisfies Meta<typeof SettingsLayout>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Profile: Story = {
  tags: ['ar-dark-1280', 'en-light-375', 'fr-light-375'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: t('common:userMenu.profile') })).toBeVisible();
  },
};

/** With a note on where the values are stored, and a badge next to a section. */
export const Password: Story = {
  args: {
    sections: at(t('common:userMenu.password')).map((section) =>
      section.icon === GraduationCap
        ? { ...section, aside: <Badge tone="caution">{t('common:status.pending')}</Badge> }
        : section,
    ),
    title: t('common:userMenu.password'),
    lead: t('auth:fields.passwordHint'),
    children: (
      <Stack gap="lg">
        <PasswordField
          label={t('auth:fields.newPassword')}
          showLabel={t('auth:fields.showPassword')}
          hideLabel={t('auth:fields.hidePassword')}
          autoComplete="new-password"
        />
        <Inline>
          <Button tone="primary">{t('auth:reset.submit')}</Button>
        </Inline>
      </Stack>
    ),
  },
};

/** On mobile a select replaces the side menu. */
export const Mobile: Story = {
  tags: ['2.101', 'same-look'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, args }) => {
    const choice = canvas.queryByRole('combobox', { name: t('common:settings.section') });
    const menu = canvas.queryByRole('navigation', { name: t('common:settings.title') });
    await expect(choice === null).not.toBe(menu === null);
    if (choice === null) return;
    await userEvent.selectOptions(choice, t('common:userMenu.payments'));
    await expect(args.onSelect).toHaveBeenCalledWith('/profile?section=payments');
  },
};

export const LongWords: Story = {
  args: {
    sections: at(t('common:userMenu.profile')).map((section) => ({
      ...section,
      label: section.current ? t('common:profileBanner.text') : section.label,
    })),
    title: t('common:profileBanner.text'),
    lead: t('common:verifyBanner.text'),
    children: null,
  },
  decorators: [within(640)],
};
