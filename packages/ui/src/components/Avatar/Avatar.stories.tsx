import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { guide, inLanguage } from '../../stories/index.ts';
import { Inline } from '../layout/index.ts';
import { Avatar } from './Avatar.tsx';

const meta = {
  component: Avatar,
  args: { name: inLanguage({ en: 'Lina Haddad', ar: 'لينا حداد', fr: 'Lina Haddad' }), size: 'large' },
  parameters: guide({
    use: ['For a person, beside their name or in a button that bears it.'],
    instead: [
      { when: 'It is a picture of something', use: 'Image' },
      { when: 'It stands for a kind of person, not for one', use: 'Icon' },
    ],
    keyboard: { none: 'It only shows, and is not read out: the name beside it is.' },
  }),
} satisfies Meta<typeof Avatar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Initials: Story = {};

export const WithImage: Story = { args: { src: '/pictures/courses/3d-lighting.jpg' } };

/** It does not load: the initials stand in for it. */
export const ImageFails: Story = {
  args: { src: '/missing/portrait.jpg', 'aria-hidden': false },
  play: async ({ canvas, canvasElement, args }) => {
    await waitFor(() => expect(canvasElement.querySelector('img')).toBeNull());
    await expect(canvas.getByText(new RegExp(`^${args.name.charAt(0)}`))).toBeVisible();
  },
};

export const Sizes: Story = {
  render: ({ name }) => (
    <Inline>
      <Avatar name={name} size="small" />
      <Avatar name={name} size="medium" />
      <Avatar name={name} size="large" />
    </Inline>
  ),
};

/** One word, four words, other letters than the page's, letters with marks, none at all. */
export const Names: Story = {
  render: () => (
    <Inline>
      {['Plato', 'Ada King of Lovelace', 'محمد عبد الله', 'Łukasz Żak', ''].map((name) => (
        <Avatar key={name} name={name} size="large" />
      ))}
    </Inline>
  ),
};
