import { endonyms, languages } from '@lyceum/i18n';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { guide, t } from '../../stories/index.ts';
import { LanguageMenu } from '../LanguageMenu/index.ts';
import { ThemeMenu } from '../ThemeMenu/index.ts';
import { Footer } from './Footer.tsx';

const meta = {
  component: Footer,
  tags: ['en-light-375', 'fr-light-375'],
  args: {
    texts: {
      name: t('common:appName'),
      home: t('common:header.home'),
      tagline: t('common:tagline'),
      credits: t('common:footer.credits'),
      caption: t('common:footer.caption', { year: 2026 }),
    },
    language: (
      <LanguageMenu
        label={t('common:footer.languageMenu')}
        languages={languages.map((language) => ({
          language,
          name: endonyms[language],
          href: `?lng=${language}`,
        }))}
        onSelect={fn()}
      />
    ),
    theme: (
      <ThemeMenu
        texts={{
          label: t('common:theme.label'),
          system: t('common:theme.system'),
          light: t('common:theme.light'),
          dark: t('common:theme.dark'),
        }}
        value="system"
        onChange={fn()}
      />
    ),
  },
  parameters: {
    layout: 'fullscreen',
    ...guide({
      use: ['Once, at the bottom of every page: the product, the language and the theme.'],
      instead: [{ when: 'It concerns one page only', use: 'a section of that page' }],
      keyboard: { Tab: 'Moves to the logo, the languages, the theme.', '← →': 'Select the theme.' },
    }),
  },
} satisfies Meta<typeof Footer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['2.119'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('contentinfo')).toBeVisible();
    await expect(canvas.getByRole('navigation', { name: t('common:footer.languageMenu') })).toBeVisible();
  },
};

export const LongTexts: Story = {
  args: {
    texts: {
      ...meta.args.texts,
      tagline: t('catalog:monetize.steps.create.text'),
      credits: t('catalog:community.values.share.text'),
    },
  },
};
