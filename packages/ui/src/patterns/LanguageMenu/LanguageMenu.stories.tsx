import { endonyms } from '@lyceum/i18n';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { language, t, within } from '../../stories/index.ts';
import { languageLinks } from './LanguageMenu.fixtures.ts';
import { languageMenuGuide } from './LanguageMenu.guide.tsx';
import { LanguageMenu } from './LanguageMenu.tsx';

const other = language === 'fr' ? 'en' : 'fr';

const meta = {
  component: LanguageMenu,
  args: { label: t('common:footer.languageMenu'), languages: languageLinks, onSelect: fn() },
  parameters: languageMenuGuide,
} satisfies Meta<typeof LanguageMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The current language is marked. */
export const Current: Story = {
  tags: ['ar-dark-1280', 'hovered'],
  parameters: { hovered: 'a:not([aria-current])' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(endonyms[language])).toHaveAttribute('aria-current', 'true');
    await expect(canvas.getByText(endonyms.ar)).toHaveAttribute('lang', 'ar');
  },
};

export const Choosing: Story = {
  tags: ['en-light-375'],
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('link', { name: endonyms[other] }));
    await expect(args.onSelect).toHaveBeenCalledWith(other);
  },
};

export const Focused: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByText(endonyms.en)).toHaveFocus();
  },
};

export const Narrow: Story = { decorators: [within(160)] };
