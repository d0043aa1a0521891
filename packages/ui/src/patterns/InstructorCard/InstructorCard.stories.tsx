import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inLanguage, within } from '../../stories/index.ts';
import { longName, longWord } from '../catalog.fixtures.ts';
import { lina } from './InstructorCard.fixtures.ts';
import { instructorCardGuide } from './InstructorCard.guide.tsx';
import { InstructorCard } from './InstructorCard.tsx';

const meta = {
  component: InstructorCard,
  args: lina,
  decorators: [within(720)],
  parameters: instructorCardGuide,
} satisfies Meta<typeof InstructorCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Complete: Story = {
  tags: ['ar-dark-1280'],
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
  tags: ['same-look'],
  args: {
    bio: inLanguage({
      en: 'أدرّس ما أبني به، في مجموعات صغيرة.',
      ar: 'I teach what I build with, in small groups.',
    }),
  },
};
