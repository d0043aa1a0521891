import { endonyms, languages } from '@lyceum/i18n';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { guide, language, t, within } from '../../stories/index.ts';
import { LanguageMenu } from './LanguageMenu.tsx';

const links = languages.map((each) => ({ language: each, name: endonyms[each], href: `?lng=${each}` }));
const other = language === 'fr' ? 'en' : 'fr';

const meta = {
  component: LanguageMenu,
  args: { label: t('common:footer.languageMenu'), languages: links, onSelect: fn() },
  parameters: guide({
    use: [
      'In the footer and in the drawer: links to this page in the other languages, each by its own name.',
    ],
    instead: [
      { when: 'The language is a setting in a form', use: 'Select' },
      { when: 'It selects the theme', use: 'ThemeMenu' },
    ],
    keyboard: {
      Tab: 'Moves to the next language.',
      Enter: 'Opens the page in that language.',
      'Control + Enter': 'Opens it in a new tab, as for any link.',
    },
  }),
} satisfies Meta<typeof LanguageMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The current language is marked. */
export const Current: Story = {
  tags: ['hovered'],
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
