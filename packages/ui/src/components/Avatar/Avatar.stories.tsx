import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { guide, inLanguage } from '../../stories/index.ts';
import { Inline } from '../layout/index.ts';
import { Avatar } from './Avatar.tsx';

const meta = {
  component: Avatar,
  args: { name: inLanguage({ en: 'Lina Haddad', ar: 'لينا حداد', fr: 'Lina Haddad' }), size: 'large' },
  parameters: guide({
    use: ['For a user, next to their name or in a button named after them.'],
    instead: [
      { when: 'It shows an object, not a user', use: 'Image' },
      { when: 'It stands for a role, not for one user', use: 'Icon' },
    ],
    keyboard: { none: 'Not interactive. Screen readers skip it, since the name is next to it.' },
  }),
} satisfies Meta<typeof Avatar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Initials: Story = {};

export const WithImage: Story = { args: { src: '/pictures/courses/3d-lighting.jpg' } };

/** Shows the initials when the image fails to load. */
export const ImageFails: Story = {
  args: { src: '/missing/portrait.jpg', 'aria-hidden': false },
  play: async ({ canvas, canvasElement, args }) => {
    await waitFor(() => expect(canvasElement.querySelector('img')).toBeNull());
    await expect(canvas.getByText(new RegExp(`^${args.name.charAt(0)}`))).toBeVisible();
  },
};

export const Sizes: Story = {
  tags: ['en-forced-1280'],
  render: ({ name }) => (
    <Inline>
      <Avatar name={name} size="small" />
      <Avatar name={name} size="medium" />
      <Avatar name={name} size="large" />
    </Inline>
  ),
};

/** One word, four words, other scripts, letters with diacritics, an empty name. */
export const Names: Story = {
  render: () => (
    <Inline>
      {['Plato', 'Ada King of Lovelace', 'محمد عبد الله', 'Łukasz Żak', ''].map((name) => (
        <Avatar key={name} name={name} size="large" />
      ))}
    </Inline>
  ),
};
