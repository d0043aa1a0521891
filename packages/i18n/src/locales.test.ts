import { readdirSync } from 'node:fs';
import {
  fallbackLanguage,
  type Language,
  languages,
  limits,
  passwordMaximum,
  passwordMinimum,
} from '@lyceum/rules';
import { expect, test } from 'vitest';
import { createI18n } from './instance.ts';
import { namespaces, serverNamespace, type Texts } from './namespaces.ts';
import { loadNamespace, loadResources, localesFolder } from './server.ts';

const files = [...namespaces, serverNamespace] as const;
const others = languages.filter((language) => language !== fallbackLanguage);
const everyForm = /_(zero|one|two|few|many|other)$/;
const formsOf = (language: Language) =>
  new Intl.PluralRules(language).resolvedOptions().pluralCategories.toSorted();

function flat(texts: Texts, prefix = ''): [key: string, text: string][] {
  return Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string'
      ? [[`${prefix}${key}`, value] as [string, string]]
      : flat(value, `${prefix}${key}.`),
  );
}

/** Key without its plural form → form (empty for a text without a count) → text. */
function byKey(texts: Texts): Map<string, Map<string, string>> {
  const keys = new Map<string, Map<string, string>>();
  for (const [key, text] of flat(texts)) {
    const form = everyForm.exec(key)?.[1] ?? '';
    const base = key.replace(everyForm, '');
    keys.set(base, (keys.get(base) ?? new Map()).set(form, text));
  }
  return keys;
}

const placeholders = (text: string) => [...new Set(text.match(/\{\{[^}]*\}\}/g))].toSorted();
const tags = (text: string) => (text.match(/<\/?[^>]*>/g) ?? []).toSorted();

/** The differences of a file from the English one. */
function problemsIn(language: Language, texts: Texts, english: Texts): string[] {
  const problems: string[] = [];
  const ours = byKey(texts);
  const expected = byKey(english);
  for (const key of expected.keys()) if (!ours.has(key)) problems.push(`${key} is missing`);
  for (const [key, forms] of ours) {
    const model = expected.get(key);
    if (!model) {
      problems.push(`${key} is not in English`);
      continue;
    }
    const needed = model.has('') ? [''] : formsOf(language);
    if (`${[...forms.keys()].toSorted()}` !== `${needed}`)
      problems.push(`${key} has the forms ${[...forms.keys()]}`);
    // The forms for one and two may spell out the number, so only the general form needs every placeholder.
    const general = model.get('other') ?? model.get('') ?? '';
    for (const [form, text] of forms) {
      const name = form ? `${key}_${form}` : key;
      if (text.trim() !== text || text === '') problems.push(`${name} is empty or has spaces around it`);
      const exact = form === '' || form === 'other';
      const has = placeholders(text).filter((placeholder) => exact || placeholder !== '{{count}}');
      const should = placeholders(general).filter((placeholder) => exact || placeholder !== '{{count}}');
      if (`${has}` !== `${should}`) problems.push(`${name} has the placeholders ${has}`);
      if (`${tags(text)}` !== `${tags(general)}`) problems.push(`${name} has the tags ${tags(text)}`);
    }
  }
  return problems;
}

test.each(languages)('%s has all files and no others', { tags: ['1.9'] }, (language) => {
  expect(readdirSync(new URL(`${language}/`, localesFolder)).toSorted()).toEqual(
    files.map((namespace) => `${namespace}.json`).toSorted(),
  );
});

test.each(files.flatMap((namespace) => languages.map((language) => [language, namespace] as const)))(
  '%s/%s.json has all texts and plural forms, with the same placeholders',
  { tags: ['11.12'] },
  (language, namespace) => {
    expect(problemsIn(language, loadNamespace(language, namespace), loadNamespace('en', namespace))).toEqual(
      [],
    );
  },
);

test('the comparison finds a missing key, an empty text, a missing form, another placeholder and another tag', {
  tags: ['11.12'],
}, () => {
  const english = {
    a: 'A',
    b: 'Hi {{name}}',
    c_one: '{{count}} day',
    c_other: '{{count}} days',
    d: '<b>x</b>',
  };
  const arabic = {
    b: 'أهلا {{nom}}',
    c_zero: 'لا أيام',
    c_one: 'يوم',
    c_two: '',
    c_few: '{{count}} أيام',
    c_other: '{{count}} يوم',
    d: '<i>x</i>',
    e: 'E',
  };
  expect(problemsIn('ar', arabic, english)).toEqual([
    'a is missing',
    'b has the placeholders {{nom}}',
    'c has the forms zero,one,two,few,other',
    'c_two is empty or has spaces around it',
    'd has the tags </i>,<i>',
    'e is not in English',
  ]);
});

const english = loadNamespace('en', 'errors');

test('the validation messages contain the limits of the rules', { tags: ['5.7'] }, () => {
  expect(english).toHaveProperty(
    'validation.passwordTooShort',
    expect.stringContaining(`${passwordMinimum}`),
  );
  expect(english).toHaveProperty('validation.passwordTooLong', expect.stringContaining(`${passwordMaximum}`));
});

