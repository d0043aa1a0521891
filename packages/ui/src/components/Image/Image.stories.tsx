import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { inLanguage, within } from '../../stories/index.ts';
import { imageGuide } from './Image.guide.tsx';
import { Image } from './Image.tsx';

const meta = {
  component: Image,
  args: {
    src: '/pictures/courses/3d-lighting.jpg',
    avif: '/pictures/courses/3d-lighting.avif',
    alt: inLanguage({
      en: 'Overlapping shapes, lit from the side',
      ar: 'أشكال متراكبة يأتيها الضوء من الجانب',
      fr: 'Des formes qui se chevauchent, éclairées de côté',
    }),
  },
  decorators: [within(400)],
  parameters: imageGuide,
} satisfies Meta<typeof Image>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Wide: Story = { tags: ['ar-dark-1280'] };

export const Square: Story = { args: { ratio: 'square', rounded: true }, decorators: [within(200)] };

/** The address is missing or unsafe: the built-in drawing is shown. */
export const NoImage: Story = { args: { src: null, avif: null, alt: '', rounded: true } };

/** Both sources fail: each is requested once, then the built-in drawing appears. `alt` stays. */
export const Fails: Story = {
  args: { src: '/missing/image.jpg', avif: '/missing/image.avif', eager: true },
  play: async ({ canvas, args }) => {
    await waitFor(() =>
      expect(canvas.getByRole('img', { name: args.alt })).toHaveAttribute(
        'src',
        expect.stringMatching(/^data:/),
      ),
    );
  },
};

/** The caller's own fallback fails too: it is not requested again and `alt` is shown. */
export const FallbackFails: Story = {
  args: { ...Fails.args, fallback: '/missing/fallback.jpg' },
  play: async ({ canvas, args }) => {
    await waitFor(() =>
      expect(canvas.getByRole('img', { name: args.alt })).toHaveAttribute('src', '/missing/fallback.jpg'),
    );
  },
};
