import { expect, test } from 'vitest';
import { ExpertiseField, type ExpertiseFieldProps } from '../src/app/forms/ExpertiseField.tsx';
import { RequestItem } from '../src/features/staff/InstructorRequests/RequestItem.tsx';
import { searchAt } from '../src/fixtures/expertises.ts';
import { requestAt, requests } from '../src/fixtures/requests.ts';
import { htmlOf, textOf } from './support/renderScreen.tsx';

const id = 'rope-walking';
const nothing = () => {};
const nameless = { id, name: {}, description: null };
const unknownNames = { en: 'Unknown', ar: 'غير معروف', fr: 'Inconnu' } as const;
const languages = ['en', 'ar', 'fr'] as const;

const field = (props: Partial<ExpertiseFieldProps>, language: (typeof languages)[number] = 'en') =>
  textOf(
    htmlOf(
      <ExpertiseField search={searchAt('blank')} send={nothing} value={[id]} onChange={nothing} {...props} />,
      {
        language,
      },
    ),
  );

test.each<[string, Partial<ExpertiseFieldProps>]>([
  ['has no name in any language', { search: searchAt('blank', { expertisesById: { [id]: nameless } }) }],
  [
    'has blank names',
    {
      search: searchAt('blank', {
        expertisesById: { [id]: { ...nameless, name: { en: ' ', ar: '', fr: '' } } },
      }),
    },
  ],
  ['does not exist anymore', { serverIds: [id], search: searchAt('blank', { selected: [id] }) }],
  ['was found earlier and does not exist anymore', { freeText: false }],
  ['could not be loaded', { search: searchAt('blank', { names: 'failed', selected: [id] }) }],
])(
  'names an area of expertise that %s “Unknown”, in the language of the page',
  { tags: ['2.14'] },
  (_, props) => {
    for (const language of languages) {
      const words = field(props, language);
      expect(words).toContain(unknownNames[language]);
      expect(words).not.toContain(id);
    }
  },
);

test('shows no id while a name is loading', () => {
  const words = field({ search: searchAt('blank', { names: 'loading', selected: [id] }) });
  expect(words).toContain('Loading...');
  expect(words).not.toContain(id);
});

test('shows a free text unchanged, typed or from a draft', () => {
  const value = ['Lantern making'];
  expect(field({ value })).toContain('Lantern making');
  expect(field({ value, search: searchAt('blank', { selected: value }) })).toContain('Lantern making');
});

test('names an area of expertise without a name “Unknown” in a request', () => {
  const expertise = [{ id, name: {} }];
  for (const language of languages) {
    const request = requestAt('waiting', { ...requests[0], expertise });
    const words = textOf(htmlOf(<RequestItem request={request} send={nothing} />, { language }));
    expect(words).toContain(unknownNames[language]);
    expect(words).not.toContain(id);
  }
});
