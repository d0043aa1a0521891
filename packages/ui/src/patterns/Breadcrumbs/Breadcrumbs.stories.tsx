import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { inLanguage, t, within } from '../../stories/index.ts';
import { breadcrumbsGuide } from './Breadcrumbs.guide.tsx';
import { Breadcrumbs } from './Breadcrumbs.tsx';

const home = { href: '/', name: t('catalog:home') };
const domain = {
  href: '/domain/technology',
  name: inLanguage({ en: 'Technology', ar: 'التقنية', fr: 'Technologie' }),
};
const category = {
  href: '/category/web_dev',
  name: inLanguage({ en: 'Web Development', ar: 'تطوير الويب', fr: 'Développement web' }),
};

const meta = {
  component: Breadcrumbs,
  args: { label: t('catalog:breadcrumbs'), places: [home, domain, category] },
  parameters: breadcrumbsGuide,
} satisfies Meta<typeof Breadcrumbs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Course: Story = {
  tags: ['ar-dark-1280', 'en-light-375'],
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link').map((link) => link.textContent)).toEqual([
      home.name,
      domain.name,
      category.name,
    ]);
  },
};

export const Focused: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: domain.name })).toHaveFocus();
  },
};

/** An untranslated name keeps its direction and is pronounced in its own language. */
export const OtherLanguage: Story = {
  tags: ['11.1', 'same-look'],
  args: {
    places: [
      home,
      inLanguage({
        en: { href: '/domain/arts', name: 'فنون الخط العربي', nameLanguage: 'ar' },
        ar: { href: '/domain/arts', name: 'Calligraphy & Lettering', nameLanguage: 'en' },
        fr: { href: '/domain/arts', name: 'فنون الخط العربي', nameLanguage: 'ar' },
      }),
      category,
    ],
  },
};

/** Long names wrap and long words break. */
export const Narrow: Story = {
  args: {
    places: [
      home,
      { ...domain, name: t('catalog:monetize.lead') },
      { ...category, name: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerk' },
    ],
  },
  decorators: [within(240)],
};
