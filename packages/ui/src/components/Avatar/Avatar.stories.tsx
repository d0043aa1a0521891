import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { inLanguage } from '../../stories/index.ts';
import { Inline } from '../layout/index.ts';
import { avatarGuide } from './Avatar.guide.tsx';
import { Avatar } from './Avatar.tsx';

const meta = {
  component: Avatar,
  args: { name: inLanguage({ en: 'Lina Haddad', ar: 'لينا حداد', fr: 'Lina Haddad' }), size: 'large' },
  parameters: avatarGuide,
} satisfies Meta<typeof Avatar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Initials: Story = { tags: ['ar-dark-1280'] };

export const WithImage: Story = { args: { src: '/pictures/courses/3d-lighting.jpg' } };

/** Shows the initials when the image fails to load. */
export const ImageFails: Story = {
  tags: ['same-look'],
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
