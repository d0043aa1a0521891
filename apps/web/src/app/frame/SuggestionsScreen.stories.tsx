import { searchSuggestionsMachine } from '@lyceum/flows/search-suggestions';
import { SearchBox } from '@lyceum/ui/patterns/Header';
import { inLanguage, t } from '@lyceum/ui/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { courses, webDevelopment } from '../../fixtures/catalog.ts';
import { inApp } from '../../fixtures/inApp.tsx';
import { at } from '../../fixtures/snapshotAt.ts';
import { SuggestionsScreen } from './SuggestionsScreen.tsx';

const query = inLanguage({ en: 'we', ar: 'الو', fr: 'we' });
const suggestions = [
  { ...webDevelopment, kind: 'category' as const },
  ...courses.slice(1, 3).map((course) => ({ ...course, kind: 'course' as const })),
  { id: 'i1', kind: 'instructor' as const, name: 'Wessam Lina Haddad', href: '/search?q=Wessam' },
];

const meta = {
  title: 'Search suggestions',
  component: SuggestionsScreen,
  decorators: [
    (Story) => (
      <div style={{ minBlockSize: 340, maxInlineSize: 420 }}>
        <SearchBox
          label={t('common:header.searchLabel')}
          placeholder={t('common:header.searchPlaceholder')}
          clearLabel={t('common:header.clearSearch')}
          value={query}
          onChange={fn()}
          onSubmit={fn()}
          role="combobox"
          aria-expanded
          aria-controls="list"
          suggestions={<Story />}
        />
      </div>
    ),
    inApp({ path: '/sessions' }),
  ],
  args: {
    id: 'list',
    suggestions: at(searchSuggestionsMachine, 'open', { query, suggestions, highlighted: null }),
    onSelect: fn(),
  },
} satisfies Meta<typeof SuggestionsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The last option searches everything. */
export const Open: Story = {
  tags: ['2.335', 'en-light-1280'],
  play: async ({ canvas, args }) => {
    await expect(canvas.getAllByRole('option')).toHaveLength(5);
    await userEvent.click(canvas.getByRole('option', { name: t('search:searchFor', { query }) }));
    await expect(args.onSelect).toHaveBeenCalledWith(4);
  },
};
