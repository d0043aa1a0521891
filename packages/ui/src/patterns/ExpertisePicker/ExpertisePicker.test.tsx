import { renderToStaticMarkup as html } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ExpertisePicker } from './ExpertisePicker.tsx';

const page = html(
  <ExpertisePicker
    label="Areas of expertise"
    error="Please select at least one area of expertise"
    selected={[{ value: 'python', label: 'Python' }]}
    onChange={() => {}}
    query=""
    onQueryChange={() => {}}
    status="blank"
    suggestions={[]}
    texts={{
      blank: 'Enter a search term to find expertises',
      tooShort: 'Type at least 3 characters to search',
      loading: 'Loading expertises...',
      none: 'No matching expertises found',
      remove: (name) => `Remove ${name}`,
      added: (name) => `${name} added`,
      removed: (name) => `${name} removed`,
    }}
  />,
);

test('a selected value is a tag whose button is named after it', { tags: ['10.32'] }, () => {
  expect(page).toContain('aria-label="Remove Python"');
});

test('the combobox is linked to its label and its error', () => {
  const [combobox = ''] = /<input[^>]*role="combobox"[^>]*>/.exec(page) ?? [];
  const id = / id="([^"]+)"/.exec(combobox)?.[1];
  expect(page).toContain(`<label for="${id}"`);
  expect(combobox).toContain('aria-invalid="true"');
  expect(combobox).toContain(`aria-describedby="${id}-error"`);
});
