import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { guide, inLanguage, t, within } from '../../stories/index.ts';
import { longName, longWord } from '../catalog.fixtures.ts';
import { InstructorCard } from './InstructorCard.tsx';

const meta = {
  component: InstructorCard,
  args: {
    name: 'Lina Haddad',
    picture: null,
    bio: inLanguage({
      en: 'I teach what I build with, in small groups, slowly and by doing.',
      ar: 'أدرّس ما أبني به، في مجموعات صغيرة، على مهل وبالتطبيق.',
      fr: 'J’enseigne ce avec quoi je travaille, en petits groupes, lentement et par la pratique.',
    }),
    qualifications: inLanguage({
      en: 'Twelve years of building for the web; three of teaching it.',
      ar: 'اثنا عشر عامًا من البناء للويب، وثلاثة من تدريسه.',
      fr: 'Douze ans de développement web, trois ans d’enseignement.',
    }),
    texts: { qualifications: t('catalog:course.qualifications') },
  },
  decorators: [within(720)],
  parameters: guide({
    use: ['For the instructor of a course, with what everyone may read about them.'],
    instead: [
      { when: 'It is an application to decide on', use: 'RequestCard' },
      { when: 'It is a quotation', use: 'TestimonialCard' },
    ],
    keyboard: { none: 'Not interactive.' },
  }),
} satisfies Meta<typeof InstructorCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Complete: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('heading', { name: args.name })).toBeVisible();
    await expect(canvas.getByText(args.bio)).toBeVisible();
  },
};

/** An approved instructor may have removed both texts. */
export const NameOnly: Story = { args: { bio: '', qualifications: '' } };

/** Long words break, and line breaks are kept. */
export const Long: Story = {
  args: { bio: `${longName}\n\n${longWord.repeat(3)}`, qualifications: longName },
  decorators: [within(320)],
};

/** In another language than the page's. */
export const OtherDirection: Story = {
  args: {
    bio: inLanguage({
      en: 'أدرّس ما أبني به، في مجموعات صغيرة.',
      ar: 'I teach what I build with, in small groups.',
    }),
  },
};
