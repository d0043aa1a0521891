import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inLanguage, t, within } from '../../stories/index.ts';
import { Stack } from '../layout/index.ts';
import { headingGuide } from './Heading.guide.tsx';
import { Heading } from './Heading.tsx';

const meta = {
  component: Heading,
  args: { level: 2, children: t('catalog:course.about') },
  parameters: headingGuide,
} satisfies Meta<typeof Heading>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Sizes: Story = {
  tags: ['ar-dark-1280'],
  render: () => (
    <Stack gap="lg">
      <Heading level={1} size="display">
        {t('catalog:landing.messages.1')}
      </Heading>
      <Heading level={2} size="large">
        {t('catalog:monetize.title')}
      </Heading>
      <Heading level={3} size="medium">
        {t('catalog:course.about')}
      </Heading>
      <Heading level={4} size="small">
        {t('catalog:community.values.ask.title')}
      </Heading>
    </Stack>
  ),
};

/** Level 3 in the size of a page title. */
export const LevelAndSize: Story = {
  args: { level: 3, size: 'large' },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('heading', { level: 3, name: String(args.children) })).toBeVisible();
  },
};

/** Catalog colors: a dark one, one that is too light, a glaring one. */
export const CatalogColor: Story = {
  render: () => (
    <Stack>
      {['#2b5d8c', '#ffd000', '#e04a3a'].map((mark) => (
        <Heading key={mark} level={2} mark={mark}>
          {t('catalog:domain.list')}
        </Heading>
      ))}
    </Stack>
  ),
};

/** Lines of balanced length. Latin names in Arabic keep their order. */
export const Long: Story = {
  args: {
    level: 1,
    children: inLanguage({
      en: 'TypeScript 5 and React 19 for people who have written JavaScript for years',
      ar: 'لغة TypeScript 5 ومكتبة React 19 لمن يكتبون JavaScript منذ سنوات',
      fr: 'TypeScript 5 et React 19 pour qui écrit du JavaScript depuis des années',
    }),
  },
  decorators: [within(420)],
};

/** A word wider than its container breaks. */
export const Narrow: Story = {
  args: { level: 1, children: 'Donaudampfschifffahrtsgesellschaft', lang: 'de' },
  decorators: [within(200)],
};
