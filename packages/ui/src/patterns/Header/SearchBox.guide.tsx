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
  use: [
    'Once, in the header: it searches the whole site while the user types.',
    'The placeholder names what can be found.',
  ],
  instead: [
    { when: 'It finds values to select', use: 'Combobox or ExpertisePicker' },
    { when: 'It is a form field', use: 'TextField' },
  ],
  do: <Search id="search-do" />,
  why: 'Results appear while the user types.',
  dont: (
    <Stack gap="sm">
      <Search id="search-dont" />
      <Button tone="primary">{t('common:header.browse')}</Button>
    </Stack>
  ),
  whyNot: 'A button suggests that nothing happens until users press it.',
  keyboard: {
    Tab: 'Moves to the field, then, if there is text, to the clear button.',
    Enter: 'Opens the results.',
    Escape: 'Clears the field.',
  },
});
