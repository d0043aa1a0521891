import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ButtonLink } from '../../components/Button/index.ts';
import { t } from '../../stories/index.ts';
import { NotFound } from './ErrorPage.tsx';
import { notFoundGuide } from './NotFound.guide.tsx';

const meta = {
  component: NotFound,
  args: {
    title: t('common:notFound.title'),
    text: t('common:notFound.text'),
    action: <ButtonLink href="/">{t('common:actions.goHome')}</ButtonLink>,
  },
  parameters: {
    layout: 'fullscreen',
    ...notFoundGuide,
  },
} satisfies Meta<typeof NotFound>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Page: Story = {
  tags: ['ar-dark-1280', 'en-light-375'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(t('common:notFound.title'));
  },
};

/** A missing catalog item, with a link to similar ones. */
export const Course: Story = {
  args: {
    title: t('catalog:course.notFound'),
    text: t('catalog:course.notFoundText'),
    action: <ButtonLink href="/categories">{t('common:actions.browseCourses')}</ButtonLink>,
  },
};
