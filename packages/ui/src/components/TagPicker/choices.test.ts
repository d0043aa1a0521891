import { expect, test } from 'vitest';
import { isNewName, notSelected, withText } from './choices.ts';

const option = (value: string, label: string) => ({ value, label });
const design = option('design', 'Design');
const python = option('python', 'Python');

test.each([
  ['a free text', ' Pottery ', ['design', 'Pottery']],
  ['the name of a suggestion, whatever its case', 'PYTHON', ['design', 'python']],
  ['what is selected by its name', 'design', ['design']],
  ['nothing but blanks', '  ', ['design']],
])('%s text', { tags: ['2.84'] }, (_, input, values) => {
  expect(withText([design], [python], input)).toEqual(values);
});

test('filters out selected suggestions', { tags: ['2.84'] }, () => {
  expect(notSelected([design, python], [design])).toEqual([python]);
});

test.each([
  ['Pottery', true],
  ['python', false],
  [' DESIGN ', false],
  ['  ', false],
])('whether %j is a new name: %s', (input, isNew) => {
  expect(isNewName([design], [python], input)).toBe(isNew);
});
