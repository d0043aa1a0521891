import { useState } from 'react';
import { Button } from '../../components/Button/index.ts';
import { Stack } from '../../components/layout/index.ts';
import { guide, t } from '../../stories/index.ts';
import { SearchBox } from './SearchBox.tsx';

function Search({ id }: { id: string }) {
  const [query, setQuery] = useState('');
  return (
    <SearchBox
      id={id}
      label={t('common:header.searchLabel')}
      placeholder={t('common:header.searchPlaceholder')}
      clearLabel={t('common:header.clearSearch')}
      value={query}
      onChange={setQuery}
      onSubmit={() => undefined}
    />
  );
}

export const searchBoxGuide = guide({
  status: 'stable',
  use: [
    'Once, in the header: it searches the whole site while the user types.',
    'The placeholder names what can be found.',
  ],
  instead: [
    { when: 'It finds values to select', use: '`Combobox` or `ExpertisePicker`' },
    { when: 'It is a form field', use: 'TextField' },
  ],
  examples: [
    {
      do: { show: () => <Search id="search-do" />, why: 'Results appear while the user types.' },
      dont: {
        show: () => (
          <Stack gap="sm">
            <Search id="search-dont" />
            <Button tone="primary">{t('common:header.browse')}</Button>
          </Stack>
        ),
        why: 'A button suggests that nothing happens until it is pressed.',
      },
    },
  ],
  anatomy: [
    { part: 'Search landmark', selector: 'search' },
    { part: 'Icon', selector: 'search svg' },
    { part: 'Field', selector: 'input[type=search]' },
  ],
  keyboard: {
    Tab: 'Moves to the field, then to the clear button, if there is text.',
    Enter: 'Opens the results.',
    Escape: 'Clears the field.',
  },
  related: ['Header', 'DomainCard', 'Combobox', 'ExpertisePicker', 'TextField'],
  terms: {
    en: ['search field', 'find', 'query', 'filter', 'lookup'],
    ar: ['بحث', 'مربع البحث', 'استعلام', 'تصفية', 'إيجاد'],
    fr: ['recherche', 'champ de recherche', 'rechercher', 'trouver', 'filtre'],
  },
});
