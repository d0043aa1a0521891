import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Button } from '../../components/Button/index.ts';
import { LocalizedLine } from '../../components/LocalizedLine/index.ts';
import { Select } from '../../components/Select/index.ts';
import { inLanguage, t } from '../../stories/index.ts';
import { filterFormExample } from '../FilterForm/FilterForm.fixtures.ts';
import { FilterForm } from '../FilterForm/index.ts';
import { pageHeaderGuide } from './PageHeader.guide.tsx';
import { PageHeader } from './PageHeader.tsx';

const category = inLanguage({ en: 'Web Development', ar: 'تطوير الويب', fr: 'Développement web' });

const meta = {
  component: PageHeader,
  args: { title: t('catalog:categories.title') },
  parameters: pageHeaderGuide,
} satisfies Meta<typeof PageHeader>;

export default meta;
type Story = StoryObj<typeof meta>;

export const TitleOnly: Story = { tags: ['ar-dark-1280', 'en-light-375'] };

export const WithDescription: Story = {
  tags: ['same-look'],
  args: { description: t('catalog:categories.description') },
};

/** A category with its adjusted color, the number of courses, their sort order and their filters. */
export const Complete: Story = {
  args: {
    title: t('catalog:category.title', { category }),
    mark: '#2563b8',
    description: t('catalog:category.description', { count: 64, category }),
    line: t('catalog:category.available', { count: 64 }),
    aside: (
      <Select
        label={t('catalog:sort.label')}
        labelBeside
        shape="pill"
        options={[
          { value: 'name', label: t('catalog:sort.name') },
          { value: 'price', label: t('catalog:sort.price') },
        ]}
      />
    ),
    filters: <FilterForm {...filterFormExample} onFilter={fn()} />,
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(String(args.title));
  },
};

/** A yellow that is unreadable on a light page. */
export const PaleColor: Story = { args: { title: category, mark: '#fde68a' } };

export const LongTitle: Story = {
  args: {
    title: t('common:profileBanner.text'),
    description: t('catalog:monetize.steps.create.text'),
    aside: <Button>{t('common:actions.browseCourses')}</Button>,
  },
};

/** A name in another language keeps its direction. */
export const OtherLanguage: Story = {
  args: {
    title: inLanguage({
      en: <LocalizedLine text="أساسيات الخط العربي" language="ar" />,
      ar: <LocalizedLine text="Calligraphy & Lettering" language="en" />,
      fr: <LocalizedLine text="أساسيات الخط العربي" language="ar" />,
    }),
    line: t('catalog:category.available', { count: 1 }),
  },
};
