import type { Meta, StoryObj } from '@storybook/react-vite';
import { inLanguage, t, within } from '../../stories/index.ts';
import { testimonialCardGuide } from './TestimonialCard.guide.tsx';
import { TestimonialCard } from './TestimonialCard.tsx';

const meta = {
  component: TestimonialCard,
  args: {
    quote: t('experts:testimonials.first.quote'),
    name: t('experts:testimonials.first.name'),
    occupation: t('experts:testimonials.first.role'),
    photo: '/pictures/portraits/first.svg',
  },
  parameters: testimonialCardGuide,
} satisfies Meta<typeof TestimonialCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Quoted: Story = { tags: ['ar-dark-1280', 'en-light-375'] };

/** Several sentences, and a name in another script. */
export const Long: Story = {
  args: {
    quote: [t('experts:testimonials.first.quote'), t('experts:testimonials.second.quote')].join(' '),
    name: inLanguage({
      en: 'ليلى عبد الرحمن',
      ar: 'Wolfgang Schmidt-Hohenstein',
      fr: 'ليلى عبد الرحمن',
    }),
  },
};

/** Without a photo, the author is shown by initials. */
export const WithoutPhoto: Story = { render: ({ photo, ...args }) => <TestimonialCard {...args} /> };

export const Narrow: Story = { decorators: [within(280)] };
