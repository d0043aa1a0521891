import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { ButtonLink } from '../../components/Button/index.ts';
import { t, within } from '../../stories/index.ts';
import { foreignName, longName, longWord } from '../catalog.fixtures.ts';
import { continued, continueTexts } from './ContinueCard.fixtures.ts';
import { continueCardGuide } from './ContinueCard.guide.tsx';
import { ContinueCard } from './ContinueCard.tsx';

const { name, href } = continued;

const meta = {
  component: ContinueCard,
  args: {
    ...continued,
    action: (
      <ButtonLink tone="primary" href={href}>
        {t('catalog:course.continueWith', { number: 4 })}
      </ButtonLink>
    ),
  },
  parameters: continueCardGuide,
} satisfies Meta<typeof ContinueCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const InProgress: Story = {
  tags: ['ar-dark-1280', 'en-light-375'],
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('link', { name })).toBeVisible();
    await expect(canvas.getByRole('progressbar', { name: args.texts.progressLabel })).toHaveAttribute(
      'aria-valuetext',
      args.texts.progress,
    );
  },
};

export const NotStarted: Story = {
  args: {
    progress: 0,
    texts: { ...continueTexts(name, 0), lastAccessed: t('dashboard:learner.notStarted') },
  },
};

/** The instructor unpublished it. Enrolled learners keep it. */
export const NoLongerOffered: Story = {
  tags: ['same-look'],
  args: { badge: { label: t('dashboard:learner.withdrawn'), tone: 'caution' } },
};

export const OtherLanguage: Story = {
  args: { ...foreignName, texts: continueTexts(foreignName.name) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(foreignName.name)).toHaveAttribute('lang', foreignName.nameLanguage);
  },
};

/** The image covers the height of the words. */
export const LongName: Story = {
  args: { name: `${longName} ${longName} (${longWord})`, texts: continueTexts(longName) },
  decorators: [within(640)],
};

/** A width of 320 px: the image is above the words, and the action fills the line. */
export const Narrow: Story = { decorators: [within(280)] };

export const Focused: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name })).toHaveFocus();
  },
};
