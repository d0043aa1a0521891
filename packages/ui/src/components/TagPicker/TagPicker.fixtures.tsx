import { useState } from 'react';
import { inLanguage, t } from '../../stories/index.ts';
import type { TagOption } from './choices.ts';
import { TagPicker, type TagPickerProps, type TagPickerTexts } from './TagPicker.tsx';

export const tagTexts: TagPickerTexts = {
  remove: (name) => t('common:actions.remove', { name }),
  added: (name) => t('common:choice.added', { name }),
  removed: (name) => t('common:choice.removed', { name }),
};

const named = (value: string, en: string, ar: string, fr: string): TagOption => ({
  value,
  label: inLanguage({ en, ar, fr }),
});

export const python = named('python', 'Python', 'بايثون', 'Python');
export const photography = named('photography', 'Photography', 'التصوير الفوتوغرافي', 'Photographie');
export const ceramics = named('ceramics', 'Ceramics', 'الخزف', 'Céramique');
const physics = named('physics', 'Physics', 'الفيزياء', 'Physique');

export const areas = [python, photography, ceramics, physics];

/** Holds the selected values in state and filters the options by the query. */
export function StatefulTagPicker({ selected: atFirst, onChange, ...rest }: TagPickerProps) {
  const [values, setValues] = useState(() => atFirst.map(({ value }) => value));
  const [query, setQuery] = useState(rest.query ?? '');
  const allOptions = [...atFirst, ...areas];
  const searchText = query.trim().toLocaleLowerCase();
  const matches = rest.suggestions?.filter(({ label }) => label.toLocaleLowerCase().includes(searchText));
  return (
    <TagPicker
      {...rest}
      query={query}
      onQueryChange={setQuery}
      {...(matches ? { suggestions: matches } : {})}
      selected={values.map(
        (value) => allOptions.find((tag) => tag.value === value) ?? { value, label: value },
      )}
      onChange={(next) => {
        onChange(next);
        setValues(next);
      }}
    />
  );
}
