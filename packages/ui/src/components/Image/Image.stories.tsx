import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { guide, inLanguage, within } from '../../stories/index.ts';
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
  parameters: guide({
    use: [
      'For every picture in the page: it keeps its room while it loads, and falls back once when it does not.',
      '`alt` tells what the picture tells; it is empty where the text beside it says the same.',
    ],
    instead: [
      { when: 'It is a person', use: 'Avatar' },
      { when: 'It is a sign', use: 'Icon' },
    ],
    keyboard: { none: 'It only shows.' },
  }),
} satisfies Meta<typeof Image>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Wide: Story = {};

export const Square: Story = { args: { ratio: 'square', rounded: true }, decorators: [within(200)] };

/** Nothing was given, or its address is not safe: the drawing is part of the code. */
export const NoImage: Story = { args: { src: null, avif: null, alt: '', rounded: true } };

/** Neither source loads: each is tried once, then the drawing stands in, and what the picture tells stays. */
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

/** The fallback of the caller's own fails too: it is not tried again, and the words of `alt` are shown. */
export const FallbackFails: Story = {
  args: { ...Fails.args, fallback: '/missing/fallback.jpg' },
  play: async ({ canvas, args }) => {
    await waitFor(() =>
      expect(canvas.getByRole('img', { name: args.alt })).toHaveAttribute('src', '/missing/fallback.jpg'),
    );
  },
};
