import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../../components/Button/index.ts';
import { inLanguage, t, within } from '../../stories/index.ts';
import { longName, longWord } from '../catalog.fixtures.ts';
import { noursReview } from './ReviewCard.fixtures.ts';
import { reviewCardGuide } from './ReviewCard.guide.tsx';
import { ReviewCard } from './ReviewCard.tsx';

const meta = {
  component: ReviewCard,
  args: noursReview,
  decorators: [within(640)],
  parameters: reviewCardGuide,
} satisfies Meta<typeof ReviewCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Written: Story = {
  tags: ['ar-dark-1280', 'en-light-375'],
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('article', { name: args.author.name })).toBeVisible();
    await expect(canvas.getByText(args.texts.stars)).toBeInTheDocument();
  },
};

/** With a quiet action, whose words stay whole next to a long name. */
export const Reportable: Story = {
  args: {
    author: { name: longName, picture: null },
    aside: (
      <Button size="small" tone="quiet">
        {t('reviews:report')}
      </Button>
    ),
  },
  decorators: [within(320)],
  play: async ({ canvas }) => {
    const words = document.createRange();
    words.selectNodeContents(canvas.getByText(t('reviews:report')));
    // One line has one rectangle.
    await expect(words.getClientRects()).toHaveLength(1);
  },
};

/** Changed later, with what its author can do. */
export const Own: Story = {
  args: {
    isEdited: true,
    actions: (
      <>
        <Button size="small">{t('reviews:own.edit')}</Button>
        <Button size="small" tone="criticalQuiet">
          {t('reviews:own.withdraw')}
        </Button>
      </>
    ),
  },
};

/** The instructor has replied. */
export const Replied: Story = {
  tags: ['2.326'],
  args: {
    reply: {
      label: t('reviews:reply.by'),
      text: inLanguage({
        en: 'Thank you! The notes now come a day before each session.',
        ar: 'شكرًا لك! تصل الملاحظات الآن قبل كل جلسة بيوم.',
        fr: 'Merci ! Les notes arrivent désormais la veille de chaque séance.',
      }),
      writtenAt: '2026-11-20T08:00:00.000Z',
    },
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('region', { name: String(args.reply?.label) })).toBeVisible();
  },
};

export const StarsOnly: Story = { tags: ['same-look'], args: { text: '' } };

/** Markup is text. Long words break, and line breaks are kept. */
export const Long: Story = {
  tags: ['2.325'],
  args: {
    author: { name: longName, picture: null },
    text: `<img src=x onerror="alert(1)"> [link](javascript:alert(1))\n\n${longWord.repeat(3)}`,
  },
  decorators: [within(320)],
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText(/<img src=x/)).toBeVisible();
    await expect(canvasElement.querySelector('img, a')).toBeNull();
  },
};

/** In another language than the page's. */
export const OtherDirection: Story = {
  tags: ['same-look'],
  args: {
    text: inLanguage({
      en: 'شرح واضح وتحضير جيد، والمجموعة صغيرة.',
      ar: 'Clear and well prepared, in a small group.',
    }),
  },
};
