import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../../components/Button/index.ts';
import { LocalisedLine } from '../../components/LocalisedLine/index.ts';
import { Select } from '../../components/Select/index.ts';
import { guide, inLanguage, t } from '../../stories/index.ts';
import { PageHeader } from './PageHeader.tsx';

const category = inLanguage({ en: 'Web Development', ar: 'تطوير الويب', fr: 'Développement web' });

const meta = {
  component: PageHeader,
  args: { title: t('catalogue:categories.title') },
  parameters: guide({
    use: [
      'Once on a page, first in it or after the Breadcrumbs: what it is about, and how it can be looked at.',
    ],
    instead: [
      { when: 'It is the landing page', use: 'HeroMessage' },
      { when: 'It is a course', use: 'CourseHero' },
      { when: 'It is a part of a page', use: 'Heading' },
    ],
    keyboard: { none: 'It only shows; what stands beside the title has its own keys.' },
  }),
} satisfies Meta<typeof PageHeader>;

export default meta;
type Story = StoryObj<typeof meta>;

export const TitleOnly: Story = {};

export const WithDescription: Story = { args: { description: t('catalogue:categories.description') } };

/** A category: its colour made readable, how many courses there are, and their order. */
export const Complete: Story = {
  args: {
    title: t('catalogue:category.title', { category }),
    mark: '#2563b8',
    description: t('catalogue:category.description', { count: 64, category }),
    line: t('catalogue:category.available', { count: 64 }),
    aside: (
      <Select
        label={t('catalogue:sort.label')}
        labelBeside
        shape="pill"
        options={[
          { value: 'name', label: t('catalogue:sort.name') },
          { value: 'price', label: t('catalogue:sort.price') },
        ]}
      />
    ),
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(String(args.title));
  },
};

/** A yellow that could not be read on paper. */
export const PaleMark: Story = { args: { title: category, mark: '#fde68a' } };

export const LongTitle: Story = {
  args: {
    title: t('common:profileBanner.text'),
    description: t('catalogue:monetize.steps.create.text'),
    aside: <Button>{t('common:actions.browseCourses')}</Button>,
  },
};

/** A name in another language keeps its own direction. */
export const OtherLanguage: Story = {
  args: {
    title: inLanguage({
      en: <LocalisedLine text="أساسيات الخط العربي" language="ar" />,
      ar: <LocalisedLine text="Calligraphy & Lettering" language="en" />,
      fr: <LocalisedLine text="أساسيات الخط العربي" language="ar" />,
    }),
    line: t('catalogue:category.available', { count: 1 }),
  },
};