test('the validation messages have the required texts', { tags: ['5.7'] }, () => {
  expect(english.validation).toMatchObject({
    expertiseRequired: 'Please select at least one area of expertise',
    qualificationsRequired: 'Please enter your qualifications',
    bioRequired: 'Please enter your professional bio',
    fillAllFields: 'Please fill all fields correctly',
    emailRequired: 'Please enter your email address',
    newPasswordRequired: 'Please enter a new password',
    passwordTooShort: 'Password must be at least 6 characters long',
    passwordsDoNotMatch: 'Passwords do not match',
    resetTokenMissing: 'Reset token is missing. Please use the link from your email.',
    verificationTokenMissing: 'Verification token is missing. Please use the link from your email.',
  });
});

test.each(others)('%s is translated, not copied', { tags: ['8.1', '11.12'] }, (language) => {
  const english = new Map(namespaces.flatMap((namespace) => flat(loadNamespace('en', namespace))));
  const copied = namespaces
    .flatMap((namespace) => flat(loadNamespace(language, namespace)))
    .filter(([key, text]) => text.length > 24 && english.get(key) === text);
  expect(copied).toEqual([]);
});

test.each(['{{', '}}', '__', '  '])('no text contains %j by mistake', (slip) => {
  const texts = languages.flatMap((language) =>
    files.flatMap((namespace) => flat(loadNamespace(language, namespace))),
  );
  expect(texts.filter(([, text]) => text.replaceAll(/\{\{\w+\}\}/g, 'x').includes(slip))).toEqual([]);
});

// A requirement quotes this text with a straight apostrophe [2.10].
const quoted = "What's on your mind?";

test.each([
  ['en', 'an apostrophe of a typewriter', /'/],
  ['fr', 'an apostrophe of a typewriter', /'/],
  ['fr', 'a sign without its narrow space', /[^\u202F][?!;]/],
  ['fr', 'a colon without its space', /[^\u00A0]:(?!\/\/)/],
  ['fr', 'a quotation mark without its space', /«(?!\u00A0)|(?<!\u00A0)»/],
  ['ar', 'a sign of the Latin script', /[?;,'"]/],
] as const)('in %s no text has %s', (language, _slip, misprint) => {
  const texts = files.flatMap((namespace) => flat(loadNamespace(language, namespace)));
  expect(texts.filter(([, text]) => text !== quoted && misprint.test(text))).toEqual([]);
});

test('each language has seven landing messages, and the first three are the required ones', {
  tags: ['2.10'],
}, () => {
  const messages = (language: Language): string[] => {
    const { t } = createI18n({ language, resources: loadResources(language, ['catalog']) });
    return Object.values(t('catalog:landing.messages', { returnObjects: true }));
  };
  expect(messages('en').slice(0, 3)).toEqual([
    'Explore & Discover',
    "What's on your mind?",
    'Ask. Analyze. Act.',
  ]);
  for (const language of languages) expect(new Set(messages(language)).size).toBe(limits.landingMessages);
});

test.each([
  ['en', ['Name', 'Rating', 'Popularity', 'Price', 'Number of Courses'], ['Previous', 'Next']],
  ['ar', ['الاسم', 'التقييم', 'الشعبية', 'السعر', 'عدد الدورات'], ['السابق', 'التالي']],
  ['fr', ['Nom', 'Note', 'Popularité', 'Prix', 'Nombre de cours'], ['Précédent', 'Suivant']],
] as const)(
  '%s has labels for all sort options and for the previous and next page',
  { tags: ['2.31'] },
  (language, sorts, turns) => {
    const t = createI18n({ language, resources: loadResources(language, ['catalog', 'common']) }).t;
    const names = ['name', 'rating', 'popularity', 'price', 'courses'] as const;
    expect(names.map((sort) => t(`catalog:sort.${sort}`))).toEqual(sorts);
    // The courses sort by the number of enrolled learners.
    expect(t('catalog:sort.enrolled')).toBe(t('catalog:sort.popularity'));
    expect([t('common:pagination.previous'), t('common:pagination.next')]).toEqual(turns);
  },
);

test('each language has a word for a missing name and for a price of 0', { tags: ['2.14', '9.4'] }, () => {
  const words = languages.map((language) => {
    const { t } = createI18n({ language, resources: loadResources(language, ['catalog', 'common']) });
    return [t('common:unknownName'), t('catalog:card.free')];
  });
  expect(words.slice(0, 3)).toEqual([
    ['Unknown', 'Free'],
    ['غير معروف', 'مجاني'],
    ['Inconnu', 'Gratuit'],
  ]);
});

test('formats the number of courses for each language', { tags: ['2.34'] }, () => {
  const available = (language: Language, count: number) =>
    createI18n({ language, resources: loadResources(language, ['catalog']) }).t(
      'catalog:category.available',
      { count },
    );
  expect([0, 1, 62].map((count) => available('en', count))).toEqual([
    '0 courses available',
    '1 course available',
    '62 courses available',
  ]);
  expect([0, 1, 2, 3, 62].map((count) => available('ar', count))).toEqual([
    'لا توجد دورات متاحة',
    'دورة واحدة متاحة',
    'دورتان متاحتان',
    '3 دورات متاحة',
    '62 دورة متاحة',
  ]);
  expect([0, 2].map((count) => available('fr', count))).toEqual([
    '0 cours disponible',
    '2 cours disponibles',
  ]);
});
