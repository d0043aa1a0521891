import { existsSync, readdirSync, statSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { declineFrench, typesetFrench } from './compose.ts';
import { courseWithoutImage, demoCatalog } from './index.ts';
import { lessonTitles } from './lessonTitles.ts';

const { domains, categories, courses, expertises, instructors } = demoCatalog;
const pictures = new URL('../../../../web/public/', import.meta.url);

// [2.20]
const iconSegments =
  `web_dev mobile_apps python data_science cloud_computing devops blockchain ai_ml cybersecurity
  ux_design graphic_design branding video_editing 3d_design ui_ux_tools metaverse_vr digital_marketing seo
  entrepreneurship finance ecommerce data_driven_marketing remote_work fitness nutrition mental_health
  self_improvement holistic_health sleep_science language_learning`.split(/\s+/);

const ids = (items: readonly { id: string }[]) => items.map(({ id }) => id);
const twice = (items: readonly string[]) => items.filter((item, index) => items.indexOf(item) !== index);
const inCategory = (id: string) => courses.filter(({ categoryId }) => categoryId === id);

describe('counts', () => {
  test('fourteen domains, one of them with more than fourteen categories', { tags: ['10.1'] }, () => {
    expect(domains).toHaveLength(14);
    const sizes = domains.map(({ id }) => categories.filter(({ domainId }) => domainId === id).length);
    expect(Math.max(...sizes)).toBeGreaterThan(14);
    expect(Math.min(...sizes)).toBeGreaterThan(0);
  });

  test('every known icon segment once, and some unknown ones', { tags: ['10.1'] }, () => {
    expect(iconSegments).toHaveLength(30);
    expect(
      ids(categories)
        .filter((id) => iconSegments.includes(id))
        .toSorted(),
    ).toEqual(iconSegments.toSorted());
    expect(categories.length).toBeGreaterThan(iconSegments.length + 20);
  });

  test('at least six hundred courses, more than sixty of them in one category', { tags: ['10.1'] }, () => {
    expect(courses.length).toBeGreaterThanOrEqual(600);
    const sizes = categories.map(({ id }) => inCategory(id).length).toSorted((a, b) => b - a);
    expect(sizes[0]).toBeGreaterThan(60);
    expect(sizes[1]).toBeLessThanOrEqual(14);
    expect(sizes.at(-1)).toBeGreaterThanOrEqual(6);
  });

  test('expertises and instructors', () => {
    expect(expertises.length).toBeGreaterThanOrEqual(85);
    expect(instructors.length).toBeGreaterThanOrEqual(24);
    expect(
      instructors.flatMap(({ expertise }) => expertise).filter((id) => !ids(expertises).includes(id)),
    ).toEqual([]);
  });
});

describe('names and texts', () => {
  test('ids are readable slugs and unique', () => {
    for (const items of [domains, categories, courses, expertises, instructors]) {
      expect(twice(ids(items))).toEqual([]);
      for (const id of ids(items)) expect(id).toMatch(/^[a-z0-9]+(?:[-_][a-z0-9]+)*$/);
    }
    expect(inCategory('web_dev').map(({ id }) => id)).toContain('intro-to-typescript');
  });

  test('every name and description is there in three languages, each in its own script', {
    tags: ['10.1'],
  }, () => {
    const texts = [
      ...[...domains, ...categories, ...courses, ...expertises].map(({ name }) => name),
      ...[...categories, ...courses, ...expertises].map(({ description }) => description),
      ...courses.flatMap(({ lessonTitles }) => lessonTitles),
    ];
    for (const { en, ar, fr } of texts) {
      expect(ar).toMatch(/\p{Script=Arabic}/u);
      expect(`${en}${fr}`).not.toMatch(/\p{Script=Arabic}/u);
      expect(en.length * fr.length).toBeGreaterThan(0);
      expect(`${en}${ar}${fr}`).not.toMatch(/[{}]|undefined|lorem/i);
      expect(fr).not.toMatch(/ [:;!?»]|'|« (?=\S)/);
      expect(ar).not.toMatch(/\p{Script=Arabic}[,;?]/u);
    }
  });

  test('some courses have titles, at most one per lesson', { tags: ['2.214'] }, () => {
    const titled = courses.filter(({ lessonTitles }) => lessonTitles.length > 0);
    expect(titled.map(({ id }) => id).toSorted()).toEqual(Object.keys(lessonTitles).toSorted());
    for (const { lessons, lessonTitles: titles } of titled)
      expect(titles.length).toBeLessThanOrEqual(lessons);
  });

  test('names differ in every language, courses in their category and the rest everywhere', () => {
    const lists = [domains, categories, expertises, ...categories.map(({ id }) => inCategory(id))];
    for (const items of lists) {
      for (const language of ['en', 'ar', 'fr'] as const)
        expect(twice(items.map(({ name }) => name[language]))).toEqual([]);
    }
  });

  test('no two courses read the same, and each says several sentences', () => {
    for (const language of ['en', 'ar', 'fr'] as const) {
      expect(twice(courses.map(({ description }) => description[language]))).toEqual([]);
    }
    for (const { description } of courses)
      expect(description.en.match(/[.!?](?:\s|$)/g)?.length).toBeGreaterThanOrEqual(2);
  });

  test('French nouns contract with à and de, and high punctuation never starts a line', () => {
    expect(declineFrench('les formulaires et la validation')).toEqual({
      bare: 'Formulaires et validation',
      to: 'aux formulaires et à la validation',
      of: 'des formulaires et de la validation',
    });
    expect(declineFrench('le pitch')).toMatchObject({ bare: 'Pitch', to: 'au pitch', of: 'du pitch' });
    expect(declineFrench('l’aquarelle')).toMatchObject({
      bare: 'Aquarelle',
      to: 'à l’aquarelle',
      of: 'de l’aquarelle',
    });
    expect(declineFrench('Arduino')).toMatchObject({ to: 'à Arduino', of: 'd’Arduino' });
    expect(typesetFrench('Quoi ? « Ceci » : cela')).toBe('Quoi\u202f? «\u00a0Ceci\u00a0»\u00a0: cela');
  });
});

describe('figures', () => {
  test('prices are whole cents, some free and some odd', { tags: ['10.1'] }, () => {
    const prices = courses.map(({ priceCents }) => priceCents);
    for (const price of prices) expect(Number.isInteger(price) && price >= 0 && price < 30_000).toBe(true);
    expect(prices).toContain(0);
    expect(prices.some((price) => price % 10 === 9)).toBe(true);
  });

  test('ratings, lessons, groups and tags are plausible', () => {
    for (const { rating, lessons, learners, tags } of courses) {
      if (rating !== null) expect(rating * 10).toBeCloseTo(Math.round(rating * 10), 9);
      expect(rating ?? 4).toBeGreaterThanOrEqual(3.4);
      expect(rating ?? 4).toBeLessThanOrEqual(5);
      expect(lessons).toBeGreaterThanOrEqual(3);
      expect(lessons).toBeLessThanOrEqual(24);
      expect(learners.enrolled).toBeLessThanOrEqual(4800);
      expect(learners.required).toBeGreaterThan(0);
      expect(tags.length).toBeGreaterThanOrEqual(2);
      expect(tags.length).toBeLessThanOrEqual(4);
    }
    expect(courses.filter(({ rating }) => rating === null).length).toBeGreaterThan(20);
  });

  test('some sixty courses begin at a time in the future', { tags: ['10.1'] }, () => {
    const starts = courses.flatMap(({ startsInHours }) => startsInHours ?? []);
    expect(starts.length).toBeGreaterThan(45);
    expect(starts.length).toBeLessThan(80);
    expect(Math.min(...starts)).toBeGreaterThan(0);
  });
});

describe('links', () => {
  test('related courses exist, are others, and share the category', () => {
    for (const { id, categoryId, related } of courses) {
      expect(related.length).toBeGreaterThan(2);
      expect(related).not.toContain(id);
      expect(twice(related)).toEqual([]);
      expect(ids(inCategory(categoryId))).toEqual(expect.arrayContaining([...related]));
    }
  });

  test('every course has an instructor who teaches its category', () => {
    for (const { categoryId, instructorId } of courses) {
      expect(instructors.find(({ id }) => id === instructorId)?.teaches).toContain(categoryId);
    }
  });

  test('colors are written out, and hrefs lead to ids', () => {
    for (const { color } of [...domains, ...categories]) expect(color).toMatch(/^#[0-9A-F]{6}$/);
    expect(twice(domains.map(({ color }) => color))).toEqual([]);
    expect(domains.every(({ id, href }) => href === `/domain/${id}`)).toBe(true);
    expect(categories.every(({ id, href }) => href === `/category/${id}`)).toBe(true);
    expect(courses.every(({ id, href }) => href === `/course/${id}`)).toBe(true);
  });

  test('every picture is there in both formats but one, and nothing is left over', () => {
    const missing = courses.filter(
      ({ promotionalImage }) => !existsSync(new URL(`.${promotionalImage}`, pictures)),
    );
    expect(ids(missing)).toEqual([courseWithoutImage]);
    const expected = ids(courses)
      .filter((id) => id !== courseWithoutImage)
      .flatMap((id) => [`${id}.avif`, `${id}.jpg`]);
    expect(readdirSync(new URL('./pictures/courses/', pictures)).toSorted()).toEqual(expected.toSorted());
  });

  test('all pictures together weigh at most 9 MB, the social one at most 80 kB', () => {
    const folder = new URL('./pictures/courses/', pictures);
    const bytes = readdirSync(folder).reduce((sum, file) => sum + statSync(new URL(file, folder)).size, 0);
    expect(bytes).toBeLessThan(9_000_000);
    expect(statSync(new URL('./pictures/social.png', pictures)).size).toBeLessThan(80_000);
  });
});
