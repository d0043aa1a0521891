import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { t } from '../../stories/index.ts';
import { LanguageMenu } from '../LanguageMenu/index.ts';
import { languageLinks } from '../LanguageMenu/LanguageMenu.fixtures.ts';
import { ThemeMenu } from '../ThemeMenu/index.ts';
import { themeTexts } from '../ThemeMenu/ThemeMenu.fixtures.ts';
import { footerTexts } from './Footer.fixtures.ts';
import { footerGuide } from './Footer.guide.tsx';
import { Footer } from './Footer.tsx';

const meta = {
  component: Footer,
  args: {
    texts: footerTexts,
    language: (
      <LanguageMenu label={t('common:footer.languageMenu')} languages={languageLinks} onSelect={fn()} />
    ),
    theme: <ThemeMenu texts={themeTexts} value="system" onChange={fn()} />,
  },
  parameters: {
    layout: 'fullscreen',
    ...footerGuide,
  },
} satisfies Meta<typeof Footer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['2.119', 'ar-dark-1280', 'en-light-375', 'fr-light-375'],
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
